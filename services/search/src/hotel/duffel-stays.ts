/**
 * Stays in the words of Duffel's Stays API v2, and in ours. Shapes as documented in its "Search", "Search result" and
 * "Accommodation" pages (https://duffel.com/docs/api/v2/search); whatever is not needed is not looked at.
 */
import type { Hotel, HotelRate } from '@sojourn/contracts';
import { daysBetween, distanceKm } from '@sojourn/travel';
import { z } from 'zod';
import type { HotelProviderQuery } from './hotel.provider';
import { bookingUrlOf } from './stay.model';

const amountSchema = z.string().regex(/^\d+(\.\d+)?$/);
const currencySchema = z.string().regex(/^[A-Z]{3}$/);
const positionSchema = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
const photoSchema = z.object({ url: z.url({ protocol: /^https?$/ }).max(2_000) });

/** As much of a search result as we show. Amounts are for all rooms, nights and guests, in major units as text. */
export const duffelStaySchema = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  cheapest_rate_total_amount: amountSchema,
  cheapest_rate_currency: currencySchema,
  cheapest_rate_base_amount: amountSchema.nullish(),
  cheapest_rate_due_at_accommodation_amount: amountSchema.nullish(),
  cheapest_rate_due_at_accommodation_currency: currencySchema.nullish(),
  accommodation: z.object({
    id: z.string().min(1).max(100).nullish(),
    name: z.string().trim().min(1).max(200),
    description: z.string().nullish(),
    rating: z.number().min(1).max(5).nullish(),
    review_score: z.number().min(0).max(10).nullish(),
    review_count: z.int().nonnegative().nullish(),
    amenities: z.array(z.object({ type: z.string().nullish(), description: z.string().trim().min(1) })).nullish(),
    photos: z.array(z.unknown()).nullish(),
    location: z.object({
      address: z.object({ line_one: z.string().nullish(), city_name: z.string().nullish() }).nullish(),
      geographic_coordinates: positionSchema.nullish(),
    }),
  }),
});

/** The answer to a search; each result is read by itself, so that a strange one spoils no other. */
export const duffelStaysSchema = z.object({ data: z.object({ results: z.array(z.unknown()) }) });

const boards = {
  room_only: 'room-only',
  breakfast: 'breakfast',
  half_board: 'half-board',
  full_board: 'full-board',
  all_inclusive: 'all-inclusive',
} as const;

/** One rate of a room. */
export const duffelRateSchema = z.object({
  id: z.string().min(1),
  total_amount: amountSchema,
  total_currency: currencySchema,
  due_at_accommodation_amount: amountSchema.nullish(),
  due_at_accommodation_currency: currencySchema.nullish(),
  board_type: z.string().nullish(),
  quantity_available: z.int().nullish(),
  cancellation_timeline: z
    .array(z.object({ before: z.iso.datetime({ offset: true }), refund_amount: amountSchema }))
    .nullish(),
});

/** The answer to "fetch all rates": the search result with its rooms. */
export const duffelRatesSchema = z.object({
  data: z.object({
    accommodation: z.object({ rooms: z.array(z.object({ name: z.string().nullish(), rates: z.array(z.unknown()) })) }),
  }),
});

type DuffelStay = z.output<typeof duffelStaySchema>;
type DuffelRate = z.output<typeof duffelRateSchema>;

/** How far around the middle of a place is asked, in km: a great city, and no town beside it. */
const RADIUS_KM = { town: 8, city: 15 };
const CITY = 1_000;
const MOST = { words: 400, amenities: 30 };

/** The search of a query. */
export function staySearchOf({ query, place }: HotelProviderQuery) {
  const { checkIn, checkOut, adults, rooms, childAges = [] } = query;
  return {
    data: {
      check_in_date: checkIn,
      check_out_date: checkOut,
      rooms,
      guests: [
        ...Array.from({ length: adults }, () => ({ type: 'adult' })),
        ...childAges.map((age) => ({ type: 'child', age })),
      ],
      location: {
        radius: place.population >= CITY ? RADIUS_KM.city : RADIUS_KM.town,
        geographic_coordinates: { latitude: place.position.latitude, longitude: place.position.longitude },
      },
    },
  };
}

