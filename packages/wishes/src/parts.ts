/** What a sum of money is for: the trip, or a part of it that is named beside the sum, in five languages. */
import { foldWords } from '@sojourn/travel';
import { alsoIn } from './languages/languages';
import type { Piece } from './pieces';

/** `other` is a part that no list is made by: a day's money, a dinner. */
export type Part = 'trip' | 'flight' | 'night' | 'other';

const WORDS: Readonly<Record<Exclude<Part, 'trip'>, string>> = {
  flight:
    'flights?|airfares?|air ?fares?|fares?|plane tickets?|flight tickets?|air tickets?|flug|fluge|flugtickets?|flugpreis|vols?|billets? d avion|vuelos?|billetes? de avion|voli|volo|biglietti? aere[oi]',
  night:
    'hotels?|hostels?|accommodation|lodging|rooms?|airbnb|unterkunft|zimmer|ubernachtung|ubernachtungen|hebergement|logement|chambres?|alojamiento|habitacion|hoteles|alloggio|camera|albergo|alberghi',
  other:
    'food|meals?|dinners?|lunch|lunches|breakfast|restaurants?|drinks?|activities|activity|excursions?|tours?|rental cars?|car rental|car hire|taxis?|essen|mietwagen|aktivitaten|ausfluge|repas|nourriture|activites|location de voiture|comidas?|cenas?|restaurantes|actividades|excursiones|cibo|pasti|cena|ristoranti|attivita|escursioni',
};
const inAll: typeof WORDS = {
  flight: WORDS.flight + alsoIn(({ parts }) => parts.flight),
  night: WORDS.night + alsoIn(({ parts }) => parts.night),
  other: WORDS.other + alsoIn(({ parts }) => parts.other),
};
const partsOf = Object.keys(WORDS) as Exclude<Part, 'trip'>[];
const ANY = partsOf.map((part) => inAll[part]).join('|');
const AND = 'and|und|et|y|e|plus';
// 'En' is 'in' for Spain and France: it goes on with a part only before one.
const ALSO_AND = `${AND}${alsoIn(({ parts }) => parts.and)}`;
/** Between a part and its sum: 'flights that cost no more than $600', 'Flüge für höchstens 500 Euro'. */
const BETWEEN =
  'that|which|should|must|may|can|cost|costs|costing|is|are|be|to|for|at|of|around|about|price|prices|priced|budget|limit|only|up|or|no|not|more|less|than|cheaper|over|under|below|above|within|exceeding|most|max|maximum|' +
  'unter|uber|bis|zu|hochstens|maximal|weniger|mehr|als|nicht|fur|um|kostet|kosten|darf|durfen|soll|sollen|von|die|der|' +
  'a|au|moins|plus|pas|de|que|qui|coute|coutent|sous|pour|jusqu|maximum|' +
  'por|menos|mas|no|hasta|maximo|como|mucho|debajo|cuesten|cueste|' +
  'meno|piu|non|sotto|sopra|i|gli|fino|massimo|al|per|di|che|costi|costino';
const BEFORE = new RegExp(
  `\\b(?:(${ANY}) (?:(?:${ALSO_AND}) )?)?(${ANY})(?: (?:${BETWEEN}${alsoIn(({ parts }) => parts.between)})){0,7}$`,
);
const ARTICLES =
  '(?:(?:the|a|my|our|den|die|das|der|einen|le|la|les|l|un|una|el|los|il|lo|i|gli|return|direct' +
  alsoIn(({ parts }) => parts.articles) +
  ') )*';
const EACH = `(?:(?:max|maximum|tops|each|pp|per person|per head|pro person|par personne|por persona|a persona|a testa${alsoIn(({ parts }) => parts.each)}) )*`;
/** Behind the sum; what is included in it, or one of two, is no part that it is for: '$1,000 flights included'. */
const BEHIND = new RegExp(
  `^${EACH}(?:(?:for|on|fur|pour|para|por|per${alsoIn((each) => each.parts.for)}) )?${ARTICLES}(${ANY})\\b(?! (?:${AND}|included|inclusive|incl|inklusive|inbegriffen|compris|incluidos?|incluso|inclusi${alsoIn(({ parts }) => parts.included)}|(?:${ALSO_AND}) (?:\\w+ )?(?:${ANY}))\\b)`,
);
/** 'Excluding flights', 'flights not included': a sum that leaves a part of the trip out limits nothing that we cost. */
const OUT =
  'excluding|without|exclusive of|excl|not including|not incl|not counting|without counting|apart from|before|zuzuglich|zzgl|exklusive|exkl|ohne|hors|sans compter|sin incluir|sin contar|esclusi|esclusa|escluso';
