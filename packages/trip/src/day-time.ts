/** When of a day something is done: as its catalogue says, else as its hours, its name or its kind make plain. */
import type { ActivityTime } from '@sojourn/contracts';
import { parseOpeningHours } from '@sojourn/travel';
import { namedSpanOf } from './named-hours';

/** What is known of something to do. */
export type TimedActivity = {
  name: string;
  category?: string | undefined;
  /** How long it takes. */
  minutes?: number | undefined;
  openingHours?: string | undefined;
  when?: ActivityTime | undefined;
};

/** Words that leave no doubt; an opera house is seen by day. */
const NAMES: readonly [ActivityTime, RegExp][] = [
  ['dawn', /\b(?:sunrise|dawn|first light)\b/i],
  ['sunset', /\b(?:sunset|sundowners?|dusk|twilight|viewpoint|mirador|miradouro|bunkers)\b/i],
  [
    'evening',
    /\b(?:at night|by night|night (?:market|safari|walk|tour|cruise|dive|drive|out|show)|evening|after dark|nightlife|night ?clubs?|pub crawl|bar crawl|stargazing|under the stars|northern lights|aurora|(?:by|full)[- ]moon(?:light)?|firefl(?:y|ies)|dinner|(?<!last )supper|tapas|pintxos|cicchetti|aperitivo|happy hour|cocktails?|milonga|fado|flamenco(?! beach))\b|\b(?<!starry |last )night$/i,
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

/** Whether hours leave it a start in a span of the day. */
function isPossible({ openingHours, minutes = 0 }: TimedActivity, { earliest, latestStart }: DaySpan): boolean {
  const hours = parseOpeningHours(openingHours);
  return (
    hours?.some(({ opens, closes }) => opens <= latestStart && closes > earliest && closes >= earliest + minutes) ??
    true
  );
}

/** Null for what can be done at any hour. A name binds nothing that its hours rule out. */
export function dayTimeOf(activity: TimedActivity): ActivityTime | null {
  const { name, category = '', openingHours, when } = activity;
  if (when) return when;
  const hours = parseOpeningHours(openingHours);
  const named = NAMES.find(([time, words]) => words.test(name) && isPossible(activity, SPANS[time]));
  if (named) return named[0];
  if (hours?.every(({ opens }) => opens >= EVENING_OPENS)) return 'evening';
  if (hours?.every(({ closes }) => closes <= DAWN_CLOSES)) return 'dawn';
  return BY_DAY.includes(category) ? 'day' : null;
}

/** Nobody is picked up before five or is out after half past eleven, and an evening begins four hours sooner at most; plans begin on the half hour. */
const WHOLE_DAY = { earliest: 300, soonest: 240, latestEnd: 1_410, step: 30 };

/** The span of what takes longer than its light and its hours last: a day out leaves before breakfast and is back in the dark. */
function stretched(span: DaySpan, { openingHours, minutes = 0 }: TimedActivity): DaySpan {
  const hours = parseOpeningHours(openingHours) ?? [{ opens: 0, closes: Infinity }];
  const lasts = hours.map(({ opens, closes }) => Math.min(span.latestEnd, closes) - Math.max(span.earliest, opens));
  const missing = minutes - Math.max(...lasts);
  if (missing <= 0) return span;
  const sooner = Math.floor((span.earliest - missing) / WHOLE_DAY.step) * WHOLE_DAY.step;
  return {
    earliest: Math.max(Math.min(WHOLE_DAY.earliest, span.earliest), span.earliest - WHOLE_DAY.soonest, sooner),
    latestStart: span.latestStart,
    latestEnd: Math.max(span.latestEnd, Math.min(WHOLE_DAY.latestEnd, span.latestEnd + missing)),
  };
}

/**
 * When something may be done by its light and its name; null where any hour does. The light wins where they differ, and what
 * takes longer than either has as much of the day as it needs.
 */
export function lightOf(activity: TimedActivity): DaySpan | null {
  const span = spanOf(activity);
  return span && stretched(span, activity);
}

function spanOf(activity: TimedActivity): DaySpan | null {
  const time = dayTimeOf(activity);
  const light = time === null ? null : SPANS[time];
  const named = namedSpanOf(activity.name, activity.minutes);
  if (!named || !isPossible(activity, named)) return light;
  if (!light) return named;
  const both = {
    earliest: Math.max(light.earliest, named.earliest),
    latestStart: Math.min(light.latestStart, named.latestStart),
    latestEnd: Math.min(light.latestEnd, named.latestEnd),
  };
  return both.earliest <= both.latestStart && isPossible(activity, both) ? both : light;
}
