/** A number and what it counts stay in one line: `2 adults`. */
export const unbroken = (text: string): string => text.replace(/(\d) /g, '$1\u00a0');
