/** What an offer costs everybody who was asked for. */
import type { FlightOffer } from '@sojourn/contracts';

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

/** What an offer is shown to cost: everybody's total in US dollars, or one adult's where the provider says no other. */
export const shownPriceOf = ({ partyTotal, totalPrice }: Priced): number => partyTotal ?? totalPrice;
