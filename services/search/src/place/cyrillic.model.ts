/** Cyrillic names in Latin letters, as maps in English write them (BGN/PCGN romanization of Russian and Ukrainian, without marks). */

const LETTERS: Readonly<Record<string, string>> = {
  а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'ye', ж: 'zh', з: 'z', и: 'i', і: 'i', ї: 'yi', й: 'y', к: 'k', л: 'l',
  м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ў: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh', щ: 'shch',
  ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya',
}; // prettier-ignore
/** `е` begins with a `y` at the beginning of a word, behind a vowel and behind a sign: Шереметьево is Sheremetyevo. */
const IOTATED = /(?<=^|[аеёиоуыэюяъь]|[^\p{L}])е/giu;

/**
 * A text without Cyrillic letters; undefined where it has none.
 * @example latinOf('Шереметьево') // 'sheremetyevo'
 */
export function latinOf(text: string): string | undefined {
  if (!/\p{Script=Cyrillic}/u.test(text)) return undefined;
  const plain = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  return [...plain.replace(IOTATED, 'ye')].map((letter) => LETTERS[letter] ?? letter).join('');
}
