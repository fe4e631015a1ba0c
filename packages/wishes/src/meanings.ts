/** What a term or an amount means as a wish, what it is called on a chip, and when two wishes are about the same. */
import { formatMinutes } from '@sojourn/travel';
import { formatCount } from '@sojourn/travel';
import type { Part } from './parts';
import { isSum, sumMeaning, type Amount } from './sums';
import type { Bound, Term, Unit } from './vocabulary';
import { monthsLabel } from './times';
import type { Direction, Meaning, Meant } from './wish';

/** How the words before a term say it is meant. */
export type Mode = 'want' | 'not' | 'been' | 'origin' | 'similar' | 'ignore' | 'told';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** What a term says in a mode; null for what changes nothing. `isMust` makes a want a condition. */
export function meaningOf(term: Term, mode: Mode, isMust: boolean): Meant | null {
  const isWanted = mode !== 'not' && mode !== 'been';
  const strength = isWanted && !isMust ? 'soft' : 'hard';
  if (mode === 'ignore' || mode === 'told') return null;
  switch (term.type) {
    case 'place': {
      if (mode === 'origin') return null;
      if (mode === 'similar')
        return { meaning: { kind: 'similar', place: term.place }, strength: 'soft', label: `Like ${term.label}` };
      const label = isWanted ? capital(term.label) : `Not ${term.label}`;
      return { meaning: { kind: 'place', place: term.place, isWanted }, strength: 'hard', label };
    }
    case 'thing': {
      if (mode === 'been') return null;
      const { id, label } = term.thing;
      return {
        meaning: { kind: 'thing', thing: id, isWanted },
        strength,
        label: isWanted ? capital(label) : `No ${label}`,
      };
    }
    case 'time': {
      if (mode === 'been') return null;
      const { months, label } = term.time;
      return {
        meaning: { kind: 'months', months, isWanted },
        strength: 'hard',
        label: isWanted ? label : `Not ${monthsLabel(months)}`,
      };
    }
    case 'way': {
      if (mode === 'been') return null;
      const { way } = term;
      const said = isWanted ? way.means && { label: way.label, means: way.means } : way.unless;
      if (!said) return null;
      return {
        meaning: said.means,
        strength:
          isSoft(said.means) ||
          (way.isLiked && said.means.kind === 'need') ||
          (strength === 'soft' && (way.isLiked || (isWeather(said.means) && !way.isLimit)))
            ? 'soft'
            : 'hard',
        label: said.label,
      };
    }
  }
}

const isWeather = ({ kind }: Meaning) =>
  kind === 'least-warmth' || kind === 'most-warmth' || kind === 'most-hours' || kind === 'most-stops';
const SOFT_NEEDS = new Set(['children', 'couple', 'alone', 'seniors', 'public-transport']);
const isSoft = (meaning: Meaning) =>
  meaning.kind === 'move' || meaning.kind === 'soon' || (meaning.kind === 'need' && SOFT_NEEDS.has(meaning.need));

const LONGEST_FLIGHT = 40;
const LONGEST_STAY = 120;
const MOST_STOPS = 5;
const A_LITTLE_LESS_WARM = 3;

/** `isNegated` behind a no; `isFlight` when the sentence speaks of flying; a sum is for so many `sharers` and this `part`. */
export type Said = { bound: Bound | null; isNegated: boolean; isFlight: boolean; sharers: number; part: Part };

/** What an amount says; null for what changes nothing. */
export function amountMeaning(amount: Amount, { isNegated, isFlight, ...said }: Said): Meant | null {
  const { unit, value } = amount;
  const { bound } = said;
  const isUnder = bound === null ? null : (bound === 'under') !== (isNegated && bound === 'over') || bound === 'under';
  const hard = (meaning: Meaning, label: string): Meant => ({ meaning, strength: 'hard', label });
  if (isSum(amount, bound)) return isUnder === false ? null : sumMeaning(amount, said);
  const hours = hoursOf(amount, isFlight);
  if (hours > 0 && hours <= LONGEST_FLIGHT) {
    const isLimit = isUnder === true || (isUnder === null && isFlight);
    return isLimit ? hard({ kind: 'most-hours', hours }, `At most ${hoursLabel(hours)} there`) : null;
  }
  if (unit === 'flights') return amountMeaning({ unit: 'stops', value: value - 1 }, { isNegated, isFlight, ...said });
  if (unit === 'stars' && value >= 5)
    return { meaning: { kind: 'thing', thing: 'luxury', isWanted: true }, strength: 'soft', label: 'Luxury' };
  if (unit === 'stops' && value >= 0 && value <= MOST_STOPS && isUnder !== false) {
    const label = value === 0 ? 'Direct flights' : `At most ${formatCount(value, 'stop')}`;
    return hard({ kind: 'most-stops', stops: value }, label);
  }
  // 'Nothing below 50F' is at least so much.
  const isColder = isUnder !== null && bound === 'under' && isNegated ? false : isUnder;
  if (unit === 'degrees' || unit === 'fahrenheit') return warmthMeaning(unit, value, isColder);
  if (unit === 'metres') {
    const isAboutHeights = isUnder !== null && value >= 1000;
    return isAboutHeights ? hard({ kind: 'need', need: 'no-altitude' }, 'Not high up') : null;
  }
  if (unit === 'years') return ageMeaning(value);
  const days = unit === 'days' ? value : unit === 'nights' ? value + 1 : unit === 'weeks' ? value * 7 : 0;
  return days < 1 || days > LONGEST_STAY ? null : lengthMeaning(Math.round(days), isUnder, isNegated);
}

