/** Where the house stands on its site: at the root, or below a path under which a proxy shows it ("/ludo"). */
export const root = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="root"]')?.content ?? "";

/** The whole address of a page of this house, to be given to others. */
export function addressOf(path: string): string {
  return `${globalThis.location?.origin ?? ""}${root}${path}`;
}
