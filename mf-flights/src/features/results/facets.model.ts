/** What can be left out of the offers found: which facets there are, what each leaves, and what it would cost. */
import type { FlightOffer } from '@sojourn/contracts';
import { compareWords, formatDollars, oncePer } from '@sojourn/travel';
import { shortAirportName } from '../../shared/airport.model';
import { hourOf, type Leg, legsOf, mostStopsOf } from '../../shared/leg.model';
import { shownPriceOf } from '../../shared/party-price.model';

export const stopFilters = ['all', 'nonstop', 'onestop'] as const;
export const dayParts = ['morning', 'afternoon', 'evening', 'night'] as const;
/** Facets of which several values may be chosen, and those with an upper limit. */
export const listFacets = ['departs', 'arrives', 'airlines', 'origins', 'destinations'] as const;
export const limitFacets = ['hours', 'layover', 'price'] as const;

export type StopFilter = (typeof stopFilters)[number];
export type DayPart = (typeof dayParts)[number];
export type ListFacet = (typeof listFacets)[number];
export type LimitFacet = (typeof limitFacets)[number];
type Facet = 'stops' | ListFacet | LimitFacet;

/**
 * Empty lists and null mean that nothing is left out. `hours` is the longest leg, `layover` the longest wait, both in hours;
 * `price` is what everybody together pays, in dollars.
 */
export type Filters = { stops: StopFilter } & Record<ListFacet, readonly string[]> & Record<LimitFacet, number | null>;

/** How a facet's choice is written, how many offers it would leave under the other filters, and what the cheapest of them costs. */
export type Choice = { value: string; label: string; count: number; from: number | undefined };

/** A filter that is in force. */
type ChosenFilter = { facet: Facet; value: string; label: string };

export const noFilters: Filters = {
  ...{ stops: 'all', departs: [], arrives: [], airlines: [], origins: [], destinations: [] },
  ...{ hours: null, layover: null, price: null },
};

const MINUTES = 60;
const LAYOVERS = [2, 4, 8];
/** Where limits are offered: so much of all offers lies below. */
const SHARES = [0.25, 0.5, 0.75];

