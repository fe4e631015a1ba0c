/** What a recommendation says of the wishes that it does not meet. */
import type { FittingWish } from '@sojourn/contracts';
import { countryInSentence, formatDollars, formatMinutes, monthName } from '@sojourn/travel';
import type { Candidate, MatchCriteria } from './candidate.model';
import { keeps } from './conditions.model';
import { roomRate } from './cost.model';
import { isCondition } from './relaxing.model';
import { evidenceFor } from './topic.model';
import type { SourcedWish } from './wishes.model';

/** The hard wishes that a place breaks. */
export const brokenBy = (candidate: Candidate, criteria: MatchCriteria): SourcedWish[] =>
  criteria.wishes.filter((wish) => isCondition(wish) && !keeps(candidate, wish, criteria));

/** Each of them with how it does, for its card. */
export const breaksOf = (candidate: Candidate, criteria: MatchCriteria): FittingWish[] =>
  explained(brokenBy(candidate, criteria), candidate, criteria);

/** Wishes that only weigh, and weighed less than others: a direction is against a list and no fact of a place. */
const WEIGHING: readonly SourcedWish['kind'][] = [
  ...(['thing', 'most-hours', 'most-stops', 'least-warmth', 'most-warmth', 'means', 'need', 'place'] as const),
];

/** A thing that something to do there shows: the card says so. */
const isShown = ({ entry }: Candidate, wish: SourcedWish): boolean =>
  wish.kind === 'thing' && wish.isWanted && evidenceFor(entry, wish.thing) !== null;

/** What was written and is only liked, where a place has it not, each with how. */
export function missesOf(candidate: Candidate, criteria: MatchCriteria): FittingWish[] {
  const missed = criteria.wishes.filter(
    (wish) =>
      wish.strength === 'soft' &&
      wish.source !== 'group' &&
      WEIGHING.includes(wish.kind) &&
      !isCondition(wish) &&
      !keeps(candidate, wish, criteria) &&
      !isShown(candidate, wish),
  );
  return explained(missed, candidate, criteria);
}

/** Whether a place misses nothing that was written. */
export const meetsAll = (candidate: Candidate, criteria: MatchCriteria): boolean =>
  missesOf(candidate, criteria).length === 0;

/** The same words stand on a card once. */
function explained(wishes: readonly SourcedWish[], candidate: Candidate, criteria: MatchCriteria): FittingWish[] {
  const all = wishes.map((wish) => ({ label: wish.label, evidence: howBroken(candidate, wish, criteria) }));
  return all.filter(({ label }, at) => all.findIndex((each) => each.label === label) === at);
}

/** What a lack of each need means for those who go. */
const needs: Readonly<Record<string, string>> = {
  'step-free': 'we do not know that it is step-free',
  halal: 'we do not know that halal food is easy to find',
  kosher: 'we do not know of kosher restaurants there',
  'gluten-free': 'we do not know that gluten-free food is easy to find',
  vegetarian: 'we do not know that vegetarian food is easy to find',
  vegan: 'we do not know that vegan food is easy to find',
  dogs: 'too far for a dog by land, or not known to welcome one',
  safe: 'not among the thirty most peaceful countries (Global Peace Index 2024)',
  welcoming: 'the law there is against same-sex couples',
  pregnant: 'malaria, Zika or great height is a risk there',
  'no-altitude': 'it lies high',
  'no-malaria': 'malaria is a risk there',
  seniors: 'it lies high',
  children: 'it lies high',
};

function howBroken(candidate: Candidate, wish: SourcedWish, { party }: MatchCriteria): string {
  const { entry, travel, cost, high, travelMonth, days } = candidate;
  switch (wish.kind) {
    case 'most-hours':
      return `it takes ${formatMinutes(travel.minutes)}`;
    case 'most-fare':
      return `the way there and back costs ${formatDollars(travel.fare)}`;
    case 'most-cost':
      return `it costs ${formatDollars(cost.total)} a person`;
    case 'most-night':
      return `a room costs about ${formatDollars(roomRate(cost, party))} a night`;
    case 'most-stops':
      return `the usual way changes planes ${travel.changes === 1 ? 'once' : `${travel.changes ?? 0} times`}`;
    case 'least-warmth':
    case 'most-warmth':
      return `days reach about ${Math.round(high)} °C in ${monthName(travelMonth)}`;
    case 'months':
      return `costed for ${monthName(travelMonth)}`;
    case 'days':
      return `costed for ${days} days`;
    case 'means':
      return wish.means === 'no-car' ? 'one needs a car there' : `a flight of ${formatMinutes(travel.minutes)}`;
    case 'thing':
      return wish.isWanted ? 'we do not know it for that' : 'it is there';
    case 'place':
      return `it lies in ${countryInSentence(entry.country)}`;
    case 'need':
      return needs[wish.need] ?? 'we do not know that it meets this';
    default:
      return '';
  }
}
