/** What is shown of the offers found, and in which order: filters, sorting, counts. The address holds the choice. */
import type { FlightOffer } from '@sojourn/contracts';
import { compareWords, parseIsoDuration } from '@sojourn/travel';
import { hourOf } from '../../shared/leg.model';
import { effortOf } from './best.model';

export const sortKeys = ['price', 'duration', 'departure', 'best'] as const;
export const stopFilters = ['all', 'nonstop', 'onestop'] as const;
export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;

export type SortKey = (typeof sortKeys)[number];
export type StopFilter = (typeof stopFilters)[number];
export type DayPart = (typeof dayParts)[number];

/** Empty lists mean that nothing is left out. */
export type ResultsView = {
  sort: SortKey;
  stops: StopFilter;
  departs: readonly DayPart[];
  airlines: readonly string[];
};

/** How a facet's choices are written, and how many offers each would leave. */
export type Choice = { value: string; label: string; count: number };

const oneOf = <T extends string>(all: readonly T[], text: string | null, fallback: T): T =>
  all.find((one) => one === text) ?? fallback;
const listIn = (params: URLSearchParams, name: string) => (params.get(name) ?? '').split(',').filter(Boolean);

/** The view an address asks for; price first unless it says otherwise. */
export function viewIn(params: URLSearchParams): ResultsView {
  const wanted = listIn(params, 'departs');
  return {
    sort: oneOf(sortKeys, params.get('sort'), 'price'),
    stops: oneOf(stopFilters, params.get('stops'), 'all'),
    departs: dayParts.filter((part) => wanted.includes(part)),
    airlines: listIn(params, 'airlines').filter((code) => /^[A-Z0-9]{2}$/.test(code)),
  };
}

/** The same address with another view; what is usual is left out of it. */
export function withView(params: URLSearchParams, view: ResultsView): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  put('sort', view.sort, 'price');
  put('stops', view.stops, 'all');
  put('departs', view.departs.join(','), '');
  put('airlines', view.airlines.join(','), '');
  return next;
}

/** Night until five, morning until noon, afternoon until six, then evening. */
export function dayPartOf(localTime: string): DayPart {
  const hour = hourOf(localTime);
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

type Facet = 'stops' | 'departs' | 'airlines';

const passes: Readonly<Record<Facet, (offer: FlightOffer, view: ResultsView) => boolean>> = {
  stops: ({ stops }, view) => view.stops === 'all' || stops <= (view.stops === 'nonstop' ? 0 : 1),
  departs: ({ departureTime }, { departs }) => departs.length === 0 || departs.includes(dayPartOf(departureTime)),
  airlines: ({ mainCarrierCode }, { airlines }) => airlines.length === 0 || airlines.includes(mainCarrierCode),
};
const facets = Object.keys(passes) as Facet[];

const matching = (offers: readonly FlightOffer[], view: ResultsView, except?: Facet) =>
  offers.filter((offer) => facets.every((facet) => facet === except || passes[facet](offer, view)));

const byPrice = (a: FlightOffer, b: FlightOffer) => a.totalPrice - b.totalPrice;
const minutesOf = ({ totalDuration }: FlightOffer) => parseIsoDuration(totalDuration) ?? 0;
const byDuration = (a: FlightOffer, b: FlightOffer) => minutesOf(a) - minutesOf(b);
const byDeparture = (a: FlightOffer, b: FlightOffer) =>
  a.departureTime < b.departureTime ? -1 : a.departureTime > b.departureTime ? 1 : 0;
const byId = (a: FlightOffer, b: FlightOffer) => (a.id < b.id ? -1 : 1);

function inOrder(offers: FlightOffer[], sort: SortKey): FlightOffer[] {
  if (sort === 'best') {
    const effort = new Map(offers.map((offer) => [offer.id, effortOf(offer)]));
    return offers.sort((a, b) => (effort.get(a.id) ?? 0) - (effort.get(b.id) ?? 0) || byId(a, b));
  }
  const first = { price: byPrice, duration: byDuration, departure: byDeparture }[sort];
  return offers.sort((a, b) => first(a, b) || byPrice(a, b) || byDuration(a, b) || byId(a, b));
}

/** The offers a view leaves, in its order. */
export function shown(offers: readonly FlightOffer[], view: ResultsView): FlightOffer[] {
  return inOrder(matching(offers, view), view.sort);
}

const dayPartLabels: Readonly<Record<DayPart, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  night: 'Night',
};

/** Times of departure that are on offer, each with how many it would leave under the other filters. */
export function departureChoices(offers: readonly FlightOffer[], view: ResultsView): Choice[] {
  const left = matching(offers, view, 'departs');
  return dayParts
    .filter((part) => offers.some(({ departureTime }) => dayPartOf(departureTime) === part))
    .map((part) => ({
      value: part,
      label: dayPartLabels[part],
      count: left.filter(({ departureTime }) => dayPartOf(departureTime) === part).length,
    }));
}

/** Airlines on offer, those with most flights first, each with how many it would leave under the other filters. */
export function airlineChoices(offers: readonly FlightOffer[], view: ResultsView): Choice[] {
  const left = matching(offers, view, 'airlines');
  const counts = new Map<string, number>();
  for (const { mainCarrierCode } of left) counts.set(mainCarrierCode, (counts.get(mainCarrierCode) ?? 0) + 1);
  const names = new Map(offers.map(({ mainCarrierCode, mainCarrierName }) => [mainCarrierCode, mainCarrierName]));
  return [...names]
    .map(([value, label]) => ({ value, label, count: counts.get(value) ?? 0 }))
    .sort((a, b) => b.count - a.count || compareWords(a.label, b.label));
}

/** How many filters leave something out. */
export function filterCount(view: ResultsView): number {
  return (view.stops === 'all' ? 0 : 1) + view.departs.length + view.airlines.length;
}

/** The view without its filters. */
export function unfiltered(view: ResultsView): ResultsView {
  return { sort: view.sort, stops: 'all', departs: [], airlines: [] };
}

/** When the fares were made, in words: `just now`, `2 min ago`. */
export function ageLabel(timestamp: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(timestamp)) / 60_000);
  if (minutes < 1) return 'updated just now';
  return minutes < 60 ? `updated ${minutes} min ago` : `updated ${Math.floor(minutes / 60)} h ago`;
}
