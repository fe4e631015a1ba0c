/** When of a day something is done: as its catalogue says, else as its hours, its name or its kind make plain. */
import type { ActivityTime } from '@sojourn/contracts';
import { parseOpeningHours, type Daylight } from '@sojourn/travel';
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

/** Nobody gets up before four for a sunrise, or waits for one after eleven; a day out ends with its light, and by eight. */
const SOONEST_DAWN = 240;
const LATEST_DAWN = 660;
const LATEST_DAY_END = 1_200;
/** How long before the sun rises one sets out, and how soon before it sets one has turned back or is there to see it. */
const BEFORE_SUNRISE = 45;
const AFTER_SUNRISE = 60;
const TURNED_BACK = 90;
const SEEING_SUNSET = { least: 45, most: 150, late: 15 };
const QUARTER = 15;
/** In a white night nobody waits for the sunset, or for the dark. */
const LATEST_SUNSET = 1_350;
const LATEST_DARK = 1_260;

/** The spans of a day whose sun is known. Where it does not rise or set, or too late for anybody, they are the usual ones. */
function spansUnder({ light, sunrise, sunset }: Daylight, { minutes = 0, category }: TimedActivity) {
  const dayStart = Math.max(SPANS.day.earliest, light.from);
  const dayEnd = Math.min(sunset ?? light.to, LATEST_DAY_END);
  const stays = Math.min(SEEING_SUNSET.most, Math.max(SEEING_SUNSET.least, minutes));
  const dark = Math.min(sunset ?? 0, LATEST_DARK);
  return {
    dawn:
      sunrise === null
        ? SPANS.dawn
        : {
            earliest: Math.min(SPANS.day.earliest, Math.max(SOONEST_DAWN, sunrise - BEFORE_SUNRISE)),
            latestStart: Math.min(LATEST_DAWN, Math.max(SPANS.dawn.latestStart, sunrise + AFTER_SUNRISE)),
            latestEnd: SPANS.dawn.latestEnd,
          },
    day: { earliest: dayStart, latestStart: Math.max(dayStart, dayEnd - TURNED_BACK), latestEnd: dayEnd },
    sunset:
      sunset === null || sunset > LATEST_SUNSET
        ? SPANS.sunset
        : {
            earliest: sunset - stays,
            latestStart: sunset - SEEING_SUNSET.late,
            latestEnd: Math.max(SPANS.sunset.latestEnd, sunset + minutes),
          },
    // One dines by daylight; a night tour waits for the dark.
    evening: { ...SPANS.evening, earliest: Math.max(SPANS.evening.earliest, category === 'food' ? 0 : dark) },
  } satisfies Record<ActivityTime, DaySpan>;
}

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
 * @param daylight of the day and the place; left out where they are not known, for the usual light between the seasons
 */
export function lightOf(activity: TimedActivity, daylight?: Daylight): DaySpan | null {
  const span = spanOf(activity, daylight);
  return span && stretched(span, activity);
}

/** Plans begin on the quarter of an hour, not with the sun. */
const onTheQuarter = ({ earliest, latestStart, latestEnd }: DaySpan): DaySpan => {
  const quarter = Math.ceil(earliest / QUARTER) * QUARTER;
  return { earliest: quarter <= latestStart ? quarter : earliest, latestStart, latestEnd };
};

function spanOf(activity: TimedActivity, daylight: Daylight | undefined): DaySpan | null {
  const time = dayTimeOf(activity);
  const light = time === null ? null : daylight ? onTheQuarter(spansUnder(daylight, activity)[time]) : SPANS[time];
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
