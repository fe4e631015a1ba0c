/** Exploring as it stands in the address: what is asked of the service, and what of its answer is shown. */
import {
  type Continent,
  continents,
  iataCodeSchema,
  passengerLimits,
  type TravelClass,
  travelClasses,
} from '@sojourn/contracts';
import type { ExploredPlace, ExploreType } from '@sojourn/contracts/explore';
import { type FlightSearch, flightSearchParams } from '../../shared/flight-search.model';
import { monthBeside, monthOfDay } from '../../shared/day-fares.model';

/** What the service is asked: `origin` is '' until somebody has said it, `month` '' for any time, `nights` 0 for one way. */
export type ExploreSearch = Pick<FlightSearch, 'origin' | 'adults' | 'children' | 'infants' | 'travelClass'> & {
  month: string;
  nights: number;
};

/** What of the answer is shown: `budget` in whole dollars for everybody, `hours` one way; null means anything. */
export type ExploreFilters = {
  budget: number | null;
  hours: number | null;
  types: readonly ExploreType[];
  continent: Continent | null;
  isNonstop: boolean;
};

export type ExploreOrder = 'price' | 'time';
export type ExploreView = ExploreSearch & ExploreFilters & { order: ExploreOrder; isMap: boolean };

export const typeLabels: Readonly<Record<ExploreType, string>> = {
  beach: 'Beach',
  city: 'City',
  nature: 'Nature',
  mountains: 'Mountains',
  culture: 'Culture',
  adventure: 'Adventure',
  romantic: 'Romantic',
  family: 'Family',
};
export const exploreTypes = Object.keys(typeLabels) as ExploreType[];

/** Nights that are offered; an address may say others. */
export const NIGHTS = [2, 4, 7, 10, 14, 21];
export const BUDGETS = [100, 200, 300, 500, 750, 1000, 1500, 2500];
export const HOURS = [2, 4, 6, 9, 12, 16];
const USUAL_NIGHTS = 7;
const MOST_NIGHTS = 30;
const MOST_BUDGET = 1_000_000;
const MONTHS_ON_SALE = 12;

/** The months that flights are sold in, this one first. */
export const monthsOnSale = (today: string): string[] =>
  Array.from({ length: MONTHS_ON_SALE }, (_, at) => monthBeside(monthOfDay(today), at));

function wholeIn(text: string | null, { min, max }: { min: number; max: number }): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

/** The exploring of an address; what makes no sense is left out, and a month that is over is any time. */
export function parseExplore(params: URLSearchParams, today: string): ExploreView {
  const origin = iataCodeSchema.safeParse(params.get('origin') ?? '');
  const adults = wholeIn(params.get('adults'), passengerLimits.adults) ?? 1;
  const month = params.get('month') ?? '';
  return {
    origin: origin.success ? origin.data : '',
    month: monthsOnSale(today).includes(month) ? month : '',
    nights: wholeIn(params.get('nights'), { min: 0, max: MOST_NIGHTS }) ?? USUAL_NIGHTS,
    adults,
    children: wholeIn(params.get('children'), passengerLimits.children) ?? 0,
    infants: wholeIn(params.get('infants'), { min: 0, max: adults }) ?? 0,
    travelClass: travelClasses.find((one): one is TravelClass => one === params.get('travelClass')) ?? 'ECONOMY',
    budget: wholeIn(params.get('budget'), { min: 1, max: MOST_BUDGET }),
    hours: wholeIn(params.get('hours'), { min: 1, max: 48 }),
    types: exploreTypes.filter((type) => params.getAll('type').includes(type)),
    continent: continents.find((one) => one === params.get('continent')) ?? null,
    isNonstop: params.get('stops') === '0',
    order: params.get('order') === 'time' ? 'time' : 'price',
    isMap: params.get('view') === 'map',
  };
}

/** The exploring as query text, without what is usual; the inverse of {@link parseExplore}. */
export function exploreParams(view: ExploreView): URLSearchParams {
  const { types, isNonstop, order, isMap, travelClass, nights, adults, ...rest } = view;
  const said = Object.entries({
    ...rest,
    nights: nights === USUAL_NIGHTS ? '' : String(nights),
    adults: adults === 1 ? '' : adults,
    travelClass: travelClass === 'ECONOMY' ? '' : travelClass,
    stops: isNonstop ? '0' : '',
    order: order === 'price' ? '' : order,
    view: isMap ? 'map' : '',
  }).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return new URLSearchParams([...said, ...types.map((type) => ['type', type])] as [string, string][]);
}

const passes: Readonly<Record<keyof ExploreFilters, (place: ExploredPlace, filters: ExploreFilters) => boolean>> = {
  budget: ({ partyTotal }, { budget }) => budget === null || partyTotal <= budget,
  hours: ({ minutes }, { hours }) => hours === null || minutes <= hours * 60,
  types: (place, { types }) => types.length === 0 || types.some((type) => place.types.includes(type)),
  continent: (place, { continent }) => continent === null || place.continent === continent,
  isNonstop: ({ changes }, { isNonstop }) => !isNonstop || changes === 0,
};
const filterNames = Object.keys(passes) as (keyof ExploreFilters)[];

/** The places that pass every filter but one, or all of them. */
const passing = (places: readonly ExploredPlace[], filters: ExploreFilters, but?: keyof ExploreFilters) =>
  places.filter((place) => filterNames.every((name) => name === but || passes[name](place, filters)));

/** The places that are shown, in order. */
export function shownPlaces(places: readonly ExploredPlace[], view: ExploreView): ExploredPlace[] {
  const shown = passing(places, view);
  return view.order === 'time'
    ? shown.sort((one, other) => one.minutes - other.minutes || one.partyTotal - other.partyTotal)
    : shown;
}

/** How many places each type would show, whatever else is chosen. */
export function typeCounts(places: readonly ExploredPlace[], view: ExploreView): Record<ExploreType, number> {
  const others = passing(places, view, 'types');
  const counts = exploreTypes.map((type) => [type, others.filter((place) => place.types.includes(type)).length]);
  return Object.fromEntries(counts) as Record<ExploreType, number>;
}

const unfiltered: ExploreFilters = { budget: null, hours: null, types: [], continent: null, isNonstop: false };
/** How many filters narrow the answer. */
export const filtersSet = (view: ExploreFilters): number =>
  filterNames.filter((name) => (name === 'types' ? view.types.length > 0 : view[name] !== unfiltered[name])).length;

const filterWords: Readonly<Record<keyof ExploreFilters, string>> = {
  budget: 'the budget',
  hours: 'the flight time',
  types: 'the type of place',
  continent: 'the continent',
  isNonstop: 'Nonstop only',
};

/** The view without any filter. */
export const withoutFilters = (view: ExploreView): ExploreView => ({ ...view, ...unfiltered });

/** Of the filters that leave nothing the one whose loss brings most: its words, the view without it, and how many that shows. */
export function filterToDrop(
  places: readonly ExploredPlace[],
  view: ExploreView,
): { words: string; view: ExploreView; count: number } | undefined {
  const [best] = filterNames
    .map((name) => ({
      words: filterWords[name],
      view: { ...view, [name]: unfiltered[name] },
      count: passing(places, view, name).length,
    }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
  return best;
}

/** Where a place leads: its flights on its cheapest days, for the same party. */
export function searchOf(
  place: ExploredPlace,
  { origin, adults, children, infants, travelClass }: ExploreSearch,
): string {
  const { airportCode: destination, departureDate, returnDate = '' } = place;
  const party = { adults, children, infants, travelClass };
  return `/flights/search?${flightSearchParams({ origin, destination, departureDate, returnDate, ...party })}`;
}
