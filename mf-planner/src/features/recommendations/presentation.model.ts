/** Formats what was asked, the stages of the work, and what is shared. */
import type { Preferences, Recommendation, RecommendationProgress } from '@sojourn/contracts';
import { formatDollars } from '@sojourn/travel';
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

/** What was asked, as names and values; what was left open is left out. */
export function formatPreferences(preferences: Preferences): { name: string; value: string }[] {
  const { vacationType, budget, duration, travelStyle, groupSize, interests, customDetails, userLocation } =
    preferences;
  const from = [userLocation.city, userLocation.country].filter((part) => part && part !== 'User Specified').join(', ');
  return [
    { name: 'Vacation type', value: inWords(vacationType) },
    { name: 'Budget per person', value: budget > 0 ? formatDollars(budget) : '' },
    { name: 'Duration', value: durationWords[duration] },
    { name: 'Travel style', value: inWords(travelStyle) },
    { name: 'Group size', value: groupSize.trim() },
    { name: 'Interests', value: interests.join(', ') },
    { name: 'Starting from', value: from },
    { name: 'Details', value: customDetails.trim() },
    { name: 'Refined by', value: (preferences.refinement ?? '').split('\n').join('; ') },
  ].filter(({ value }) => value !== '');
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
export const formatShareText = (recommendation: Recommendation): string =>
  `${placeOf(recommendation)}: about ${formatDollars(recommendation.estimatedCost)} per person, best in ${recommendation.bestTime}. Plan yours on Sojourn:`;
