/** What has been asked of the house is not asked again, unless it failed. */

export function once<T>(ask: (...words: string[]) => Promise<T>): (...words: string[]) => Promise<T> {
  const answers = new Map<string, Promise<T>>();
  return (...words) => {
    const key = words.join(" ");
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(...words);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}
