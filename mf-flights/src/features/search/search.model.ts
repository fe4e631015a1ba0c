/** The flight form's draft: its faults, its changes, and the search it makes. */
import { type AirportSuggestion, isCalendarDate, passengerLimits } from '@sojourn/contracts';
import { iataCodeIn, placeOfCode, shortAirportName } from '../../shared/airport.model';
import type { FlightSearch } from '../../shared/flight-search.model';

/** One end of the trip: what stands in the field, and the place it names, if it names one. */
export type PlaceField = { place: AirportSuggestion | null; text: string };

/** A search while it is filled in: its ends are fields, and a one-way trip may still have a return date. */
export type SearchDraft = Omit<FlightSearch, 'origin' | 'destination'> & {
  tripType: 'round-trip' | 'one-way';
  origin: PlaceField;
  destination: PlaceField;
};

/** A field with something wrong, and the words beside it. */
export type Faults = Partial<Record<'origin' | 'destination' | 'departureDate' | 'returnDate', string>>;

/** A toast's words and what is wrong where. */
export type SearchFault = { title: string; description: string; faults: Faults };

export const emptyDraft: SearchDraft = {
  tripType: 'round-trip',
  origin: { place: null, text: '' },
  destination: { place: null, text: '' },
  departureDate: '',
  returnDate: '',
  adults: 1,
  children: 0,
  infants: 0,
  travelClass: 'ECONOMY',
};

const INCOMPLETE = { title: 'Incomplete search', description: 'Please fill in all required fields' };
const INVALID_CODES = {
  title: 'Invalid airport codes',
  description: 'Please select valid airport codes from the suggestions',
};

const NO_DAY = 'Please choose a day that is in the calendar.';

export const fieldOf = (place: AirportSuggestion): PlaceField => ({ place, text: shortAirportName(place.name) });

/** The code a field stands for: of the chosen place, or three letters typed by somebody who knows it. */
export function codeOf({ place, text }: PlaceField): string {
  return (place?.iataCode ?? text.trim()).toUpperCase();
}

/** The code of a field where it stands for one, else ''. */
export const knownCodeOf = (field: PlaceField): string => iataCodeIn(codeOf(field));

/** The draft that repeats a search; `places` are the airports whose names are known. */
export function draftOf(search: FlightSearch, places: readonly AirportSuggestion[] = []): SearchDraft {
  const field = (code: string) =>
    code === '' ? emptyDraft.origin : fieldOf(places.find(({ iataCode }) => iataCode === code) ?? placeOfCode(code));
  const { origin, destination, returnDate, ...rest } = search;
  const tripType = returnDate ? 'round-trip' : 'one-way';
  return { ...rest, tripType, returnDate, origin: field(origin), destination: field(destination) };
}

/** What must be put right before searching; nothing when all is well. */
export function refusalOf(draft: SearchDraft): SearchFault | undefined {
  const isRound = draft.tripType === 'round-trip';
  const missing: Faults = {
    ...(codeOf(draft.origin) ? {} : { origin: 'Choose where you fly from.' }),
    ...(codeOf(draft.destination) ? {} : { destination: 'Choose where you fly to.' }),
    ...(draft.departureDate ? {} : { departureDate: 'Choose a departure date.' }),
    ...(isRound && !draft.returnDate ? { returnDate: 'Choose a return date, or one way.' } : {}),
  };
  if (Object.keys(missing).length > 0) return { ...INCOMPLETE, faults: missing };

  const unknown: Faults = {
    ...(knownCodeOf(draft.origin) ? {} : { origin: 'Choose an airport from the list.' }),
    ...(knownCodeOf(draft.destination) ? {} : { destination: 'Choose an airport from the list.' }),
  };
  if (Object.keys(unknown).length > 0) return { ...INVALID_CODES, faults: unknown };
  if (codeOf(draft.origin) === codeOf(draft.destination)) {
    const description = 'Origin and destination must be different places.';
    return { title: INVALID_CODES.title, description, faults: { destination: description } };
  }
  const isDay = (date: string) => isCalendarDate(date) || !date;
  const noDays: Faults = {
    ...(isDay(draft.departureDate) ? {} : { departureDate: NO_DAY }),
    ...(isDay(draft.returnDate) || !isRound ? {} : { returnDate: NO_DAY }),
  };
  return Object.keys(noDays).length > 0 ? { title: 'Invalid dates', description: NO_DAY, faults: noDays } : undefined;
}

/** The search of a valid draft: codes upper-cased, a return date on a round trip only. */
export function flightSearchOf(draft: SearchDraft): FlightSearch {
  const { tripType, origin, destination, returnDate, ...rest } = draft;
  return {
    ...rest,
    origin: codeOf(origin),
    destination: codeOf(destination),
    returnDate: tripType === 'round-trip' ? returnDate : '',
  };
}

/** Origin and destination exchanged. */
export function swapped(draft: SearchDraft): SearchDraft {
  return { ...draft, origin: draft.destination, destination: draft.origin };
}

/** A new departure date; a return before it makes no sense any more. */
export function withDeparture(draft: SearchDraft, departureDate: string): SearchDraft {
  const returnDate = draft.returnDate && draft.returnDate < departureDate ? '' : draft.returnDate;
  return { ...draft, departureDate, returnDate };
}

/** Passengers within their limits: infants never outnumber adults. */
export function withPassengers(
  draft: SearchDraft,
  change: Partial<Pick<SearchDraft, 'adults' | 'children' | 'infants'>>,
): SearchDraft {
  const within = (value: number, { min, max }: { min: number; max: number }) => Math.min(max, Math.max(min, value));
  const wanted = { ...draft, ...change };
  const adults = within(wanted.adults, passengerLimits.adults);
  return {
    ...draft,
    adults,
    children: within(wanted.children, passengerLimits.children),
    infants: within(wanted.infants, { min: 0, max: adults }),
  };
}

/** A draft stored on an earlier visit, without days that have passed or do not exist. */
export function withoutPastDates(draft: SearchDraft, today: string): SearchDraft {
  const dayFrom = (date: string, first: string) => (isCalendarDate(date) && date >= first ? date : '');
  const departureDate = dayFrom(draft.departureDate, today);
  const returnDate = dayFrom(draft.returnDate, departureDate || today);
  return withPassengers({ ...draft, departureDate, returnDate }, {});
}

/** Where somebody looks who knows what is in the form, but not where to. */
export function exploreLinkOf(draft: SearchDraft): string {
  const { adults, children, infants, travelClass } = draft;
  const origin = knownCodeOf(draft.origin);
  const said = new URLSearchParams({
    ...(origin && { origin }),
    ...(adults > 1 && { adults: String(adults) }),
    ...(children > 0 && { children: String(children) }),
    ...(infants > 0 && { infants: String(infants) }),
    ...(travelClass !== 'ECONOMY' && { travelClass }),
    ...(draft.tripType === 'one-way' && { nights: '0' }),
  }).toString();
  return said === '' ? '/explore' : `/explore?${said}`;
}
