/** The hotel question: as it stands in the address, in the form, and as it may be asked. */
import { guestLimits, isCalendarDate } from '@sojourn/contracts';

/** What is being looked for. Empty texts are what is not known yet. */
export type StaySearch = { city: string; checkIn: string; checkOut: string; adults: number };

/** What is wrong with a question, by field. */
export type StayFaults = Partial<Record<'city' | 'checkIn' | 'checkOut', string>>;

const DAY_MS = 86_400_000;

const dayOrNothing = (text: string | null) => (text && isCalendarDate(text) ? text : '');

/** Guests within the limits; the usual number for anything else. */
export function guestsOf(text: string | null): number {
  const count = text && /^\d{1,2}$/.test(text) ? Number(text) : guestLimits.usual;
  return count >= guestLimits.min && count <= guestLimits.max ? count : guestLimits.usual;
}

/** Reads an address: what does not fit is left out, and the form asks for it. */
export const searchIn = (query: URLSearchParams): StaySearch => ({
  city: (query.get('city') ?? '').trim(),
  checkIn: dayOrNothing(query.get('checkIn')),
  checkOut: dayOrNothing(query.get('checkOut')),
  adults: guestsOf(query.get('adults')),
});

/** The address of a question. */
export const addressOf = ({ city, checkIn, checkOut, adults }: StaySearch): string =>
  `/hotels/search?${new URLSearchParams({ city, checkIn, checkOut, adults: String(adults) })}`;

/** What keeps a question from being asked. */
export function faultsOf({ city, checkIn, checkOut }: StaySearch): StayFaults {
  return {
    ...(city.trim().length < 2 ? { city: 'Please tell us where you are going.' } : {}),
    ...(checkIn ? {} : { checkIn: 'Please choose a check-in date.' }),
    ...checkOutFault(checkIn, checkOut),
  };
}

/** Whether nothing keeps a question from being asked. */
export const isComplete = (search: StaySearch): boolean => Object.keys(faultsOf(search)).length === 0;

/** Whole nights from one day to another, 0 for days that are not in order. */
export function nightsBetween(checkIn: string, checkOut: string): number {
  const nights = (Date.parse(checkOut) - Date.parse(checkIn)) / DAY_MS;
  return nights > 0 ? Math.round(nights) : 0;
}

function checkOutFault(checkIn: string, checkOut: string): StayFaults {
  if (!checkOut) return { checkOut: 'Please choose a check-out date.' };
  return checkIn && checkOut <= checkIn ? { checkOut: 'Check-out must be after check-in.' } : {};
}
