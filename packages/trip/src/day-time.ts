/** When of a day something is done: as its catalogue says, else as its hours, its name or its kind make plain. */
import type { ActivityTime } from '@sojourn/contracts';
import { parseOpeningHours } from '@sojourn/travel';

/** What is known of something to do. */
export type TimedActivity = {
  name: string;
  category?: string | undefined;
  openingHours?: string | undefined;
  when?: ActivityTime | undefined;
};

/** Words that leave no doubt; an opera house is seen by day. */
const NAMES: readonly [ActivityTime, RegExp][] = [
  ['dawn', /\b(?:sunrise|dawn|first light)\b/i],
  ['sunset', /\b(?:sunset|sundowners?)\b/i],
  [
    'evening',
    /\b(?:at night|by night|night (?:market|safari|walk|tour|cruise|dive)|evening|after dark|nightlife|pub crawl|stargazing|northern lights|aurora|dinner)\b/i,
  ],
];
/** Nobody does these in the dark, unless they say so. */
const BY_DAY = ['adventure', 'nature', 'water'];
const EVENING_OPENS = 17 * 60;
const DAWN_CLOSES = 10 * 60;

/** From when something may begin and until when it must be over, in minutes of its day. */
export type DaySpan = { earliest: number; latestStart: number; latestEnd: number };

/** Usual light between the seasons: the sun rises at half past six and sets at half past six. */
const SPANS: Readonly<Record<ActivityTime, DaySpan>> = {
  dawn: { earliest: 300, latestStart: 450, latestEnd: 1_440 },
  day: { earliest: 480, latestStart: 1_020, latestEnd: 1_110 },
  sunset: { earliest: 960, latestStart: 1_110, latestEnd: 1_320 },
  evening: { earliest: 1_080, latestStart: 1_290, latestEnd: 1_439 },
};

/** Null for what can be done at any hour. A name binds nothing that its hours rule out. */
export function dayTimeOf({ name, category = '', openingHours, when }: TimedActivity): ActivityTime | null {
  if (when) return when;
  const hours = parseOpeningHours(openingHours);
  const isOpenAt = (time: ActivityTime) =>
    !hours || (hours.opens <= SPANS[time].latestStart && hours.closes > SPANS[time].earliest);
  const named = NAMES.find(([time, words]) => words.test(name) && isOpenAt(time));
  if (named) return named[0];
  if (hours && hours.opens >= EVENING_OPENS) return 'evening';
  if (hours && hours.closes <= DAWN_CLOSES) return 'dawn';
  return BY_DAY.includes(category) ? 'day' : null;
}

/** When something may be done by its light; null where any hour does. */
export function lightOf(activity: TimedActivity): DaySpan | null {
  const time = dayTimeOf(activity);
  return time === null ? null : SPANS[time];
}
