/** How long a journey usually takes, before anybody knows the day. */
import { LRUCache } from 'lru-cache';
import type { Airport } from '../airport/airport.model';
import type { Chain, ConnectionFinder } from './connection.model';
import { flownOn } from './network/route-season.model';
import { blockMinutesOf } from './schedule.model';

/** From take-off to landing, in minutes, with `changes` of planes. */
export type UsualTime = { minutes: number; changes: number };

/** What a change of planes costs where flights are timed to meet. */
const CHANGE_MINUTES = 120;

const timeOf = (chain: Chain): UsualTime => ({
  minutes: chain.reduce((sum, route) => sum + blockMinutesOf(route), (chain.length - 1) * CHANGE_MINUTES),
  changes: chain.length - 1,
});

const faster = (best: UsualTime | undefined, each: UsualTime) => (best && best.minutes <= each.minutes ? best : each);

/** {@link createUsualTimes} */
export type UsualTimes = (
  origins: readonly Airport[],
  destinations: readonly Airport[],
  days?: readonly string[],
) => UsualTime | undefined;

/**
 * The fastest way between some airports and others, undefined where there is none; without days cached. With days, what is
 * not flown in the season of all of them does not count, unless nothing else is.
 */
export function createUsualTimes({
  nonstopBetween,
  fewBetween,
  chainsBetween,
}: Pick<ConnectionFinder, 'nonstopBetween' | 'fewBetween' | 'chainsBetween'>): UsualTimes {
  type Asked = { from: Airport; to: Airport; waysOf: ConnectionFinder['chainsBetween'] };
  const known = new LRUCache<string, { time: UsualTime | undefined }, Asked>({
    max: 40_000,
    memoMethod: (_key, _old, { context: { from, to, waysOf } }) => ({
      time: waysOf(from, to).map(timeOf).reduce<UsualTime | undefined>(faster, undefined),
    }),
  });
  const timeOn = ({ from, to, waysOf }: Asked, days: readonly string[]) =>
    flownOn(waysOf(from, to), days).map(timeOf).reduce<UsualTime | undefined>(faster, undefined);
  const usualTimes: UsualTimes = (origins, destinations, days = []) => {
    const fastest = (kind: string, waysOf: Asked['waysOf']) =>
      origins
        .flatMap((from) =>
          destinations.flatMap((to) => {
            if (from === to) return [];
            const asked = { from, to, waysOf };
            if (days.length > 0) return timeOn(asked, days) ?? [];
            return known.memo(from.iataCode + to.iataCode + kind, { context: asked }).time ?? [];
          }),
        )
        .reduce<UsualTime | undefined>(faster, undefined);
    return (
      fastest('nonstop', nonstopBetween) ??
      fastest('few', fewBetween) ??
      fastest('any', chainsBetween) ??
      (days.length > 0 ? usualTimes(origins, destinations) : undefined)
    );
  };
  return usualTimes;
}
