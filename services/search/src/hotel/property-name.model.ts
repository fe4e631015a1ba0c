/** The grammar of a house's name: which words a way to name houses takes, and how the two run together. */
import { foldWords } from '@sojourn/travel';

/** A preposition with or without its article, by which `del Carmen` and `Zur Post` need a noun before them. */
const LINKED =
  /^(?:de|du|des|del|do|da|dos|das|dei|del|della|delle|degli|di|am|an|im|zu|zum|zur|beim|pri|pod|u)\s|^d'/i;
/** An article of the word's own: `La Palmeraie`, `el Patio`. */
const DETERMINED = /^(?:le|la|les|el|los|las|il|lo|gli|o|os|as|der|die|das|den|the)\s|^l'/i;
/** Behind these a name stands, and neither a preposition nor an article: `Chez Voltaire`, `Le Petit Bellevue`. */
const BEFORE_BARE = /(?:^|\s)(?:chez|petit)$/i;
const BEFORE_UNDETERMINED = /(?:^|\s)(?:the|al|dar|beit)$/i;

/** Two words that are written as one in their language; `de El Salvador` stays, because a name keeps its article. */
const CONTRACTIONS: readonly (readonly [pair: RegExp, one: string])[] = [
  // Spanish; `de del` is what a word with a preposition leaves behind a way that has one.
  [/(?<!\p{L})de del(?!\p{L})/gu, 'del'],
  [/(?<!\p{L})de (de (?:la|los|las))(?!\p{L})/gu, '$1'],
  [/(?<!\p{L})de el(?!\p{L})/gu, 'del'],
  [/(?<!\p{L})a el(?!\p{L})/gu, 'al'],
  // French
  [/(?<!\p{L})de les(?!\p{L})/gu, 'des'],
  [/(?<!\p{L})de le(?!\p{L})/gu, 'du'],
  [/(?<!\p{L})à les(?!\p{L})/gu, 'aux'],
  [/(?<!\p{L})à le(?!\p{L})/gu, 'au'],
  // Italian
  [/(?<!\p{L})di il(?!\p{L})/gu, 'del'],
  [/(?<!\p{L})di lo(?!\p{L})/gu, 'dello'],
  [/(?<!\p{L})di la(?!\p{L})/gu, 'della'],
  [/(?<!\p{L})di le(?!\p{L})/gu, 'delle'],
  [/(?<!\p{L})di i(?!\p{L})/gu, 'dei'],
  [/(?<!\p{L})di gli(?!\p{L})/gu, 'degli'],
  // Portuguese
  [/(?<!\p{L})de os(?!\p{L})/gu, 'dos'],
  [/(?<!\p{L})de as(?!\p{L})/gu, 'das'],
  [/(?<!\p{L})de o(?!\p{L})/gu, 'do'],
  [/(?<!\p{L})a o(?!\p{L})/gu, 'ao'],
  // German
  [/(?<!\p{L})zu dem(?!\p{L})/giu, 'zum'],
  [/(?<!\p{L})zu der(?!\p{L})/giu, 'zur'],
  [/(?<!\p{L})in dem(?!\p{L})/giu, 'im'],
  [/(?<!\p{L})an dem(?!\p{L})/giu, 'am'],
];

/**
 * A text with the words joined that its language joins.
 * @example contracted('La Casona de el Patio') // 'La Casona del Patio'
 */
export const contracted = (text: string): string =>
  CONTRACTIONS.reduce((rest, [pair, one]) => rest.replace(pair, one), text);

/** Words of this many letters and more are heard twice. */
const HEARD = 4;
const heard = (text: string): string[] =>
  foldWords(text.replace(/%\w/g, ' '))
    .split(' ')
    .filter((word) => word.length >= HEARD);

/** Whether two parts of a name say one word: `Tea House House`. */
export function saysTwice(one: string, other: string): boolean {
  const words = heard(one);
  return heard(other).some((word) => words.includes(word));
}

/** Whether a word can stand where `%w` is in a way to name houses. */
export function isFitting(way: string, word: string): boolean {
  if (!way.includes('%w')) return true;
  const before = (way.split('%w')[0] ?? '').trim();
  const isLinked = LINKED.test(word);
  const isDetermined = DETERMINED.test(word);
  if (isLinked && before === '') return false;
  if ((isLinked || isDetermined) && BEFORE_BARE.test(before)) return false;
  if ((isLinked || isDetermined) && BEFORE_UNDETERMINED.test(before)) return false;
  return !saysTwice(way, word);
}
