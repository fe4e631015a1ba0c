/** How many travel, as flights count them; an infant has no seat and is one of the party all the same. */
export type Passengers = { adults: number; children: number; infants: number };

/**
 * Everybody who travels, infants included: a price for all of them is for so many people.
 * @example passengerCount({ adults: 2, children: 0, infants: 1 }) // 3
 */
export const passengerCount = ({ adults, children, infants }: Passengers): number => adults + children + infants;

/** Whether more than one person travels, so that what everybody pays together is to be told apart from what one pays. */
export const isParty = (passengers: Passengers): boolean => passengerCount(passengers) > 1;
