/** French signs never begin a line, nor do numbers leave their unit. */

const NO_BREAK = "\u00a0";

export function bound(sentence: string): string {
  return sentence
    .replaceAll(/ (?=[:;!?»%€])/g, NO_BREAK)
    .replaceAll(/(\d) (?=[FM]\b)/g, `$1${NO_BREAK}`)
    .replaceAll("« ", `«${NO_BREAK}`);
}
