/** Formats what was asked, the stages of the work, and what is shared. */
import type { Preferences, Recommendation, RecommendationProgress } from '@sojourn/contracts';
import type { SharedList } from '@sojourn/contracts/recommendation-list';
import {
  daysOfLength,
  formatCount,
  formatDollars,
  formatList,
  localDayOf,
  meansWords,
  monthName,
} from '@sojourn/travel';
import { placeOf } from './trip-proposal.model';

const durationWords: Record<Preferences['duration'], string> = {
  weekend: 'Weekend (2-3 days)',
  week: '1 week',
  extended: '2-3 weeks',
  month: '1+ months',
};

const inWords = (choices: readonly string[]) => {
  const list = choices.join(', ');
  return list.charAt(0).toUpperCase() + list.slice(1);
};

/** What was asked, as far as it is known: a shared list holds none of somebody's own words. */
export type KnownPreferences = Omit<Preferences, 'groupSize' | 'customDetails' | 'userLocation'> & {
  groupSize?: string;
  customDetails?: string;
  userLocation: { city: string; country: string };
};

/** What was asked, as names and values; what was left open is left out. A list for other `days` than were chosen says so. */
export function formatPreferences(preferences: KnownPreferences, days?: number): { name: string; value: string }[] {
  const { vacationType, budget, duration, travelStyle, interests, userLocation } = preferences;
  const isAsChosen = days === undefined || days === daysOfLength[duration];
  const { groupSize = '', customDetails = '' } = preferences;
  const from = [userLocation.city, userLocation.country].filter((part) => part && part !== 'User Specified').join(', ');
  return [
    { name: 'Vacation type', value: inWords(vacationType) },
    { name: 'Budget per person', value: budget > 0 ? formatDollars(budget) : '' },
    { name: 'Duration', value: isAsChosen ? durationWords[duration] : formatCount(days, 'day') },
    { name: 'Travel style', value: inWords(travelStyle) },
    { name: 'Group size', value: groupSize.trim() },
    { name: 'Interests', value: interests.join(', ') },
    { name: 'When', value: formatWhen(preferences.when) },
    { name: 'Starting from', value: from },
    { name: 'Details', value: customDetails.trim() },
    { name: 'Refined by', value: (preferences.refinement ?? '').split('\n').join('; ') },
  ].filter(({ value }) => value !== '');
}

/** The month or the dates that were asked for; nothing for the flexible. */
function formatWhen(when: Preferences['when']): string {
  if (!when) return '';
  return 'month' in when ? monthName(when.month) : `${formatDay(when.startDate)} to ${formatDay(when.endDate)}`;
}

/** Each stage as a person reads it. */
export const stageWords: Record<RecommendationProgress['stage'], string> = {
  queued: 'Waiting for a free planner',
  reading: 'Reading what you asked for',
  matching: 'Looking for places that fit',
  pricing: 'Estimating flights and stays',
  writing: 'Writing down the reasons',
  done: 'Ready',
};

const LONGEST_REFINEMENT = 2000;

/** Adds a refinement to those before it, so that 'cheaper' still holds when 'warmer' is asked; the oldest are dropped. */
export function appendRefinement(before: string | undefined, refinement: string): string {
  const all = [...(before ?? '').split('\n').filter((each) => each !== '' && each !== refinement), refinement];
  while (all.length > 1 && all.join('\n').length > LONGEST_REFINEMENT) all.shift();
  return all.join('\n');
}

/** What is shared of a recommendation, before the address where others can plan theirs. */
export const formatShareText = (recommendation: Recommendation, isLinked: boolean): string =>
  `${placeOf(recommendation)}: about ${formatDollars(recommendation.estimatedCost)} per person, best in ${recommendation.bestTime}. ${isLinked ? 'See it' : 'Plan yours'} on Sojourn:`;

const NAMED = 3;

/** What is said of a list before its address. */
export function formatListText(recommendations: readonly Recommendation[]): string {
  const names = recommendations.slice(0, NAMED).map(({ destination }) => destination);
  const more = recommendations.length - names.length;
  const all = more > 0 ? [...names, `${more} more`] : names;
  return `${formatList(all)}: places for a vacation, picked on Sojourn:`;
}

/** When a shared list was made, for whose prices, and how long its link works. */
export function formatListOrigin({ day, from, expiresAt }: Pick<SharedList, 'day' | 'from' | 'expiresAt'>): string {
  const prices = from ? `, with prices from ${from}` : '';
  return `Made on ${formatDay(day)}${prices}. This link works until ${formatDay(localDayOf(expiresAt))}.`;
}

/** How many places a list has, and whether they fit. */
export function formatPlaces(places: readonly Pick<Recommendation, 'breaks' | 'misses'>[]): string {
  const isNear = places.length > 0 && places.every(({ breaks = [], misses = [] }) => breaks.length + misses.length > 0);
  return isNear
    ? formatCount(places.length, 'place near your wishes', 'places near your wishes')
    : formatCount(places.length, 'place that fits', 'places that fit');
}

/** What the cost includes, and the dates that it assumes. */
export function formatIncluded({ days, dates, means = 'plane' }: Recommendation): string {
  const nights = days === undefined ? 'the nights' : formatCount(days - 1, 'night');
  const ride = `the ${meansWords[means].noun.toLowerCase()}`;
  const when = dates ? ` Costed for ${formatDay(dates.startDate)} to ${formatDay(dates.endDate)}.` : '';
  return `Includes ${ride} there and back, ${nights}, meals, things to do and getting about.${when}`;
}

/** `Apr 3, 2027`. */
function formatDay(day: string): string {
  const [year, month = '1', date = '1'] = day.split('-');
  return `${monthName(Number(month)).slice(0, 3)} ${Number(date)}, ${year}`;
}
