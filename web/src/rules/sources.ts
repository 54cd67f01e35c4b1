/** Entries that share a source are named together. */

export interface SourceGroup {
  source: string;
  names: string[];
}

export function bySource(sources: string[], names: string[]): SourceGroup[] {
  const groups = new Map<string, string[]>();
  sources.forEach((source, place) => {
    const named = groups.get(source) ?? [];
    if (names[place]) named.push(names[place]);
    groups.set(source, named);
  });
  return [...groups].map(([source, named]) => ({ source, names: named }));
}
