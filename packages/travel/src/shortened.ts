/** The beginning of a text, of at most so many UTF-16 code units; a character of two halves stays whole. */
export const shortened = (text: string, most: number): string => text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
