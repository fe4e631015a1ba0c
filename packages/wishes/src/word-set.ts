/** Words that are written with a blank between them. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter(Boolean));