/** Night until five, morning until noon, afternoon until six, then evening. */
export function dayPartOf(localTime: string): DayPart {
  const hour = hourOf(localTime);
  if (hour < 5) return 'night';
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

const longest = (legs: readonly Leg[], of: (leg: Leg) => number) => Math.max(0, ...legs.map(of));
const waitOf = ({ layovers }: Leg) => Math.max(0, ...layovers.map(({ minutes }) => minutes));
/** Where the outbound leg starts and the return leg ends, or the other way round; once where that is one airport. */
const endsOf = (legs: readonly Leg[], end: 'origin' | 'destination') => [
  ...new Set(
    legs.map(({ departure, arrival }, at) =>
      (at === 0) === (end === 'origin') ? departure.iataCode : arrival.iataCode,
    ),
  ),
];

type Facts = Record<ListFacet, readonly string[]> & Record<LimitFacet | 'stops', number>;

/** What facets look at: each press of a filter asks for all of them again. */
const factsOf = oncePer((offer: FlightOffer): Facts => {
  const legs = legsOf(offer);
  return {
    // By the legs themselves: an older server counts those of the outbound leg alone.
    stops: mostStopsOf(offer),
    departs: [dayPartOf(offer.departureTime)],
    arrives: [dayPartOf(offer.arrivalTime)],
    airlines: [offer.mainCarrierCode],
    origins: endsOf(legs, 'origin'),
    destinations: endsOf(legs, 'destination'),
    hours: longest(legs, ({ minutes }) => minutes) / MINUTES,
    layover: longest(legs, waitOf) / MINUTES,
    price: shownPriceOf(offer),
  };
});

type Pass = (offer: FlightOffer, filters: Filters) => boolean;
const passes = Object.fromEntries([
  ['stops', (offer, { stops }) => stops === 'all' || factsOf(offer).stops <= (stops === 'nonstop' ? 0 : 1)],
  ...listFacets.map((facet): [Facet, Pass] => [
    facet,
    (offer, { [facet]: chosen }) =>
      chosen.length === 0 || factsOf(offer)[facet].every((value) => chosen.includes(value)),
  ]),
  ...limitFacets.map((facet): [Facet, Pass] => [
    facet,
    (offer, { [facet]: most }) => most === null || factsOf(offer)[facet] <= most,
  ]),
] satisfies [Facet, Pass][]) as Record<Facet, Pass>;
const facets = Object.keys(passes) as Facet[];

/** What passes every filter, under no name, and under a facet's name what passes every other: each press asks for all of them. */
const sieved = oncePer((filters: Filters) =>
  oncePer((offers: readonly FlightOffer[]) => {
    const left = new Map<Facet | undefined, FlightOffer[]>([undefined, ...facets].map((facet) => [facet, []]));
    for (const offer of offers) {
      const [failed, another] = facets.filter((facet) => !passes[facet](offer, filters));
      if (!failed) for (const list of left.values()) list.push(offer);
      else if (!another) left.get(failed)?.push(offer);
    }
    return left;
  }),
);

/** The offers that pass every filter, or every one but that of a facet. */
export const matching = (offers: readonly FlightOffer[], filters: Filters, except?: Facet): readonly FlightOffer[] =>
  sieved(filters)(offers).get(except) ?? [];

const cheapestOf = (offers: readonly FlightOffer[]) =>
  offers.length > 0 ? Math.min(...offers.map(shownPriceOf)) : undefined;
const choice = (value: string, label: string, left: readonly FlightOffer[]): Choice => ({
  ...{ value, label, count: left.length, from: cheapestOf(left) },
});

/** How a value is written: airlines and airports by the names that the answer has. */
export type Names = { airports?: Readonly<Record<string, { name: string }>> | undefined };
const dayPartLabels: Readonly<Record<DayPart, string>> = {
  ...{ morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening', night: 'Night' },
};

const stopLabels: Readonly<Record<StopFilter, string>> = {
  ...{ all: 'All flights', nonstop: 'Nonstop only', onestop: '1 stop max' },
};

/** A value where its facet's legend stands above it. */
function nameOf(
  offers: readonly FlightOffer[],
  { airports }: Names,
  { facet, value }: { facet: ListFacet; value: string },
): string {
  if (facet === 'departs' || facet === 'arrives') return dayPartLabels[value as DayPart];
  if (facet === 'airlines') return offers.find((offer) => offer.mainCarrierCode === value)?.mainCarrierName ?? value;
  return shortAirportName(airports?.[value]?.name ?? value);
}

/** A value where it stands alone. */
function labelOf(offers: readonly FlightOffer[], names: Names, { facet, value }: Omit<ChosenFilter, 'label'>): string {
  const name = (of: ListFacet) => nameOf(offers, names, { facet: of, value });
  const labels: Readonly<Record<Facet, () => string>> = {
    stops: () => stopLabels[value as StopFilter],
    departs: () => `Departs: ${name('departs').toLowerCase()}`,
    arrives: () => `Arrives: ${name('arrives').toLowerCase()}`,
    airlines: () => name('airlines'),
    origins: () => `From ${name('origins')}`,
    destinations: () => `To ${name('destinations')}`,
    hours: () => `Up to ${value} h a way`,
    layover: () => `Layovers up to ${value} h`,
    price: () => `Up to ${formatDollars(Number(value))}`,
  };
  return labels[facet]();
}

/** How many stops may be made on a leg, each with what it leaves. */
export const stopChoices = (offers: readonly FlightOffer[], filters: Filters): Choice[] =>
  stopFilters.map((stops) => {
    const left = matching(offers, filters, 'stops').filter((offer) => passes.stops(offer, { ...filters, stops }));
    return choice(stops, stopLabels[stops], left);
  });

/** The values of a facet among some offers, each with the offers that have it. */
function byValue(facet: ListFacet, offers: readonly FlightOffer[]): Map<string, FlightOffer[]> {
  const found = new Map<string, FlightOffer[]>();
  for (const offer of offers) {
    for (const value of factsOf(offer)[facet]) {
      const before = found.get(value);
      if (before) before.push(offer);
      else found.set(value, [offer]);
    }
  }
  return found;
}

/** The values of a facet that are on offer: parts of the day in their order, all else by how many offers it leaves. */
export function choicesOf(
  facet: ListFacet,
  offers: readonly FlightOffer[],
  { filters, names }: { filters: Filters; names: Names },
): Choice[] {
  const left = byValue(facet, matching(offers, filters, facet));
  const values = new Set(offers.flatMap((offer) => factsOf(offer)[facet]));
  const isTime = facet === 'departs' || facet === 'arrives';
  const choices = [...values].map((value) =>
    choice(value, nameOf(offers, names, { facet, value }), left.get(value) ?? []),
  );
  const placeOf = ({ value }: Choice) => dayParts.indexOf(value as DayPart);
  return choices.sort((a, b) =>
    isTime ? placeOf(a) - placeOf(b) : b.count - a.count || compareWords(a.label, b.label),
  );
}

/** Rounded up as people set limits: whole hours, and prices by their size. */
function roundUp(facet: LimitFacet, value: number): number {
  const step = facet !== 'price' ? 1 : value < 300 ? 10 : value < 1_000 ? 50 : 100;
  return Math.ceil(value / step) * step;
}

/** What limits are set to, from the least to the most. */
const measuresOf = oncePer((offers: readonly FlightOffer[]) => {
  const of = (facet: LimitFacet) => offers.map((offer) => factsOf(offer)[facet]).sort((a, b) => a - b);
  return { hours: of('hours'), layover: of('layover'), price: of('price') };
});

/** Upper limits that leave something out and something in, and the one in force; each with what it leaves. */
export function limitsOf(facet: LimitFacet, offers: readonly FlightOffer[], filters: Filters): Choice[] {
  const measures = measuresOf(offers)[facet];
  const [least = 0, most = 0] = [measures[0], measures.at(-1)];
  const steps =
    facet === 'layover' ? LAYOVERS : SHARES.map((share) => measures[Math.floor(share * measures.length)] ?? 0);
  const limits = steps.map((step) => roundUp(facet, step)).filter((limit) => limit >= least && limit < most);
  const left = matching(offers, filters, facet);
  return [...new Set([...limits, ...(filters[facet] === null ? [] : [filters[facet]])])]
    .sort((a, b) => a - b)
    .map((limit) =>
      choice(
        String(limit),
        facet === 'price' ? `Up to ${formatDollars(limit)}` : `Up to ${limit} h`,
        left.filter((offer) => factsOf(offer)[facet] <= limit),
      ),
    );
}

/** Every filter in force, as the page writes it. */
export function chosenFilters(filters: Filters, offers: readonly FlightOffer[], names: Names): ChosenFilter[] {
  const chosen = facets.flatMap((facet): Omit<ChosenFilter, 'label'>[] => {
    const value = filters[facet];
    if (value === null || value === 'all') return [];
    return (typeof value === 'object' ? value : [value]).map((each) => ({ facet, value: String(each) }));
  });
  return chosen.map((each) => ({ ...each, label: labelOf(offers, names, each) }));
}

/** The filters without one of them. */
export function without<Kept extends Filters>(filters: Kept, { facet, value }: Omit<ChosenFilter, 'label'>): Kept {
  const now = filters[facet];
  const rest = typeof now === 'object' && now !== null ? now.filter((each) => each !== value) : noFilters[facet];
  return { ...filters, [facet]: rest };
}

/** Of filters that leave nothing the one whose whole facet is worth dropping most, and how many offers that leaves. */
export function filterToDrop(
  offers: readonly FlightOffer[],
  { filters, names }: { filters: Filters; names: Names },
): { facet: Facet; label: string; count: number } | undefined {
  const chosen = chosenFilters(filters, offers, names);
  return [...new Set(chosen.map(({ facet }) => facet))]
    .map((facet) => ({
      facet,
      label: chosen.flatMap((each) => (each.facet === facet ? each.label : [])).join(', '),
      count: matching(offers, filters, facet).length,
    }))
    .filter(({ count }) => count > 0)
    .reduce<{ facet: Facet; label: string; count: number } | undefined>(
      (most, each) => (most && most.count >= each.count ? most : each),
      undefined,
    );
}
