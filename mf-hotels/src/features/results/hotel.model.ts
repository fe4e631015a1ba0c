/** How a property is shown: its money, its amenities, and where booking goes on. */
import type { Hotel, HotelRate, HotelSearchAnswer } from '@sojourn/contracts';
import type { AdditionOf } from '@sojourn/contracts/plan';
import { formatDollars, formatList, formatNumber } from '@sojourn/travel';
import { staySearchUrl } from '../../shared/stay-search.model';

const SHOWN_AMENITIES = 3;
/** From this many on nobody has to hurry. */
const FEW_LEFT = 6;

/** What a property's card is called in the page, and behind the `#` of an address. */
export const placeOf = ({ id }: Pick<Hotel, 'id'>): string => `stay-${id}`;

/** `$1,240` for US dollars, `EUR 1,240` for anything else (spec, section 2). */
export const priceText = (amount: number, currency: string): string =>
  currency === 'USD' ? formatDollars(amount) : `${currency} ${formatNumber(amount)}`;

/** What the whole stay costs: with taxes and fees where the source says them. */
export const stayTotal = ({ price, total }: Pick<Hotel, 'price' | 'total'>, nights: number): number =>
  total?.amount ?? price * nights;

/** What is in the total beside the rooms. */
export function chargesText({ cleaningFee, taxes }: NonNullable<Hotel['total']>, currency: string): string {
  const charges = [
    ...(taxes > 0 ? [`${priceText(taxes, currency)} taxes`] : []),
    ...(cleaningFee > 0 ? [`${priceText(cleaningFee, currency)} cleaning`] : []),
  ];
  return charges.length > 0 ? `with ${formatList(charges)}` : 'taxes included';
}

/** What is eaten there, in words. */
export const BOARDS = {
  'room-only': 'room only',
  breakfast: 'breakfast included',
  'half-board': 'half board',
  'full-board': 'full board',
  'all-inclusive': 'all inclusive',
} as const;

/** Room, board and until when it can be cancelled, in one line; `write` writes a day. */
export function conditionsOf(
  { roomType, board, refundableUntil }: Pick<Hotel, 'roomType' | 'board' | 'refundableUntil'>,
  write: (day: string) => string,
): string {
  const cancellation =
    refundableUntil === undefined
      ? []
      : [refundableUntil === null ? 'not refundable' : `free cancellation until ${write(refundableUntil)}`];
  return [...(roomType ? [roomType] : []), ...(board ? [BOARDS[board]] : []), ...cancellation].join(' · ');
}

/** What a trip is told of a property; a rate in another currency than dollars is not told. */
export function additionOf(
  { id, name, location, price, currency, total, bookingUrl, position }: Hotel,
  { searchParams, source }: Pick<HotelSearchAnswer, 'searchParams' | 'source'>,
): AdditionOf<'stay'> {
  const { city, checkIn, checkOut } = searchParams;
  return {
    kind: 'stay',
    destination: city,
    isSample: source === 'sample',
    hotel: {
      ...{ id, name, location, price: currency === 'USD' ? price : 0, bookingUrl },
      ...(position && { position }),
    },
    ...(currency === 'USD' && total && { total: total.amount }),
    checkIn,
    checkOut,
    searchPath: staySearchUrl(searchParams),
  };
}

/** What booking sites are asked for: a property by its name, a sample by where it stands, because no site knows its name. */
export const soughtAs = ({ name, location }: Pick<Hotel, 'name' | 'location'>, city: string, isSample: boolean) =>
  isSample ? location : `${name}, ${city}`;

/** Board, when it can be cancelled, what is paid there and how many are left, in one line; `write` writes a day, which is the one in UTC. */
export const rateConditions = (
  { board, refundableUntil, dueThere, left }: HotelRate,
  write: (day: string) => string,
): string =>
  [
    ...(board ? [BOARDS[board]] : []),
    ...(refundableUntil ? [`free cancellation until ${write(refundableUntil.slice(0, 10))}`] : []),
    ...(refundableUntil === null ? ['not refundable in full'] : []),
    ...(dueThere ? [`${priceText(dueThere.amount, dueThere.currency)} more at the property`] : []),
    ...(left !== undefined && left > 0 && left < FEW_LEFT ? [`${left} left`] : []),
  ].join(' · ');

/** The first three amenities, and how many more there are. */
export const amenitiesOf = ({ amenities }: Pick<Hotel, 'amenities'>) => ({
  shown: amenities.slice(0, SHOWN_AMENITIES),
  more: Math.max(0, amenities.length - SHOWN_AMENITIES),
});

/** The booking address if it is one of the web; nothing else may be followed. */
export function bookingAddress({ bookingUrl }: Pick<Hotel, 'bookingUrl'>): string | undefined {
  return /^https?:\/\//i.test(bookingUrl) ? bookingUrl : undefined;
}
