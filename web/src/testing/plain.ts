/** Sentences with ordinary spaces, as one types them in a test. */
export const plain = (words: string): string => words.replaceAll(/[\u00a0\u202f]/g, " ");
