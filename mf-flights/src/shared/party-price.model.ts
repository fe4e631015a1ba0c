/** What an offer costs everybody who was asked for. */
import type { FlightOffer } from '@sojourn/contracts';

/** The party's total in US dollars where it is another sum than one adult's; otherwise nothing. */
export const partyPriceOf = ({ partyTotal, totalPrice }: Pick<FlightOffer, 'partyTotal' | 'totalPrice'>) =>
  partyTotal === totalPrice ? undefined : partyTotal;

/** What an offer is shown to cost: everybody's total in US dollars, or one adult's where the provider says no other. */
export const shownPriceOf = ({ partyTotal, totalPrice }: Pick<FlightOffer, 'partyTotal' | 'totalPrice'>): number =>
  partyTotal ?? totalPrice;
