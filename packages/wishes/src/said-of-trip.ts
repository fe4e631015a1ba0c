/** Who goes and where they start, in the words of a text: what a planner asks beside wishes. */
import { foldWords, formatCount, monthNames, parseParty } from '@sojourn/travel';
import { numberWords } from './function-words';
import { isLanguageWord } from './language-words';

const NUMBER = '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve)';
const KIDS =
  '(?:kids?|children|child|toddlers?|bab(?:y|ies)|infants?|teens?|teenagers?|sons?|daughters?|twins|grandkids|grandchildren)';
const KIN =
  '(?:wife|husband|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|mum|mom|mother|dad|father|sister|brother|parents|friends?|best friend|daughter|son|family|grandmother|grandma)';
/** 'and our two kids (4 and 7)', 'with a 4-year-old' */
const WITH_KIDS = `(?:,?(?: (?:and|plus|with|&|\\+))? (?:(?:our|my|the|a|an) )?(?:${NUMBER} )?(?:(?:small|young|little|teenage) )?(?:${KIDS}|\\d{1,2}[- ]year[- ]olds?)(?: \\([^)]{1,40}\\))?)?`;
const ADULTS =
  '(?:adults?|people|persons|travell?ers|friends|guys|girls|women|men|ladies|seniors|pensioners|couples|colleagues)';
/** The forms in which a party is told, the more telling first. */
const PARTIES = [
  `(?:a )?family of ${NUMBER}`,
  `${NUMBER} (?:\\p{L}+ )?${ADULTS}${WITH_KIDS}`,
  `(?:the )?${NUMBER} of us${WITH_KIDS}`,
  `us two${WITH_KIDS}`,
  `(?:me and )?my (?:${NUMBER} )?(?:${KIN}|girlfriends|boyfriends|buddies|cousins|sisters|brothers)(?: and (?:me|i)\\b)?${WITH_KIDS}`,
  `(?:my|our) (?:${NUMBER} )?${KIDS}`,
  '(?:both of us|us both)',
  `for ${NUMBER}(?= ?(?:people\\b|[,.;!?]|$))`,
  '(?:a )?couple',
  '(?:solo|alone|just me|by myself|on my own)',
].map((form) => new RegExp(`\\b${form}(?![\\p{L}\\d])`, 'iu'));

/**
 * The part of a text that says who goes; '' where none does.
 * @example partyIn('a week somewhere warm, two of us, $2,000 each') // 'two of us'
 */
export function partyIn(text: string): string {
  for (const form of PARTIES) {
    const said = form.exec(text)?.[0];
    if (said && parseParty(said).people > 0) return said;
  }
  return countedIn(foldWords(text));
}

/** Grown-ups and children in German, French, Spanish, Italian, Dutch and Portuguese, folded. */
const COUNTED =
  /\b(\d{1,2}|\p{L}+) (?:(adultos?|adultes?|erwachsenen?r?|adulti|volwassenen|personas?|personnes?|personen|persone|pessoas)|(ninos?|ninas?|hijos?|hijas?|enfants?|kinder|kindern|kind|bambin[oi]|figli[oae]?|kinderen|criancas?|filh[oa]s?))\b/gu;
/** Two who go without anybody else. */
const AS_TWO =
  /\b(?:zu zweit|wir zwei|wir beide|a deux|los dos|nosotros dos|noi due|in due|met z n tweeen|met zijn tweeen|nos dois)\b/u;

/** The party in words that everybody reads here: '2 adults and 1 kid'. */
function countedIn(folded: string): string {
  let [adults, kids] = [0, 0];
  for (const [, number = '', isAdult, isKid] of folded.matchAll(COUNTED)) {
    const count = Number(number) || numberWords[number] || (isKid ? 1 : 0);
    if (isAdult) adults += count;
    else kids += count;
  }
  if (adults === 0 && AS_TWO.test(folded)) adults = 2;
  return [adults > 0 && formatCount(adults, 'adult'), kids > 0 && formatCount(kids, 'kid')]
    .filter(Boolean)
    .join(' and ');
}

const NAME = /\p{Lu}[\p{L}’'.-]*(?: (?:(?:de|do|da|di|la|las|los|am|an der) )?\p{Lu}[\p{L}’'.-]*){0,3}/uy;
const WORD = /[\p{L}’'.-]+/uy;
/** Words behind which a place is where one starts, however its name is written. */
const SURE =
  /\b(?:flying (?:out )?(?:of|from)|flights? (?:out of|from)|fly (?:out )?(?:of|from)|leaving(?: from)?|depart(?:ing)?(?: from)?|starting (?:from|in)|coming from|travell?ing from|based in|live in|living in|hours?(?: flight| flying)? (?:from|of)|[\d.]h(?: flight)? from) /giu;
/** Words behind which a name is. */
const LIKELY =
  /\b(?:from|ab|vanuit|desde|da|au départ de|départ(?: de)?|partant de|depuis|saindo de|abfahrt|abflug) /giu;
const NO_PLACES = new Set([
  ...monthNames.map((name) => name.toLowerCase()),
  ...[
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
    'sunday',
    'christmas',
    'easter',
    'new year',
    'i',
  ],
  ...['home', 'here', 'there', 'work', 'everything', 'everyone', 'it', 'anywhere', 'us', 'where', 'the', 'my', 'our'],
]);
/** 'Boston to somewhere warm' leaves Boston. */
const AWAY =
  /^\s*(\p{Lu}[\p{L}’'.-]*(?: \p{Lu}[\p{L}’'.-]*){0,2}) to (?:somewhere|anywhere|someplace|wherever|some)\b/u;
/** 'From Lisbon to Porto' is a way between two places. */
const GOES_ON = /^\s+to\s+\p{Lu}/u;

/**
 * The place a text says the journey begins at, as it is written; '' where it says none.
 * @example startIn('no more than 5 hours from Chicago') // 'Chicago'
 */
export function startIn(text: string): string {
  const behind = (cue: RegExpExecArray, form: RegExp) => {
    form.lastIndex = cue.index + cue[0].length;
    return form.exec(text)?.[0].replace(/[.’'-]+$/u, '') ?? '';
  };
  const sure = [...text.matchAll(SURE)].map((cue) => behind(cue, NAME) || unknownOnly(behind(cue, WORD)));
  const likely = [...text.matchAll(LIKELY)].map((cue) => {
    const name = behind(cue, NAME);
    return GOES_ON.test(text.slice(cue.index + cue[0].length + name.length)) ? '' : name;
  });
  return [AWAY.exec(text)?.[1] ?? '', ...sure, ...likely].find(isPlaceName) ?? '';
}

const unknownOnly = (word: string) => (isLanguageWord(foldWords(word)) ? '' : word);

function isPlaceName(name: string): boolean {
  const folded = foldWords(name);
  return name.length >= 3 && !NO_PLACES.has(folded) && !NO_PLACES.has(folded.split(' ')[0] ?? '');
}
