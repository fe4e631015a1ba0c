/** How a fare moves from one day of purchase to the next, while nothing about the journey changes. Sample fares, not offers. */
import { daysBetween } from './calendar-day';
import { seededRandom } from './seeded-random';

/** Days between two turns of the slow movement, which goes straight from one to the other. */
const TURN_DAYS = 5;
/** A turn lies at most so far from the ordinary fare. */
const SWING = 0.07;
/** Every so many days a route may be on sale for a few. */
const SALE_EVERY_DAYS = 11;
const SALE_CHANCE = 0.3;
const SALE_DAYS = { least: 2, more: 3 };
const SALE_FACTOR = 0.87;

const EPOCH = '2020-01-06';
const DAYS_A_WEEK = 7;

/** What is bought, and when. */
export type FarePurchase = {
  /** The journey's two ends in any words that stay the same. */
  route: string;
  /** Local day of departure, `YYYY-MM-DD`. */
  departureDate: string;
  /** The day of purchase, `YYYY-MM-DD`. */
  today: string;
};

/**
 * The factor of the day of purchase on a fare: it drifts by up to 7 % either way, a turn every 5 days, and now and then a
 * sale of 2 to 4 days takes 13 % off. Departures of one week move together, others by themselves; the same question has the
 * same answer.
 * @returns 0.80 to 1.07
 * @throws RangeError for a text that is not a day
 */
export function fareMovement({ route, departureDate, today }: FarePurchase): number {
  const week = Math.floor(daysBetween(EPOCH, departureDate) / DAYS_A_WEEK);
  const day = daysBetween(EPOCH, today);
  const turn = Math.floor(day / TURN_DAYS);
  const turnAt = (at: number) => (2 * seededRandom('fare turn', route, week, at) - 1) * SWING;
  const way = (day - turn * TURN_DAYS) / TURN_DAYS;
  const drift = turnAt(turn) * (1 - way) + turnAt(turn + 1) * way;
  return (1 + drift) * (isOnSale(route, week, day) ? SALE_FACTOR : 1);
}

function isOnSale(route: string, week: number, day: number): boolean {
  const period = Math.floor(day / SALE_EVERY_DAYS);
  const chance = (what: string) => seededRandom(what, route, week, period);
  if (chance('fare sale') >= SALE_CHANCE) return false;
  const days = SALE_DAYS.least + Math.floor(chance('sale days') * SALE_DAYS.more);
  const first = Math.floor(chance('sale begins') * (SALE_EVERY_DAYS - days + 1));
  const at = day - period * SALE_EVERY_DAYS;
  return at >= first && at < first + days;
}
