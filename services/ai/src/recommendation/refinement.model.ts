/** Parses a refinement in somebody's own words: what they want, what they do not want, which way the list should move. */
import type { CatalogueEntry } from '@sojourn/contracts';
import { foldWords, type Hemisphere } from '@sojourn/travel';
import { parseMonths } from './month-words.model';
import { parsePlaces, type Region } from './place-words.model';
import { facets, type Facet } from './vocabulary.model';

/** Which way a list should move, against what was shown before. */
export const directions = [
  'cheaper',
  'pricier',
  'closer',
  'farther',
  'colder',
  'warmer',
  'quieter',
  'livelier',
  'different',
] as const;
export type Direction = (typeof directions)[number];

export type Refinement = {
  directions: ReadonlySet<Direction>;
  wanted: readonly Facet[];
  unwanted: readonly Facet[];
  places: readonly Region[];
  notPlaces: readonly Region[];
  months: readonly number[];
};

const MEANT: Record<Direction, RegExp> = {
  cheaper:
    /\b(cheap(er|est)?|less expensive|more affordable|affordable|(too|not( so| too)?) (expensive|pricey|costly)|(lower|smaller) (prices?|costs?|budget)|save money|spend less|budget friendly)\b/g,
  pricier: /\b(more (luxury|luxurious|expensive|upmarket)|fancier|splurge|upscale|posher|five star|5 star)\b/g,
  closer:
    /\b(closer|closest|nearer|nearby|(close|near|closer|nearer) to home|near home|short(er)? (flights?|trips?|journeys?|haul)|less flying|(not( too| so)?|too) far( away)?|(no|not|avoid|without|fewer|hate|dont want|cant do)( too)? long( haul)? (flights?|journeys?|trips?))\b/g,
  farther: /\b(farther|further( away)?|far away|long(er)? (haul|flights?)|other side of the world)\b/g,
  colder:
    /\b(colder|cooler|cold|chilly|cool (weather|climate|places?)|(not( too| so)?|too|less) (hot|warm)|no heat|avoid (the )?heat)\b/g,
  warmer: /\b(warmer|warm|hotter|hot|sun|sunny|sunnier|sunshine|(not( too| so)?|too|less) cold)\b/g,
  quieter:
    /\b(quiet(er)?|peaceful|secluded|(less|not( too| so)?|too) (crowded|touristy|busy)|(fewer|no|avoid|less) (crowds|tourists|people)|off the beaten (track|path))\b/g,
  livelier: /\b(lively|livelier|busier|vibrant|buzzing)\b/g,
  different:
    /\b(something (else|different|new)|(different|other|new|more) (places|ones|ideas|options|destinations|suggestions)|none of (these|them)|surprise (me|us)|alternatives|others)\b/g,
};
// What says the opposite of its own words is read first: 'not too cold' is warmer, not cold.
const ORDER: readonly Direction[] = [
  'different',
  'cheaper',
  'pricier',
  'closer',
  'farther',
  'quieter',
  'livelier',
  'warmer',
  'colder',
];
const NOT_TOO = /\b(not( too| so)?|too|less) (hot|warm)\b/g;
const NEGATORS = new Set(
  'no not without avoid avoiding except skip hate dislike dont never less fewer nothing isnt'.split(' '),
);
const NEGATIVE_PAIRS = /\b(other than|rather than|instead of|tired of|apart from|anything but|too many|too much)\b/g;
const LOOK_BACK = 4;

// A full stop after 'St' ends nothing.
const SENTENCE_END = /(?<!\bst)\.(?=\s|$)|[;!?\n]|\b(?:but|however|though)\b/i;

/** The folded words of a text with ` | ` between its sentences and ` , ` between the thoughts of each. */
function foldThoughts(text: string): string {
  return text
    .split(SENTENCE_END)
    .map((sentence) => sentence.split(',').map(foldWords).join(' , '))
    .join(' | ');
}

/** Parses a text against a catalogue, whose keywords and places are words too. `hemisphere`: where the writer's summer is. */
export function parseRefinement(
  text: string,
  entries: readonly CatalogueEntry[],
  hemisphere: Hemisphere = 'north',
): Refinement {
  const found = new Set<Direction>();
  let left = ` ${foldThoughts(text)} `.replace(/\bhot springs?\b/g, 'thermal');
  const take = (direction: Direction, pattern: RegExp) => {
    left = left.replace(pattern, () => {
      found.add(direction);
      return ' ';
    });
  };
  take('colder', NOT_TOO);
  for (const direction of ORDER) take(direction, MEANT[direction]);
  const months = parseMonths(left, hemisphere);
  left = left.replace(NEGATIVE_PAIRS, ' not ').replace(/\s+/g, ' ');

  const wanted: Facet[] = [];
  const unwanted: Facet[] = [];
  for (const facet of [...facets, ...keywordFacets(entries)]) {
    const heard = hearings(left, facet.words);
    if (heard.length === 0) continue;
    (heard.some(isNegated) ? unwanted : wanted).push(facet);
  }
  const places: Region[] = [];
  const notPlaces: Region[] = [];
  for (const region of parsePlaces(left, entries)) {
    (hearings(left, region.words).some(isNegated) ? notPlaces : places).push(region);
  }
  return { directions: found, wanted, unwanted, places, notPlaces, months };
}

/** Whether there was anything in the text to go by. */
export function hasContent(refinement: Refinement): boolean {
  const { directions: moves, wanted, unwanted, places, notPlaces, months } = refinement;
  return moves.size + wanted.length + unwanted.length + places.length + notPlaces.length + months.length > 0;
}

type Hearing = { before: string; after: string };

/** What stands before and after each place where one of the phrases is. */
function hearings(text: string, phrases: readonly string[]): Hearing[] {
  return phrases.flatMap((phrase) => {
    const heard: Hearing[] = [];
    const needle = ` ${phrase} `;
    for (let at = text.indexOf(needle); at >= 0; at = text.indexOf(needle, at + 1)) {
      heard.push({ before: text.slice(0, at + 1), after: text.slice(at + needle.length - 1) });
    }
    return heard;
  });
}

/** A 'no' reaches no further than its own thought, and never over the end of its sentence. */
function isNegated({ before, after }: Hearing): boolean {
  const thoughts = (before.split('|').at(-1) ?? '').split(',');
  const thought = words(thoughts.at(-1) ?? '');
  if (thought.slice(-LOOK_BACK).some((word) => NEGATORS.has(word))) return true;
  // 'no beaches, islands or cities': an 'or' carries the no over the comma.
  const whole = [...thought, ...words(after.split(/[|,]/)[0] ?? '')];
  return whole.includes('or') && words(thoughts.at(-2) ?? '').some((word) => NEGATORS.has(word));
}

const words = (text: string) => text.split(' ').filter(Boolean);

// Words of the catalogue that people use for other things: 'our budget', 'a couple of days', 'a slow start'.
const AMBIGUOUS = ['budget', 'couple', 'airport', 'clean', 'slow', 'culture', 'trains'];
const known = new Set([...facets.flatMap((facet) => facet.words), ...AMBIGUOUS]);

function keywordFacets(entries: readonly CatalogueEntry[]): Facet[] {
  const keywords = new Set(entries.flatMap((entry) => entry.keywords.map(foldWords)));
  return [...keywords]
    .filter((word) => !known.has(word) && word.length > 2)
    .map((word) => ({
      name: word,
      words: [word],
      strength: (entry) => (entry.keywords.some((keyword) => foldWords(keyword) === word) ? 1 : 0),
    }));
}
