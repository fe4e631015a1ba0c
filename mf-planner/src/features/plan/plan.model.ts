/** The seven steps: what they ask, what they take, and what comes out of them. */
import {
  budgetSlider,
  interestTags,
  travelStyles,
  tripDurations,
  vacationTypes,
  type Preferences,
  type UserLocation,
} from '@sojourn/contracts';
import { partyFault } from '@sojourn/travel';
import { askWith, NO_ANSWERS, readAnswers, type WishAnswers } from '../../shared/wishes/answers.model';
import { readWhen, toWhen, type WhenDraft } from './when.model';

export type { WhenDraft };

/** Where the search for somebody's location stands (spec, section 4). */
export const locationStatuses = ['not_requested', 'requesting', 'granted', 'denied', 'manual', 'saved'] as const;
export type LocationStatus = (typeof locationStatuses)[number];

/** Everything said so far. */
export type Draft = WishAnswers & {
  vacationType: Preferences['vacationType'];
  budget: number;
  duration: Preferences['duration'];
  when: WhenDraft;
  travelStyle: Preferences['travelStyle'];
  groupSize: string;
  interests: Preferences['interests'];
  customDetails: string;
  location: UserLocation | null;
  locationStatus: LocationStatus;
};

export const emptyDraft: Draft = {
  vacationType: [],
  budget: budgetSlider.usual,
  duration: 'week',
  when: { kind: 'flexible' },
  travelStyle: [],
  groupSize: '',
  interests: [],
  customDetails: '',
  ...NO_ANSWERS,
  location: null,
  locationStatus: 'not_requested',
};

/** Heading and lead of each step, in order. */
export const steps = [
  { short: 'Vacation', heading: 'What kind of vacation are you dreaming of?', lead: 'Choose as many as you like.' },
  {
    short: 'Budget',
    heading: 'What is your budget per person?',
    lead: 'For the whole trip: flight, stay, food and things to do.',
  },
  { short: 'Duration', heading: 'How long do you want to be away?', lead: 'It decides how far it makes sense to fly.' },
  { short: 'Style', heading: 'How do you like to travel?', lead: 'Choose one or more, or leave it to us.' },
  {
    short: 'People',
    heading: 'Who is going, and what do they love?',
    lead: 'Tell us in your own words, then pick what matters.',
  },
  {
    short: 'Details',
    heading: 'Anything else we should know?',
    lead: 'Optional. Places, months, wishes, what to avoid.',
  },
  {
    short: 'Location',
    heading: 'Where are you starting from?',
    lead: 'It decides flight times, fares and how far is far.',
  },
] as const;

export const STEP_COUNT = steps.length;

/** The step that an address names: 1 to 7, 1 for anything else. */
export function stepAt(text: string | null): number {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= STEP_COUNT ? step : 1;
}

export const percentAt = (step: number): number => Math.round((step / STEP_COUNT) * 100);

/** Whether the last step may be left. */
export function hasLocation({ location, locationStatus }: Draft): boolean {
  return location !== null && ['granted', 'manual', 'saved'].includes(locationStatus);
}

export const MISSING_TYPE = { title: 'Missing Information', description: 'Please select at least one vacation type.' };
export const MISSING_LOCATION = {
  title: 'Location Required',
  description: 'Please share your location to continue with personalized recommendations.',
};

export const GROUP_STEP = 5;

/** The question to send, or the step to go back to and what to say there. */
export function toPreferences(
  draft: Draft,
): { preferences: Preferences } | { step: number; fault: typeof MISSING_TYPE } {
  if (draft.vacationType.length === 0) return { step: 1, fault: MISSING_TYPE };
  const group = partyFault(draft.groupSize);
  if (group) return { step: GROUP_STEP, fault: { title: 'Group size', description: group } };
  if (!draft.location || !hasLocation(draft)) return { step: STEP_COUNT, fault: MISSING_LOCATION };
  const { location, locationStatus: _status, when: asked, ...said } = draft;
  const when = toWhen(asked);
  const budget = Math.trunc(said.budget) || 0;
  return { preferences: askWith({ ...said, ...(when ? { when } : {}), budget, userLocation: location }, said) };
}

/** What was kept of a draft, as far as it can be read; whatever is missing or strange starts afresh. */
export function readDraft(kept: unknown): Draft {
  const given = (typeof kept === 'object' && kept !== null ? kept : {}) as Record<string, unknown>;
  const status = oneOf(locationStatuses, given['locationStatus']) ?? 'not_requested';
  const location = readLocation(given['location']);
  return {
    vacationType: manyOf(vacationTypes, given['vacationType']),
    budget: typeof given['budget'] === 'number' && given['budget'] >= 0 ? given['budget'] : emptyDraft.budget,
    duration: oneOf(tripDurations, given['duration']) ?? emptyDraft.duration,
    when: readWhen(given['when']),
    travelStyle: manyOf(travelStyles, given['travelStyle']),
    groupSize: text(given['groupSize']),
    interests: manyOf(interestTags, given['interests']),
    customDetails: text(given['customDetails']),
    ...readAnswers(given),
    location,
    // A search that was under way when the page was left is over.
    locationStatus: status === 'requesting' || (!location && status !== 'manual') ? 'not_requested' : status,
  };
}

function readLocation(value: unknown): UserLocation | null {
  if (typeof value !== 'object' || value === null) return null;
  const { latitude, longitude, city, country, nearestAirport } = value as Partial<UserLocation>;
  if (typeof latitude !== 'number' || typeof longitude !== 'number' || typeof city !== 'string') return null;
  return { latitude, longitude, city, country: text(country), nearestAirport: text(nearestAirport) };
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');
const oneOf = <T extends string>(list: readonly T[], value: unknown) => list.find((each) => each === value);
const manyOf = <T extends string>(list: readonly T[], value: unknown) =>
  Array.isArray(value) ? list.filter((each) => value.includes(each)) : [];