/** 'Ten minutes from the beach' limits no flight: minutes are a way there from an hour up, or where flying is spoken of. */
const hoursOf = ({ unit, value }: Amount, isFlight: boolean): number =>
  unit === 'hours' ? value : unit === 'minutes' && (isFlight || value >= 60) ? value / 60 : 0;

const hoursLabel = (hours: number): string =>
  Number.isInteger(hours) ? formatCount(hours, 'hour') : formatMinutes(Math.round(hours * 60));

function lengthMeaning(days: number, isUnder: boolean | null, isNegated: boolean): Meant | null {
  const stay = formatCount(days, 'day');
  const said = (label: string, bound?: 'at-least' | 'at-most'): Meant => ({
    meaning: { kind: 'days', days, ...(bound ? { bound } : {}) },
    strength: 'soft',
    label,
  });
  if (isUnder !== null) return isUnder ? said(`At most ${stay}`, 'at-most') : said(`At least ${stay}`, 'at-least');
  return isNegated ? null : said(stay);
}

function warmthMeaning(unit: Unit, value: number, isUnder: boolean | null): Meant {
  const celsius = Math.round(unit === 'fahrenheit' || value > 50 ? ((value - 32) * 5) / 9 : value);
  if (isUnder === true) {
    return { meaning: { kind: 'most-warmth', celsius }, strength: 'hard', label: `At most ${celsius} °C` };
  }
  const least = isUnder === null ? celsius - A_LITTLE_LESS_WARM : celsius;
  return { meaning: { kind: 'least-warmth', celsius: least }, strength: 'hard', label: `At least ${least} °C` };
}

function ageMeaning(years: number): Meant | null {
  const need = years < 18 ? 'children' : years >= 65 ? 'seniors' : null;
  if (!need) return null;
  return {
    meaning: { kind: 'need', need },
    strength: 'soft',
    label: need === 'children' ? 'With children' : 'Easy for seniors',
  };
}

const AXES: Readonly<Record<Direction, string>> = {
  cheaper: 'price',
  pricier: 'price',
  closer: 'distance',
  farther: 'distance',
  colder: 'warmth',
  warmer: 'warmth',
  quieter: 'life',
  livelier: 'life',
  safer: 'safety',
  different: 'different',
};

const yardstickOf = ({ than }: Extract<Meaning, { kind: 'move' }>) => (than ? [than.type, than.id] : []);

/** Whether somebody does not want a thing, a place or a time. */
export const isUnwanted = (meaning: Meaning): boolean => 'isWanted' in meaning && !meaning.isWanted;

/** What a wish is about: of two about the same the later one holds. */
export function subjectOf(meaning: Meaning): string {
  switch (meaning.kind) {
    case 'thing':
      return `thing:${meaning.thing}`;
    case 'place':
    case 'similar':
      return `${meaning.kind}:${meaning.place.type}:${meaning.place.id}`;
    case 'months':
      return `months:${meaning.isWanted}:${meaning.months.join('.')}`;
    case 'need':
      return `need:${meaning.need}`;
    case 'means':
      return `means:${meaning.means}`;
    case 'move':
      // 'Warmer than Paris but cooler than Rome' are two.
      return ['move', AXES[meaning.towards], ...yardstickOf(meaning)].join(':');
    default:
      return meaning.kind;
  }
}

/** The id of a wish: its subject and what is said of it. */
export function idOf(meaning: Meaning): string {
  const subject = subjectOf(meaning);
  if ('isWanted' in meaning) return meaning.isWanted ? subject : `not-${subject}`;
  switch (meaning.kind) {
    case 'move':
      return ['move', meaning.towards, ...yardstickOf(meaning)].join(':');
    case 'most-fare':
    case 'most-night':
    case 'most-cost':
      return `${subject}:${meaning.usd}`;
    case 'most-hours':
      return `${subject}:${meaning.hours}`;
    case 'most-stops':
      return `${subject}:${meaning.stops}`;
    case 'least-warmth':
    case 'most-warmth':
      return `${subject}:${meaning.celsius}`;
    case 'dates':
      return [subject, meaning.startDate, meaning.endDate].filter(Boolean).join(':');
    case 'days':
      return [subject, meaning.bound, meaning.days].filter(Boolean).join(':');
    default:
      return subject;
  }
}
