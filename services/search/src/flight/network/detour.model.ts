/** Ways that nobody would sell beside better ones: round half a continent, or abroad between two towns of one country. */
import type { Airport } from '../../airport/airport.model';
import { seasonOfRoute } from './route-season.model';

type Flown = { from: Airport; to: Airport; km: number; weekly: number };
type Way = readonly Flown[];

const DAILY = 7;
/** A way may be so much longer than the shortest ones that are flown often enough all year. */
const LONGER = { times: 1.35, km: 250 };
/** From so many kilometres on people change planes at hubs far to the side: Singapore to Johannesburg over Dubai. */
const FAR = { km: 6_000, times: 1.45 };

const kmOf = (way: Way) => way.reduce((sum, { km }) => sum + km, 0);
/** Half of the flights leave before one has landed, at each change. */
const usableOf = (way: Way) => Math.min(...way.map(({ weekly }) => weekly)) / 2 ** (way.length - 1);

/** The ways that do not leave the country of both ends, or all where it has none or the ends are in two. */
export function keptAtHome<Each extends Way>(ways: readonly Each[]): readonly Each[] {
  const atHome = ways.filter((way) => way.every(({ from, to }) => from.countryCode === to.countryCode));
  return atHome.length > 0 ? atHome : ways;
}

/** The ways without those far longer than what is flown daily, all year and by a shorter way. Nonstops stay. */
export function withoutDetours<Each extends Way>(ways: readonly Each[]): readonly Each[] {
  let usable = 0;
  let enough = Infinity;
  for (const way of ways.filter((each) => !each.some(seasonOfRoute)).toSorted((a, b) => kmOf(a) - kmOf(b))) {
    usable += usableOf(way);
    enough = kmOf(way);
    if (usable >= DAILY) break;
  }
  if (usable < DAILY) return ways;
  const most = enough * (enough > FAR.km ? FAR.times : LONGER.times) + LONGER.km;
  return ways.filter((way) => way.length === 1 || kmOf(way) <= most);
}
