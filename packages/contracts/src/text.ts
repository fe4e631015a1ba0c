/** What a text that somebody types may hold: nothing that a reader cannot see. */
import { z } from './zod';

// Scripts whose letters change their shape by the joiners U+200C and U+200D: cursive ones and those with a virama (UAX 31).
const SHAPED =
  'Adlm Arab Bali Beng Deva Gujr Guru Java Khmr Knda Mand Mlym Mong Mymr Nkoo Orya Rohg Sinh Syrc Taml Telu Tibt';
const SHAPED_LETTER = SHAPED.split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const EMOJI = '(?!\\p{Cn})\\p{ExtPict}(?:\\p{EMod}|[\\uFE0E\\uFE0F])?';

/** Where a character that is hidden by itself shapes what is before it, and so may be there. */
const SHAPING = new RegExp(
  [
    // The flags of England, Scotland and Wales (UTS 51, emoji tag sequences).
    '\\u{1F3F4}[\\u{E0061}-\\u{E007A}]{3,6}\\u{E007F}',
    `${EMOJI}(?:\\u200D${EMOJI})*`,
    '[#*\\d]\\uFE0F\\u20E3',
    `[${SHAPED_LETTER}][\\u200C\\u200D]`,
    '\\p{sc=Mong}[\\u180B-\\u180D\\u180F]',
    // Variants of Han characters, as names are written with (UTS 37).
    '\\p{sc=Han}[\\uFE00-\\uFE02\\u{E0100}-\\u{E01EF}]',
  ].join('|'),
  'gu',
);

/**
 * Control, unassigned, private and half characters, line separators, and whatever Unicode says is not to be shown, which
 * has zero-width characters and those that turn the direction of a text; U+2800 is a blank that counts as a symbol.
 */
const HIDDEN = /[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\u2800\uFFF9-\uFFFB]/u;
/** Paragraphs have line breaks, and what is pasted into them has soft hyphens and direction marks of its own. */
const CONTROL = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/**
 * What almost every text is made of, and what can be seen of itself: Latin letters, digits and the punctuation of a
 * keyboard. Asking Unicode's properties of each character takes a hundred times as long, and a trip has thousands of texts.
 */
const PLAIN = /^[ -~\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027\u20AC]*$/;
const PLAIN_LINES = /^[\t\n\r -~\u00A1-\u00AC\u00AE-\u024F\u2010-\u2027\u20AC]*$/;

const QUOTED = 20;

function faultAt(text: string, at: number): string | undefined {
  if (at < 0) return undefined;
  const code = (text.codePointAt(at) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  const before = [...text.slice(0, at).trim()].slice(-QUOTED).join('').trim();
  return `Please remove the hidden character ${before ? `after “${before}”` : 'at the beginning'} (U+${code}).`;
}

/**
 * What is wrong with a name or another text of one line, as a sentence; undefined for one that may be used. Emoji made of
 * several characters and the joiners of Persian and Indic spelling are no fault.
 * @example hiddenCharacterFault('admin\u200b') // 'Please remove the hidden character after “admin” (U+200B).'
 */
export function hiddenCharacterFault(text: string): string | undefined {
  if (PLAIN.test(text)) return undefined;
  const visible = text.replace(SHAPING, (shaped) => 'x'.repeat(shaped.length));
  return faultAt(text, visible.search(HIDDEN));
}

const everywhere = (pattern: RegExp) => new RegExp(pattern.source, 'gu');
const EVERY_HIDDEN = everywhere(HIDDEN);
const EVERY_CONTROL = everywhere(CONTROL);

/** A text of one line without what {@link hiddenCharacterFault} finds; joiners go with it, unless nothing else is wrong. */
export const withoutHiddenCharacters = (text: string): string =>
  hiddenCharacterFault(text) ? text.replace(EVERY_HIDDEN, '') : text;

/** A text of several lines without what {@link controlCharacterFault} finds. */
export const withoutControlCharacters = (text: string): string => text.replace(EVERY_CONTROL, '');

/** What is wrong with a text of several lines, as a sentence: a control character that is no line break or tab. */
export const controlCharacterFault = (text: string) =>
  PLAIN_LINES.test(text) ? undefined : faultAt(text, text.search(CONTROL));

const refusedFor = (faultOf: (text: string) => string | undefined) =>
  z.refine<string>((text) => faultOf(text) === undefined, { error: ({ input }) => faultOf(String(input)) });

/**
 * The check of a text's length, in UTF-16 code units. What is too long is judged no further: a body of 100 kB that is
 * refused all the same would be looked through for a tenth of a second.
 */
export const atMost = (max: number, error: string) => z.maxLength(max, { error, abort: true });

/**
 * {@link atMost} in the words that most fields use. The number is written by hand: `toLocaleString` loads a phone's
 * locale data, for 20 ms of the page that is opened with these contracts.
 */
export const atMostCharacters = (max: number) =>
  atMost(max, `Please use at most ${String(max).replace(/\B(?=(?:\d{3})+$)/g, ',')} characters.`);

/** The check of names and texts of one line: see {@link hiddenCharacterFault}. */
export const oneLine = refusedFor(hiddenCharacterFault);

/** The check of texts of several lines: see {@link controlCharacterFault}. */
export const manyLines = refusedFor(controlCharacterFault);

/** Letters by case, also where a capital is two of them (ß) and where a small one has a form for the end of a word (ς). */
const foldCase = (text: string): string => text.toUpperCase().toLowerCase().replaceAll('ς', 'σ');

/**
 * The form of a name that is compared: one for whatever differs by case, by width or other compatibility forms, and by
 * characters that cannot be seen (Unicode 3.13, toNFKC_Casefold). What is folded already stays as it is.
 * @example foldName(' Ａdmin\u200b') // 'admin'
 */
export function foldName(name: string): string {
  const seen = name
    .trim()
    .normalize('NFKD')
    .replace(/\p{DI}/gu, '');
  return foldCase(foldCase(seen).normalize('NFKD')).normalize('NFKC');
}
