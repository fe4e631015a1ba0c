/** A text in another script as it is looked up: with one way to write each letter. */

/** `at` is where each letter stood. */
export type Folded = { text: string; at: readonly number[] };

const ARABIC: Readonly<Record<string, string>> = { أ: 'ا', إ: 'ا', آ: 'ا', ى: 'ي', ة: 'ه', ئ: 'ئ', ؤ: 'ؤ' };
const NO_LETTER = /[\u064b-\u0652\u0640\u200b-\u200f\ufe0f]/;

/** Western digits for those of other scripts, narrow letters for wide ones, Arabic without its marks. */
export function foldScript(typed: string): Folded {
  let text = '';
  const at: number[] = [];
  for (let index = 0; index < typed.length; index += 1) {
    const letter = typed[index] ?? '';
    if (NO_LETTER.test(letter)) continue;
    const code = letter.charCodeAt(0);
    const digit = code >= 0x660 && code <= 0x669 ? code - 0x660 : code >= 0x6f0 && code <= 0x6f9 ? code - 0x6f0 : -1;
    const wide = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : letter;
    text += digit >= 0 ? String(digit) : (ARABIC[letter] ?? wide);
    at.push(index);
  }
  return { text, at: [...at, typed.length] };
}

const SCRIPTS = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0621-\u064a]/;
/** Whether a text has letters that are read by clause. */
export const hasScript = (text: string): boolean => SCRIPTS.test(text);

/** Which language a clause is written in; one of Chinese letters alone is what its text is. */
export function languageOf(clause: string, text: string): 'ja' | 'zh' | 'ko' | 'ar' {
  if (/[\u0621-\u064a]/.test(clause)) return 'ar';
  if (/[\uac00-\ud7af]/.test(clause)) return 'ko';
  return /[\u3040-\u309f\u30a1-\u30fa]/.test(text) ? 'ja' : 'zh';
}
