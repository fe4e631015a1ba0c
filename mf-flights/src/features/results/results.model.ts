/** What is shown of the offers found, and in which order. The address holds the choice. */
import type { FlightOffer } from '@sojourn/contracts';
import { oncePer } from '@sojourn/travel';
import { shownPriceOf } from '../../shared/party-price.model';
import { effortOf, minutesUnderWay } from './best.model';
import {
  dayParts,
  type Filters,
  limitFacets,
  type ListFacet,
  listFacets,
  matching,
  noFilters,
  stopFilters,
} from './facets.model';

export const sortKeys = ['price', 'duration', 'departure', 'best'] as const;

export type SortKey = (typeof sortKeys)[number];

/** How many flights are shown until more are asked for: enough to compare at a glance, and quick to draw again. */
export const AT_FIRST = 12;
/** How many more come at a time: whoever asks means to read on. */
export const MORE_AT_A_TIME = 2 * AT_FIRST;

/** What an offer's card is called in the page, and behind the `#` of an address. */
export const placeOf = ({ id }: Pick<FlightOffer, 'id'>): string => `flight-${id}`;

/** The filters, and the order of what they leave. */
export type ResultsView = Filters & { sort: SortKey };

const MOST_LIMIT = 100_000;

const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((one) => one === text) ?? fallback;
const listIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').split(',').filter(Boolean);

function limitIn(params: URLSearchParams, name: string): number | null {
  const limit = Number(params.get(name));
  return Number.isInteger(limit) && limit > 0 && limit <= MOST_LIMIT ? limit : null;
}

function valuesIn(params: URLSearchParams, facet: ListFacet): string[] {
  const wanted = listIn(params, facet);
  if (facet === 'departs' || facet === 'arrives') return dayParts.filter((part) => wanted.includes(part));
  const isCode = facet === 'airlines' ? /^[A-Z0-9]{2}$/ : /^[A-Z]{3}$/;
  return wanted.filter((code) => isCode.test(code));
}

/** The view an address asks for; price first unless it says otherwise. */
export const viewIn = (params: URLSearchParams): ResultsView => ({
  ...noFilters,
  sort: oneOf(sortKeys, params.get('sort'), 'price'),
  stops: oneOf(stopFilters, params.get('stops'), 'all'),
  ...Object.fromEntries(listFacets.map((facet) => [facet, valuesIn(params, facet)])),
  ...Object.fromEntries(limitFacets.map((facet) => [facet, limitIn(params, facet)])),
});

/** The same address with another view; what is usual is left out of it. */
export function withView(params: URLSearchParams, view: ResultsView): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  put('sort', view.sort, 'price');
  put('stops', view.stops, 'all');
  for (const facet of listFacets) put(facet, view[facet].join(','), '');
  for (const facet of limitFacets) put(facet, String(view[facet] ?? ''), '');
  return next;
}

/** What offers are ordered by, looked up once for each: a sort compares every offer some ten times. */
interface Ranked {
  offer: FlightOffer;
  /** As it is shown large. */
  price: number;
  minutes: number;
  effort: number;
}

const ranked = oncePer((offers: readonly FlightOffer[]): Ranked[] =>
  offers.map((offer) => ({
    offer,
    price: shownPriceOf(offer),
    minutes: minutesUnderWay(offer),
    effort: effortOf(offer),
  })),
);

type Order = (a: Ranked, b: Ranked) => number;
const byPrice: Order = (a, b) => a.price - b.price;
const byDuration: Order = (a, b) => a.minutes - b.minutes;
const byEffort: Order = (a, b) => a.effort - b.effort;
const byDeparture: Order = ({ offer: a }, { offer: b }) =>
  a.departureTime < b.departureTime ? -1 : a.departureTime > b.departureTime ? 1 : 0;
const byId: Order = (a, b) => (a.offer.id < b.offer.id ? -1 : 1);

/** All offers by what they are ordered by: the order of those that a filter leaves is the same. */
const ordered = (...orders: Order[]) =>
  oncePer((offers: readonly FlightOffer[]) =>
    ranked(offers)
      .toSorted((a, b) => orders.reduce((found, order) => found || order(a, b), 0))
      .map(({ offer }) => offer),
  );
const inOrder: Readonly<Record<SortKey, (offers: readonly FlightOffer[]) => readonly FlightOffer[]>> = {
  price: ordered(byPrice, byDuration, byId),
  duration: ordered(byDuration, byPrice, byId),
  departure: ordered(byDeparture, byPrice, byDuration, byId),
  best: ordered(byEffort, byId),
};

/** The offers that filters leave, in an order. */
export function shown(offers: readonly FlightOffer[], filters: Filters, sort: SortKey): FlightOffer[] {
  const left = new Set(matching(offers, filters));
  return inOrder[sort](offers).filter((offer) => left.has(offer));
}

/** The view without its filters. */
export const unfiltered = ({ sort }: ResultsView): ResultsView => ({ ...noFilters, sort });

/** When the fares were made, in words: `just now`, `2 min ago`. */
export function ageLabel(timestamp: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(timestamp)) / 60_000);
  if (minutes < 1) return 'updated just now';
  return minutes < 60 ? `updated ${minutes} min ago` : `updated ${Math.floor(minutes / 60)} h ago`;
}
