/** What a vacation costs a person, part by part. */
import type { CatalogueEntry, CostSplit, Preferences } from '@sojourn/contracts';
import { ROOMS_ASKED, roomsFor, typicalNight, type Party } from '@sojourn/travel';

type Style = Preferences['travelStyle'][number];

export type Cost = { total: number; split: CostSplit; style: Style; bedPerNight: number };

/** From most to least comfortable. */
const comfort: readonly Style[] = ['luxury', 'mid-range', 'budget', 'backpacking'];
// How a day's money divides: bed, food, things to do, getting about.
const SHARES = { stay: 0.45, food: 0.25, activities: 0.2, local: 0.1 };

/** The styles to try, most comfortable first. Nothing chosen means mid-range, with budget to fall back on. */
export function stylesToTry(chosen: readonly Style[], move: { cheaper: boolean; pricier: boolean }): Style[] {
  const wanted = comfort.filter((style) => chosen.includes(style));
  const list: Style[] = wanted.length > 0 ? wanted : ['mid-range', 'budget'];
  if (move.cheaper) return list.slice(-1);
  return move.pricier ? [...new Set<Style>(['luxury', ...list])] : list;
}

/** `checkIn` is the day of arrival, `today` the day of asking: what a night costs follows both. */
export type CostParts = {
  entry: CatalogueEntry;
  fare: number;
  days: number;
  party: Party;
  checkIn: string;
  today: string;
};

const STARS: Readonly<Record<Style, number>> = { luxury: 5, 'mid-range': 3, budget: 2, backpacking: 1 };

/** What a search for the same nights shows for a middling property of the style: for each of the party. */
function nightOf(style: Style, { entry, days, party, checkIn, today }: CostParts): number {
  const { dailyCost, stayMarket } = entry;
  if (stayMarket) {
    const guests = Math.max(1, party.people);
    const nights = Math.max(1, days - 1);
    const asked = { checkIn, nights, stars: STARS[style], guests, rooms: ROOMS_ASKED, today };
    return typicalNight(stayMarket, asked) / guests;
  }
  // A longer stay is cheaper by the night; alone nobody shares the room, and many share a flat.
  const byLength = days >= 28 ? 0.75 : days >= 14 ? 0.9 : 1;
  const byGroup = party.people === 1 ? 1.35 : party.people >= 4 ? 0.9 : 1;
  return dailyCost[style] * SHARES.stay * byLength * byGroup;
}

/** The cost in one style. */
export function costIn(style: Style, parts: CostParts): Cost {
  const { entry, fare, days } = parts;
  const daily = entry.dailyCost[style];
  const bedPerNight = nightOf(style, parts);
  const split: CostSplit = {
    flight: fare,
    stay: roundToTen(bedPerNight * (days - 1)),
    food: roundToTen(daily * SHARES.food * days),
    activities: roundToTen(daily * SHARES.activities * days),
    local: roundToTen(daily * SHARES.local * days),
  };
  const total = split.flight + split.stay + split.food + split.activities + split.local;
  return { total, split, style, bedPerNight };
}

/** The nightly rate of a room, shared as it was costed. */
export function roomRate({ bedPerNight }: Pick<Cost, 'bedPerNight'>, { people }: Pick<Party, 'people'>): number {
  const guests = Math.max(1, people);
  return (bedPerNight * guests) / roomsFor(guests, ROOMS_ASKED).rooms;
}

/** US dollars: what may be spent a person, and for a room's night; 0 where nothing is said. */
type Limits = { budget: number; night?: number };

/** The most comfortable of the styles that stays within the limits, else the least costly of them. */
export function bestCost(styles: readonly Style[], { budget, night = 0 }: Limits, parts: CostParts): Cost {
  const costs = styles.map((style) => costIn(style, parts));
  const within = costs.find(
    (cost) => (budget <= 0 || cost.total <= budget) && (night <= 0 || roomRate(cost, parts.party) <= night),
  );
  return within ?? costs.reduce((least, each) => (each.total < least.total ? each : least));
}

const roundToTen = (usd: number) => Math.round(usd / 10) * 10;