function totalOf(stay: DuffelStay) {
  const { cheapest_rate_currency: currency, cheapest_rate_due_at_accommodation_currency: dueIn } = stay;
  const due = Number(stay.cheapest_rate_due_at_accommodation_amount ?? 0);
  const total = Number(stay.cheapest_rate_total_amount);
  const isOneCurrency = dueIn === currency;
  const amount = Math.round(total + (isOneCurrency ? due : 0));
  const rooms = Math.min(amount, Math.round(Number(stay.cheapest_rate_base_amount ?? total)));
  const elsewhere = due > 0 && !isOneCurrency && dueIn ? `${dueIn} ${due} more is paid at the property.` : '';
  return { total: { amount, rooms, cleaningFee: 0, taxes: amount - rooms }, elsewhere };
}

const firstPhoto = (photos: readonly unknown[] | null | undefined) =>
  (photos ?? []).map((photo) => photoSchema.safeParse(photo).data?.url).find((url) => url !== undefined);

/** A search result as our contract has it. Without `pictureAddress` its photograph is not shown. */
export function hotelOfDuffel(
  stay: DuffelStay,
  { query, place }: HotelProviderQuery,
  pictureAddress?: (source: string) => string,
): Hotel {
  const { id, accommodation, cheapest_rate_currency: currency } = stay;
  const { name, rating: stars, review_score: score, review_count: reviews, location } = accommodation;
  const nights = Math.max(1, daysBetween(query.checkIn, query.checkOut));
  const { total, elsewhere } = totalOf(stay);
  const town = location.address?.city_name?.trim() || place.name;
  const position = location.geographic_coordinates;
  const photo = firstPhoto(accommodation.photos);
  const words = [location.address?.line_one, accommodation.description].map((text) => text?.trim()).filter(Boolean);
  const about = words.join('. ').replace(/\s+/g, ' ').slice(0, MOST.words);
  return {
    id: `duffel-${accommodation.id ?? id}`,
    name,
    imageUrl: photo && pictureAddress ? pictureAddress(photo) : null,
    rating: Math.round((score ?? 0) * 5) / 10,
    location: town,
    description: [elsewhere, about].filter(Boolean).join(' '),
    amenities: (accommodation.amenities ?? [])
      .map(({ description }) => description.slice(0, 60))
      .slice(0, MOST.amenities),
    price: Math.round(total.rooms / nights),
    currency,
    // Duffel has no page of its own to send somebody to: the house is real, and found by its name.
    bookingUrl: bookingUrlOf(`${name}, ${town}`, query),
    ratesKey: id,
    total,
    ...(stars && { stars: Math.round(stars) }),
    ...(typeof reviews === 'number' && { reviewCount: reviews }),
    ...(position && { position, distanceKm: Math.round(distanceKm(place.position, position) * 10) / 10 }),
  };
}

/** Until when all is paid back; null where nothing or only some of it ever is, or is no more. */
function refundableUntil({ cancellation_timeline: timeline, total_amount: total }: DuffelRate, now: number) {
  const whole = (timeline ?? []).filter((step) => Number(step.refund_amount) >= Number(total));
  const last = whole
    .map(({ before }) => before)
    .toSorted((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
  return last !== undefined && Date.parse(last) > now ? last : null;
}

/** A rate of a room as our contract has it. */
export function rateOfDuffel(rate: DuffelRate, room: string, now: number): HotelRate {
  const board = boards[rate.board_type as keyof typeof boards];
  const due = Math.round(Number(rate.due_at_accommodation_amount ?? 0));
  const dueIn = rate.due_at_accommodation_currency;
  return {
    id: rate.id,
    room,
    total: Math.round(Number(rate.total_amount)),
    currency: rate.total_currency,
    ...(board && { board }),
    ...(due > 0 && dueIn && { dueThere: { amount: due, currency: dueIn } }),
    ...(rate.cancellation_timeline && { refundableUntil: refundableUntil(rate, now) }),
    ...(typeof rate.quantity_available === 'number' && { left: rate.quantity_available }),
  };
}
