/** One language as a file: everything its sentences are read with, in phrases that commas part. */
import type { Season } from '@sojourn/travel';
import type { Bound, Role, Unit } from '../function-words';

/** Words for what a sum is for; regular expressions of folded words. */
type PartWords = Readonly<
  Record<
    | 'flight'
    | 'night'
    | 'other'
    | 'and'
    | 'between'
    | 'articles'
    | 'each'
    | 'for'
    | 'nightRate'
    | 'dayRate'
    | 'included',
    string
  >
>;

/** See the head of this file. Lists in one string are separated by blanks, phrases by commas. */
export type Language = {
  id: 'nl' | 'pt';
  things: Readonly<Record<string, string>>;
  /** By label; a label that several ways have takes as many entries, in the order of the table. */
  ways: Readonly<Record<string, string | readonly string[]>>;
  roles: Readonly<Record<Role, string>>;
  bounds: Readonly<Record<Bound, string>>;
  units: Readonly<Partial<Record<Unit, string>>>;
  /** From one to fifteen; of a number with two forms both, separated by a bar. */
  numbers: string;
  /** Days by the phrases that mean so many. */
  lengths: readonly (readonly [days: number, words: string])[];
  /** Behind these a week is a rate: once a week. */
  times: string;
  months: readonly string[];
  seasons: Readonly<Record<Season, string>>;
  holidays: readonly { label: string; months: readonly number[]; words: string }[];
  regions: Readonly<Record<string, string>>;
  /** Names of countries and of groups of islands that `Intl` does not have, by code or id. */
  countries: Readonly<Record<string, string>>;
  areas: Readonly<Record<string, string>>;
  fillers: string;
  /** Phrases that mean nothing, but say that a sentence is in this language. */
  signs: string;
  kin: Readonly<Record<'one' | 'many' | 'called' | 'does' | 'is' | 'mine' | 'joins' | 'self', string>>;
  place: Readonly<Record<'before' | 'to' | 'going' | 'behind' | 'behindFirst' | 'journey' | 'joins', string>>;
  /** Words that compare, that say when, and a 'no' of a thing. */
  compare: Readonly<Record<'than' | 'articles' | 'when' | 'noThing' | 'against', string>>;
  parts: PartWords;
  /** Behind hours that are no journey to a place. */
  noJourney: string;
  sharers: Readonly<Record<'each' | 'for' | 'us' | 'counts' | 'ofUs' | 'pair' | 'everybody', string>>;
  feasts: Readonly<Record<'easter' | 'christmas' | 'newYear' | 'lead', string>>;
  dates: Readonly<Record<'departs' | 'lead' | 'counts', string>>;
  /** First to fourth and last week, early, middle and late in a month. */
  monthParts: readonly string[];
};
