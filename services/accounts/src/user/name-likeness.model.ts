/** Names that look like somebody they are not: the house, or another person. */
import { foldName } from '@sojourn/contracts';
import lookalikes from './lookalike-letters.json';

/** Scripts with letters that look like those of another one of them. A name is written in one. */
const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Armenian', 'Cherokee', 'Coptic', 'Lisu'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);
/** Letters that look like others of their own script. */
const DIGITS: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '|': 'i',
  '!': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** The Latin letters that a name is read as, where a letter looks like one; see lookalike-letters.json. */
const latinOf = (name: string): string =>
  [...foldName(name).normalize('NFKD').replace(/\p{M}/gu, '')]
    .map((letter) => (lookalikes.letters as Record<string, string>)[letter] ?? letter)
    .join('');

/** What somebody reads who does not look closely: without marks, signs between words, and digits in place of letters. */
const readAs = (name: string): string =>
  [...latinOf(name).replaceAll('rn', 'm').replaceAll('vv', 'w')]
    .map((letter) => DIGITS[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}]/gu, '');

const HOUSE = readAs('sojourn');
const OFFICES = new Set(
  [
    ...['admin', 'admins', 'administrator', 'administration', 'sysadmin', 'superuser', 'support', 'support team'],
    ...['help desk', 'helpdesk', 'customer service', 'customer support', 'customer care', 'moderator', 'moderators'],
    ...['staff', 'team', 'official', 'security', 'security team', 'system', 'webmaster', 'postmaster', 'no reply'],
  ].map(readAs),
);
/** What may stand beside the house's name in a name of its people. */
const BESIDE = [
  ...OFFICES,
  ...['the', 'app', 'care', 'com', 'crew', 'customer', 'desk', 'help', 'hq', 'inc', 'info', 'mail', 'news'].map(readAs),
  ...['office', 'portal', 'service', 'services', 'travel', 'trips', 'planner', 'account', 'accounts', 'billing'].map(
    readAs,
  ),
  ...['payments', 'bot', 'ai', 'notice', 'alerts', 'founder', 'ceo', 'owner', 'global', 'real'].map(readAs),
].sort((one, other) => other.length - one.length);

/** The house's own name, alone or beside an office: 'Sojourn Team', 'support-sojourn', 'S0journ'; not 'Sojourner'. */
function isOfHouse(read: string): boolean {
  const at = read.indexOf(HOUSE);
  if (at < 0) return OFFICES.has(read);
  return [read.slice(0, at), read.slice(at + HOUSE.length)].every(isBeside);
}

function isBeside(rest: string): boolean {
  return rest === '' || BESIDE.some((word) => rest.startsWith(word) && isBeside(rest.slice(word.length)));
}

/** Whether letters of several scripts that look alike stand in one word. */
const isMixed = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1;

/**
 * What is wrong with a name that others will see, as a sentence; undefined for one that may be used.
 * @param parts of the name, each of which may be in a script of its own
 * @example likenessFault('Sojourn', 'Team') // 'This name looks like one of ours. Please choose another.'
 */
export function likenessFault(...parts: (string | null | undefined)[]): string | undefined {
  const words = parts.flatMap((part) => part?.split(/\s+/) ?? []).filter(Boolean);
  const name = words.join('');
  if ([name, name.replace(/\p{N}+$/u, '')].some((each) => isOfHouse(readAs(each))))
    return 'This name looks like one of ours. Please choose another.';
  if (words.some(isMixed)) {
    return 'This name mixes letters of several alphabets that look alike. Please write it in one of them.';
  }
  return undefined;
}

/** The Latin name that one in another script is read as, where every letter of it looks Latin; else null. */
export function latinTwinOf(name: string): string | null {
  const latin = latinOf(name);
  return latin !== foldName(name).normalize('NFKD').replace(/\p{M}/gu, '') && /^[\p{Script=Latin}\P{L}]+$/u.test(latin)
    ? latin
    : null;
}
