/** How long a journey usually takes, before anybody knows the day. */
import type { Airport } from '../airport/airport.model';
import type { Chain, ConnectionFinder } from './connection.model';
import { blockMinutesOf } from './schedule.model';

/** From take-off to landing, in minutes, with `changes` of planes. */
export type UsualTime = { minutes: number; changes: number };

/** What a change of planes costs where flights are timed to meet. */
const CHANGE_MINUTES = 120;

const timeOf = (chain: Chain): UsualTime => ({
  minutes: chain.reduce((sum, route) => sum + blockMinutesOf(route), (chain.length - 1) * CHANGE_MINUTES),
  changes: chain.length - 1,
});

/** The fastest way between some airports and others; undefined where there is none. */
export function usualTime(
  { nonstopBetween, chainsBetween }: ConnectionFinder,
  origins: readonly Airport[],
  destinations: readonly Airport[],
): UsualTime | undefined {
  const fastest = (waysOf: ConnectionFinder['chainsBetween']) =>
    origins
      .flatMap((from) => destinations.flatMap((to) => (from === to ? [] : waysOf(from, to).map(timeOf))))
      .reduce<UsualTime | undefined>((best, each) => (best && best.minutes <= each.minutes ? best : each), undefined);
  return fastest(nonstopBetween) ?? fastest(chainsBetween);
}
