import { t } from '@sojourn/ui';

const COLORS = [t.color.day1, t.color.day2, t.color.day3, t.color.day4, t.color.day5, t.color.day6];

/** Days have so many colors; the seventh is colored as the first. */
export const DAY_COLORS = COLORS.length;

/** The color of a day on the map and in the list beside it; null where all places are of one day. */
export const dayColor = (day: number | null): string =>
  (day === null ? undefined : COLORS[day % DAY_COLORS]) ?? t.color.accent;
