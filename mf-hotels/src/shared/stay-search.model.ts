/** A stay search: read from the address, checked in the form, written to the address. */
import { guestLimits, isCalendarDate } from '@sojourn/contracts';
import { daysBetween } from '@sojourn/travel';

/** A stay search; an empty text is a value not known yet. */
export type StaySearch = { city: string; checkIn: string; checkOut: string; adults: number };

/** What is wrong with a search, by field. */
export type StayFaults = Partial<Record<'city' | 'checkIn' | 'checkOut', string>>;

const dateOrEmpty = (text: string | null) => (text && isCalendarDate(text) ? text : '');

/** Guests within the limits; the usual number for anything else. */
export function guestsOf(text: string | null): number {
  const count = text && /^\d{1,2}$/.test(text) ? Number(text) : guestLimits.usual;
  return count >= guestLimits.min && count <= guestLimits.max ? count : guestLimits.usual;
}

/** The search in an address; a value that is not valid is left empty, and the form asks for it. */
export const parseStaySearch = (query: URLSearchParams): StaySearch => ({
  city: (query.get('city') ?? '').trim(),
  checkIn: dateOrEmpty(query.get('checkIn')),
  checkOut: dateOrEmpty(query.get('checkOut')),
  adults: guestsOf(query.get('adults')),
});

/** The address of a search. */
export const staySearchUrl = ({ city, checkIn, checkOut, adults }: StaySearch): string =>
  `/hotels/search?${new URLSearchParams({ city, checkIn, checkOut, adults: String(adults) })}`;

/** The faults of a search, as sentences for a person. */
export function faultsOf({ city, checkIn, checkOut }: StaySearch): StayFaults {
  return {
    ...(city.trim().length < 2 ? { city: 'Please tell us where you are going.' } : {}),
    ...(checkIn ? {} : { checkIn: 'Please choose a check-in date.' }),
    ...checkOutFault(checkIn, checkOut),
  };
}

/** Whether a search has no faults. */
export const isComplete = (search: StaySearch): boolean => Object.keys(faultsOf(search)).length === 0;

/** Whole nights from one day to another, 0 for days that are not in order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  return Math.max(0, daysBetween(checkIn, checkOut));
}

function checkOutFault(checkIn: string, checkOut: string): StayFaults {
  if (!checkOut) return { checkOut: 'Please choose a check-out date.' };
  return checkIn && checkOut <= checkIn ? { checkOut: 'Check-out must be after check-in.' } : {};
}
