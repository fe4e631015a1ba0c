/** What the properties of a place offer for some nights: rooms, board, rates, fees, taxes. Pure: the same question, the same answer. */
import type { Hotel, HotelSearchQuery } from '@sojourn/contracts';
import {
  addDays,
  daysBetween,
  distanceKm,
  foldWords,
  isDuring,
  roomsFor,
  seededInteger,
  seededRandom,
  typicalNight,
  type StayEvent,
  type StayMarket,
} from '@sojourn/travel';
import { countryNameOf } from '../place/country-names.model';
import { taxOn, type CityTax } from './city-tax.model';
import { isDry } from './dry-place.model';
import type { Property } from './property.model';
import type { StayPlace } from './market.model';

/** What is asked for, of which properties, on which day. */
export type StayParts = {
  query: HotelSearchQuery;
  place: StayPlace;
  properties: readonly Property[];
  taxes: readonly CityTax[];
  today: string;
};

const AMENITIES = [
  ['Free Wi-Fi', 'Shared kitchen', 'Luggage storage', 'Bar', 'Laundry', 'Bicycle hire'],
  ['Free Wi-Fi', 'Luggage storage', 'Garden', 'Parking', 'Family rooms', 'Pets welcome'],
  ['Free Wi-Fi', 'Air conditioning', 'Bar', 'Parking', 'Family rooms', 'Luggage storage', 'Pets welcome', 'Terrace'],
  ['Free Wi-Fi', 'Air conditioning', 'Restaurant', 'Bar', 'Fitness room', 'Family rooms', 'Room service', 'Terrace'],
  [
    'Free Wi-Fi',
    'Air conditioning',
    'Spa',
    'Restaurant',
    'Bar',
    'Swimming pool',
    'Fitness room',
    'Room service',
    'Concierge',
  ],
] as const;
const KINDS = {
  hotel: 'hotel',
  guesthouse: 'guesthouse',
  apartment: 'apartment house',
  resort: 'resort',
  hostel: 'hostel',
};
const ROOMS = {
  hotel: ['Double room', 'Twin room', 'Superior double room'],
  guesthouse: ['Double room', 'Room with garden view'],
  apartment: ['Studio', 'One-bedroom apartment'],
  resort: ['Double room with terrace', 'Garden bungalow'],
  hostel: ['Private room', 'Private room, shared bathroom'],
} as const;
const MANY = {
  hotel: 'Family room',
  guesthouse: 'Family room',
  apartment: 'Two-bedroom apartment',
  resort: 'Family bungalow',
  hostel: 'Four-bed room',
};
/** A cleaning fee is part of an average night. */
const CLEANING = 0.3;
const [HALF_BOARD, BREAKFAST] = [0.08, 0.62];

/** Where a house stands, as people say it: its quarter and town, and no name twice. */
export function locationOf(
  district: string,
  { town, isLand, towns }: Pick<StayPlace, 'town' | 'isLand' | 'towns'>,
): string {
  if (district === '' || district === town) return town;
  // `Fallsview, Niagara Falls` says where it is.
  if (district.includes(',')) return district;
  // Kranjska Gora is no quarter of Lake Bled, and Lindos is on Rhodes.
  const where = isLand ? undefined : towns?.[district];
  if (where) return `${district}, ${where}`;
  // A double name, `Charleston and Savannah`, is no town.
  return / and |, /.test(town) ? district : `${district}, ${town}`;
}

/** Whoever is younger sleeps in a cot, and takes no bed of a room. */
const COT_YEARS = 2;

/** How many beds a party takes. */
export const guestsIn = ({ adults, childAges = [] }: Pick<HotelSearchQuery, 'adults' | 'childAges'>): number =>
  adults + childAges.filter((age) => age >= COT_YEARS).length;

/** A search page that exists: the place, the nights and the guests are already filled in. No sample house is looked for. */
export function bookingUrlOf(where: string, query: HotelSearchQuery): string {
  const url = new URL('https://www.booking.com/searchresults.html');
  url.searchParams.set('ss', where);
  url.searchParams.set('checkin', query.checkIn);
  url.searchParams.set('checkout', query.checkOut);
  url.searchParams.set('group_adults', String(query.adults));
  url.searchParams.set('no_rooms', String(roomsFor(guestsIn(query), query.rooms).rooms));
  const ages = query.childAges ?? [];
  if (ages.length > 0) url.searchParams.set('group_children', String(ages.length));
  for (const age of ages) url.searchParams.append('age', String(age));
  return url.href;
}

/** Takes some of a list in an order of its own; the same words, the same choice. */
function chosen<T>(list: readonly T[], count: number, seed: string): T[] {
  return list
    .map((item, at) => ({ item, order: seededRandom('choice', at, seed) }))
    .sort((a, b) => a.order - b.order)
    .slice(0, count)
    .map(({ item }) => item);
}

function boardOf({ id, kind, stars }: Property): NonNullable<Hotel['board']> {
  const chance = seededRandom('board', id);
  if (kind === 'apartment' || kind === 'hostel') return 'room-only';
  if (chance < HALF_BOARD && stars >= 4) return 'half-board';
  return chance < BREAKFAST ? 'breakfast' : 'room-only';
}