const LEAVES_OUT = new RegExp(
  `^.{0,40}?\\b(?:(?:${OUT}) (?:(?:the|any|our|den|die|das|le|les|los|el|i|il) )?(?:${ANY}|tickets?)|(?:${ANY}) (?:not included|extra|excluded|separate|on top|not inclusive|exklusive|non compris|non inclus|no incluidos?|esclusi|esclusa))\\b`,
);
const RATE = (word: string) =>
  new RegExp(`^${EACH}(?:(?:a|per|the|each|every|pro|je|die|am|par|la|le|por|al|alla) )+(?:${word})\\b`);
const BY_NIGHT = RATE(`night|nacht|nuit|noche|notte${alsoIn(({ parts }) => parts.nightRate)}`);
const BY_DAY = RATE(`day|tag|jour|dia|giorno${alsoIn(({ parts }) => parts.dayRate)}`);
/** So far from the sum its part is looked for, in letters. */
const NEAR = 80;

/** As the patterns above have it: an article before a vowel is a word of its own, as in 'pour l'hôtel'. */
const folded = (words: string) => foldWords(words.replace(/['’ʼ]/g, ' '));

const partCalled = (words: string): Part =>
  partsOf.find((part) => new RegExp(`^(?:${inAll[part]})$`).test(words)) ?? 'trip';

/** What the sum among `pieces` at `at` is for, and from where to where in the text that is said. */
export function partOf(pieces: readonly Piece[], at: number, text: string): { part: Part; start: number; end: number } {
  const sum = pieces[at];
  if (!sum) return { part: 'trip', start: 0, end: 0 };
  const isWall = ({ kind }: Piece) => kind === 'comma' || kind === 'amount';
  const wall = pieces.slice(0, at).findLast(isWall)?.end ?? pieces[0]?.start ?? 0;
  const stop = pieces.slice(at + 1).find(isWall)?.start ?? pieces.at(-1)?.end ?? sum.end;
  const wordsOf = ({ start, end }: Piece) => folded(text.slice(start, end)).split(' ');
  const named = BEFORE.exec(folded(text.slice(Math.max(wall, sum.start - NEAR), sum.start)));
  const behind = folded(text.slice(sum.end, Math.min(stop, sum.end + NEAR)));
  const first = named?.[2]?.split(' ')[0];
  const start = pieces.slice(0, at).findLast((each) => first && wordsOf(each).includes(first))?.start ?? sum.start;
  const endsWith = (words: string) => {
    const last = words.split(' ').at(-1) ?? '';
    return { start, end: pieces.slice(at + 1).find((each) => wordsOf(each).includes(last))?.end ?? sum.end };
  };
  const out = LEAVES_OUT.exec(folded(text.slice(sum.end, sum.end + NEAR).split(/[.;!?\n]/)[0] ?? ''));
  if (out) return { part: 'other', ...endsWith(out[0]) };
  const [night, day] = [BY_NIGHT.exec(behind), BY_DAY.exec(behind)];
  if (night) return { part: 'night', ...endsWith(night[0]) };
  if (day) return { part: 'other', ...endsWith(day[0]) };
  const early = partCalled(named?.[2] ?? '');
  // 'Flights and hotel under $1,500' is most of a trip.
  if (named?.[1] && partCalled(named[1]) !== early) return { part: 'trip', start: sum.start, end: sum.end };
  if (early !== 'trip') return { part: early, start, end: sum.end };
  const late = BEHIND.exec(behind);
  return { part: partCalled(late?.[1] ?? ''), ...(late ? endsWith(late[0]) : { start: sum.start, end: sum.end }) };
}
