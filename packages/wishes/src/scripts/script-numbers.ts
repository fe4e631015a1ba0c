/** Numbers as they are written in Chinese, Japanese, Korean and Arabic texts. */

/** `value` is NaN for a number that is none for sure: a range, or 'some ten'. */
export type NumberSaid = { value: number; end: number };

const DIGITS = '〇一二三四五六七八九';
const TENS: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const LARGE: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 億: 1e8, 亿: 1e8, 만: 1e4, 억: 1e8 };
const KOREAN = '한 두 세 네 다섯 여섯 일곱 여덟 아홉 열'.split(' ');
const ARABIC: Readonly<Record<string, number>> = {
  ...{ واحد: 1, واحده: 1, اثنين: 2, ثلاث: 3, ثلاثه: 3, اربع: 4, اربعه: 4, خمس: 5, خمسه: 5, ست: 6, سته: 6, سبع: 7 },
  ...{ سبعه: 7, ثمان: 8, ثماني: 8, ثمانيه: 8, تسع: 9, تسعه: 9, عشر: 10, عشره: 10, عشرين: 20 },
};

const digitOf = (letter: string): number =>
  letter === '两' || letter === '兩' ? 2 : letter === '零' ? 0 : DIGITS.indexOf(letter);

/** 'Ten thousand five' is fifteen thousand, as people say sums. */
function kanjiValue(letters: string): number {
  let [all, part, digit, last] = [0, 0, -1, 0];
  for (const letter of letters) {
    const [ten, large] = [TENS[letter], LARGE[letter]];
    if (ten !== undefined) {
      part += Math.max(digit, digit === -1 ? 1 : 0) * ten;
      [digit, last] = [-1, ten];
    } else if (large !== undefined) {
      all += (part + Math.max(digit, 0)) * large;
      [part, digit, last] = [0, -1, large];
    } else if (digit > 0) {
      // 'Three four days' are three or four.
      return Number.NaN;
    } else {
      digit = digitOf(letter);
      if (digit === 0) [digit, last] = [-1, 0];
    }
  }
  return all + part + Math.max(digit, 0) * (last > 10 ? last / 10 : 1);
}

const DIGITAL =
  /(\d+(?:,\d{3})*(?:\.\d+)?)(?:(十|百|千|万|萬|천|만|억| ?الف(?![ء-ي])| ?الاف(?![ء-ي])| ?مليون(?![ء-ي]))(?:(\d)(?:(千|천)|(?![\d])))?)?/y;
const KANJI = /[一二三四五六七八九十百千万萬两兩零〇几幾]+/y;
const RANGE = /^\s*[-~～〜–]\s*\d/;
const TIMES: Readonly<Record<string, number>> = { ...TENS, ...LARGE, 천: 1000, الف: 1000, الاف: 1000, مليون: 1e6 };

/** The number at a place in a text, or null. */
export function numberAt(text: string, at: number, language: 'ja' | 'zh' | 'ko' | 'ar'): NumberSaid | null {
  DIGITAL.lastIndex = at;
  const digital = DIGITAL.exec(text);
  if (digital) {
    const [said, digits = '', times = '', more, thousand] = digital;
    const end = at + said.length;
    const factor = TIMES[times.trim()] ?? 1;
    const rest = more ? Number(more) * (thousand ? 1000 : factor / 10) : 0;
    const isRange =
      RANGE.test(text.slice(end, end + 4)) ||
      /\d\s*(?:[-~～〜–]|الي|ل|에서|到|至)\s*$/.test(text.slice(Math.max(0, at - 6), at));
    return { value: isRange ? Number.NaN : Number(digits.replaceAll(',', '')) * factor + rest, end };
  }
  if (language === 'ko') {
    const word = KOREAN.findIndex((each) => text.startsWith(`${each} `, at) || text.startsWith(`${each}시간`, at));
    return word < 0 || /\S/.test(text[at - 1] ?? ' ')
      ? null
      : { value: word + 1, end: at + (KOREAN[word]?.length ?? 1) };
  }
  if (language === 'ar') {
    const word = /^[ء-ي]+/.exec(text.slice(at, at + 12))?.[0] ?? '';
    const value = ARABIC[word.replace(/^[لوب](?=[ء-ي]{3})/, '')] ?? ARABIC[word];
    if (value === undefined) return null;
    const times = /^ (الف|الاف|مليون)(?![ء-ي])/.exec(text.slice(at + word.length, at + word.length + 8));
    const factor = TIMES[times?.[1] ?? ''] ?? 1;
    return { value: value * factor, end: at + word.length + (times?.[0].length ?? 0) };
  }
  KANJI.lastIndex = at;
  const letters = KANJI.exec(text)?.[0];
  if (!letters) return null;
  const isSome = /[几幾]/.test(letters);
  const end = at + letters.length;
  // 'Ten and some days'.
  const isAbout = /^[来來]/.test(text.slice(end)) && letters.endsWith('十');
  return { value: isSome ? Number.NaN : kanjiValue(letters), end: isAbout ? end + 1 : end };
}
