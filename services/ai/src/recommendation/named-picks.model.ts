/** Places of a list that somebody names by their order in it: 'more like the second one, but smaller'. */

const WORDS = [
  'first|1st|erste|ersten|premier|première|primero|primera|primo|prima',
  'second|2nd|zweite|zweiten|deuxième|deuxieme|segundo|segunda|secondo|seconda',
  'third|3rd|dritte|dritten|troisième|troisieme|tercero|tercera|terzo|terza',
  'fourth|4th|vierte|vierten|quatrième|quatrieme|cuarto|cuarta|quarto|quarta',
  'fifth|5th|fünfte|fünften|cinquième|cinquieme|quinto|quinta',
];
const ARTICLE = '(?:the|das|der|die|dem|den|le|la|el|il|lo)';
const PICK = new RegExp(
  `(?<!\\p{L})(?:${ARTICLE} )?(?:(?<word>${WORDS.join('|')}) (?:one|place|option|pick|suggestion|choice|destination|ort|vorschlag|opción|opcion|lugar|proposta|proposition)` +
    `|(?<=${ARTICLE} )(?<alone>${WORDS.join('|')})(?= (?:but|only|just|with|aber|nur|mit|mais|pero|ma|con)(?!\\p{L})|[,.!?]|$)` +
    `|(?:number|option|no\\.|nr\\.|#) ?(?<number>[1-5]))(?!\\p{L}|\\d)`,
  'giu',
);

/** Who keeps a place asks for others beside it: its name alone would ask for no other. */
const KEEPS = /\b(?:keep|keeping|behalte|behalten|garde|gardez|mantén|tieni)\b/iu;

/** Whether a text names a place by its order, to say what a list is to be like. */
export const namesPicks = (text: string): boolean => text.search(PICK) >= 0 && !KEEPS.test(text);

/**
 * The text with the names of the places that it means.
 * @param names of the list, first to last
 * @example withNamedPicks('like the second one, but smaller', ['Rome', 'Munich']) // 'like Munich, but smaller'
 */
export function withNamedPicks(text: string, names: readonly string[]): string {
  return text.replace(PICK, (words: string, ...found: unknown[]) => {
    const { word, alone, number } = found.at(-1) as Record<string, string | undefined>;
    const said = (word ?? alone)?.toLowerCase();
    const at = said ? WORDS.findIndex((each) => each.split('|').includes(said)) : Number(number) - 1;
    return names[at] ?? words;
  });
}