/** What the stay costs: every night, the cleaning of an apartment, and what the city collects. */
function moneyOf(property: Property, { query, place, taxes: collected, today }: StayParts) {
  const nights = daysBetween(query.checkIn, query.checkOut);
  const { adults, rooms, checkIn } = query;
  const guests = guestsIn(query);
  const asked = { checkIn, nights, stars: property.stars, guests, rooms, today };
  const price = Math.max(1, Math.round(typicalNight(place.market, asked) * property.rateFactor));
  const forRooms = price * nights;
  const taken = roomsFor(guests, rooms).rooms;
  const cleaningFee = property.kind === 'apartment' ? Math.round(place.market.base * CLEANING) * taken : 0;
  const { stars, kind } = property;
  const party = { adults, guests, rooms: taken };
  const taxes = Math.round(taxOn(collected, { checkIn, nights, stars, kind, ...party, night: price }));
  return { price, total: { amount: forRooms + cleaningFee + taxes, rooms: forRooms, cleaningFee, taxes } };
}

function refundableUntil({ id }: Property, { query, today }: StayParts): string | null {
  const days = seededInteger(0, 7, 'refund', id);
  const until = addDays(query.checkIn, -days);
  return days === 0 || until <= today ? null : until;
}

function roomTypeOf({ id, kind }: Property, query: HotelSearchQuery): string {
  const guests = guestsIn(query);
  const taken = roomsFor(guests, query.rooms).rooms;
  const types = ROOMS[kind];
  const type = guests > taken * 2 ? MANY[kind] : (types[seededInteger(0, types.length - 1, 'room', id)] ?? types[0]);
  return taken > 1 ? `${taken} x ${type}` : type;
}

/** Of the events on a stay's nights the one that fills the place most. */
export function fullestEvent(
  { events }: Pick<StayMarket, 'events'>,
  { checkIn, checkOut }: Pick<HotelSearchQuery, 'checkIn' | 'checkOut'>,
): StayEvent | undefined {
  const nights = Array.from({ length: daysBetween(checkIn, checkOut) }, (_, at) => addDays(checkIn, at));
  return events
    .filter((event) => (event.taken ?? 0) > 0 && nights.some((night) => isDuring(event, night)))
    .sort((one, other) => (other.taken ?? 0) - (one.taken ?? 0))[0];
}

/** A house is taken or free for an event as a whole, whoever asks for which of its nights. */
function isFree({ id }: Property, event: StayEvent | undefined): boolean {
  return event === undefined || seededRandom('taken', event.name ?? '', event.from, id) >= (event.taken ?? 0);
}

/** The properties that are meant, as far from the middle that is meant. */
function meantOf({ place, properties }: StayParts): readonly Property[] {
  const { within, position, isNear } = place;
  if (!within && !isNear) return properties;
  const own = within ? properties.filter(({ district }) => within.includes(district)) : properties;
  return own.map((property) => ({
    ...property,
    distanceKm: Math.round(distanceKm(position, property.position) * 10) / 10,
    centerOf: undefined,
  }));
}

/** Every property of a place with what it offers, best rated first; properties stay, their rates follow the nights. */
export function staysAt(parts: StayParts): Hotel[] {
  const { query, place } = parts;
  const event = fullestEvent(place.market, query);
  return meantOf(parts)
    .filter((property) => isFree(property, event))
    .map((property): Hotel => {
      const { id, name, kind, stars, district, position, distanceKm: km, centerOf, rating, reviewCount } = property;
      const usual: readonly string[] = AMENITIES[stars - 1] ?? AMENITIES[2];
      const amenities = isDry(place, district) ? usual.filter((each) => each !== 'Bar') : usual;
      const location = locationOf(district, place);
      const country = countryNameOf(place.countryCode) ?? '';
      // 'Saint-Denis, La Réunion' says its country already.
      const isSaid = foldWords(location).endsWith(foldWords(country));
      const where = isSaid ? location : `${location}, ${country}`;
      const around = district === '' ? '' : ` in the ${district} area`;
      return {
        ...{ id, name, imageUrl: null, rating, location },
        description: `A ${stars > 1 ? `${['two', 'three', 'four', 'five'][stars - 2]}-star ` : ''}${KINDS[kind]}${around}.`,
        amenities: chosen(amenities, seededInteger(3, Math.min(6, amenities.length), 'amenities', id), id),
        ...moneyOf(property, parts),
        ...{
          currency: 'USD',
          bookingUrl: bookingUrlOf(where, query),
          stars,
          kind,
          reviewCount,
          position,
          distanceKm: km,
          ...(centerOf && { centerOf }),
        },
        roomType: roomTypeOf(property, query),
        board: boardOf(property),
        refundableUntil: refundableUntil(property, parts),
      };
    })
    .sort((a, b) => b.rating - a.rating || (a.name < b.name ? -1 : 1));
}
