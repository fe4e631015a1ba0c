/** A stay search: read from the address, checked in the form, written to the address. */
import { guestLimits, hotelSearchQuerySchema, isCalendarDate, MOST_STAY_NIGHTS, roomLimits } from '@sojourn/contracts';
import { daysBetween, formatCount } from '@sojourn/travel';

/**
 * A stay search; an empty text is a value not known yet. Without `rooms` it is for one; `childAges` are the years of the children
 * that come along.
 */
export type StaySearch = {
  city: string;
  checkIn: string;
  checkOut: string;
  adults: number;
  rooms?: number | undefined;
  childAges?: readonly number[] | undefined;
};

/** Who comes, and in how many rooms. */
export type StayParty = Pick<StaySearch, 'adults' | 'rooms' | 'childAges'>;
/** A party of which all is said. */
export type WholeParty = { adults: number; rooms: number; childAges: readonly number[] };

/** A place as it is searched for: `Rome, Italy`; a country has no detail. */
export const placeText = ({ name, detail }: { name: string; detail: string }): string =>
  detail ? `${name}, ${detail}` : name;

/** A place as a heading says it: a quarter with its city, `Baga, Goa`. */
export const placeTitle = ({ name, town }: { name: string; town?: string | undefined }): string =>
  town ? `${name}, ${town}` : name;

/** What is wrong with a search, by field. */
export type StayFaults = Partial<Record<keyof StaySearch, string>>;

/** Guests within the limits; the usual number for anything else. */
export function guestsOf(text: string | null): number {
  const count = text && /^\d{1,2}$/.test(text) ? Number(text) : guestLimits.usual;
  return count >= guestLimits.min && count <= guestLimits.max ? count : guestLimits.usual;
}

/** The search in an address as it is written there; see {@link addressFaults}. */
export const parseStaySearch = (query: URLSearchParams): StaySearch => ({
  city: (query.get('city') ?? '').trim(),
  checkIn: (query.get('checkIn') ?? '').trim(),
  checkOut: (query.get('checkOut') ?? '').trim(),
  ...partyIn(query),
});

/** Who comes, as an address says it; what it says wrongly is left out, and {@link addressFaults} says so. */
function partyIn(query: URLSearchParams): StayParty {
  const adults = guestsOf(query.get('adults'));
  const { childAges, rooms } = hotelSearchQuerySchema.shape;
  const ages = childAges.safeParse(query.get('childAges')?.trim() || undefined).data;
  const asked = rooms.safeParse(query.get('rooms')?.trim() || undefined).data ?? roomLimits.usual;
  return {
    adults,
    ...(asked !== roomLimits.usual && { rooms: asked }),
    ...(ages && adults + ages.length <= guestLimits.max && { childAges: ages }),
  };
}

/** What is wrong with the values that an address has; what it lacks the form asks for. */
export function addressFaults(query: URLSearchParams): StayFaults {
  const given = Object.fromEntries([...query].map(([name, text]) => [name, text.trim()]).filter(([, text]) => text));
  const faults: StayFaults = {};
  for (const { path, message } of hotelSearchQuerySchema.safeParse(given).error?.issues ?? []) {
    const name = path[0] as keyof StaySearch;
    if (given[name]) faults[name] ??= message;
  }
  return faults;
}

/** The address of a search: one room and no children are not said. */
export function staySearchUrl({ city, checkIn, checkOut, adults, rooms, childAges = [] }: StaySearch): string {
  const query = new URLSearchParams({ city, checkIn, checkOut, adults: String(adults) });
  if (rooms !== undefined && rooms !== roomLimits.usual) query.set('rooms', String(rooms));
  const ages = childAges.length > 0 ? `&childAges=${childAges.join(',')}` : '';
  return `/hotels/search?${query}${ages}`;
}

/** Years of a child of whom nobody has said them yet. */
const USUAL_AGE = 8;

/** Another party within the limits: every room has an adult in it, and a child that is added is of a usual age. */
export function withParty(
  { adults, rooms = roomLimits.usual, childAges = [] }: StayParty,
  change: { adults?: number; rooms?: number; children?: number },
): WholeParty {
  const grown = change.adults ?? adults;
  const young = Math.min(change.children ?? childAges.length, guestLimits.max - grown);
  return {
    adults: grown,
    rooms: Math.min(change.rooms ?? rooms, mostRooms(grown)),
    childAges: Array.from({ length: young }, (_, at) => childAges[at] ?? USUAL_AGE),
  };
}

/** As many rooms as adults, and no more than the search takes. */
export const mostRooms = (adults: number): number => Math.min(adults, roomLimits.max);

/** `4 guests (2 children), 2 rooms`: one room is not said. */
export function partyText({ adults, rooms = roomLimits.usual, childAges = [] }: StayParty): string {
  const guests = formatCount(adults + childAges.length, 'guest');
  const children = childAges.length > 0 ? ` (${formatCount(childAges.length, 'child', 'children')})` : '';
  return `${guests}${children}${rooms > roomLimits.usual ? `, ${formatCount(rooms, 'room')}` : ''}`;
}

/** The address of another search from a page: of what that page's address says only the trip stays, whose search it is. */
export function nextSearchUrl(search: StaySearch, from: URLSearchParams): string {
  const trip = from.get('trip');
  return trip ? `${staySearchUrl(search)}&${new URLSearchParams({ trip })}` : staySearchUrl(search);
}

/** The faults of a search, as sentences for a person. */
export function faultsOf({ city, checkIn, checkOut }: StaySearch): StayFaults {
  return {
    ...(city.trim().length < 2 ? { city: 'Please tell us where you are going.' } : {}),
    ...dayFault('checkIn', checkIn, 'Please choose a check-in date.'),
    ...checkOutFault(checkIn, checkOut),
  };
}

/** Whether a search has no faults. */
export const isComplete = (search: StaySearch): boolean => Object.keys(faultsOf(search)).length === 0;

/** Whole nights from one day to another, 0 for days that are not in order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.max(0, daysBetween(checkIn, checkOut));
}

function dayFault(field: 'checkIn' | 'checkOut', day: string, missing: string): StayFaults {
  if (!day) return { [field]: missing };
  return isCalendarDate(day) ? {} : { [field]: 'Please choose a day that is in the calendar.' };
}

function checkOutFault(checkIn: string, checkOut: string): StayFaults {
  const fault = dayFault('checkOut', checkOut, 'Please choose a check-out date.');
  if (fault.checkOut) return fault;
  if (!isCalendarDate(checkIn)) return {};
  if (checkOut <= checkIn) return { checkOut: 'Check-out must be after check-in.' };
  return nightsBetween(checkIn, checkOut) > MOST_STAY_NIGHTS
    ? { checkOut: `Please search for at most ${MOST_STAY_NIGHTS} nights.` }
    : {};
}
