/** What an offer costs everybody who was asked for. */
import type { FlightOffer } from '@sojourn/contracts';
import { passengerCount, type Passengers } from '@sojourn/travel';

type Priced = Pick<FlightOffer, 'partyTotal' | 'totalPrice'>;

/** The party's total in US dollars where a party travels and the provider says it; otherwise nothing. */
export const partyPriceOf = ({ partyTotal }: Priced, isParty: boolean): number | undefined =>
  isParty ? partyTotal : undefined;

/**
 * One adult's price in US dollars, to be shown beside the party's: nothing where both are the same sum. An infant without a
 * fare of its own, or one whose fare is in the adult's, would else read as one person's price twice.
 */
export const eachPriceOf = (offer: Priced, isParty: boolean): number | undefined =>
  partyPriceOf(offer, isParty) === offer.totalPrice ? undefined : offer.totalPrice;

/** Whole dollars of a party's total are rounded once for each of them. */
const ROUNDING = 1;

/** Whom one price is for: an adult, where children or infants pay less or nobody says what they pay. */
export function eachUnitOf({ partyTotal, totalPrice }: Priced, passengers: Passengers): 'per adult' | 'per person' {
  if (passengers.children + passengers.infants === 0) return 'per person';
  const people = passengerCount(passengers);
  const isSameForAll = partyTotal !== undefined && partyTotal + ROUNDING * people > totalPrice * people;
  return isSameForAll ? 'per person' : 'per adult';
}

/** What an offer is shown to cost: everybody's total in US dollars, or one adult's where the provider says no other. */
export const shownPriceOf = ({ partyTotal, totalPrice }: Priced): number => partyTotal ?? totalPrice;
