/** The shape of a partner's feed of stays (docs/hotels-feed.md), and a property of it as ours. */
import { hotelSchema, type Hotel } from '@sojourn/contracts';
import { distanceKm } from '@sojourn/travel';
import { z } from 'zod';
import type { StayPlace } from './market.model';

const { kind, board } = hotelSchema.shape;
const money = z.number().nonnegative();
const webAddress = z.url({ protocol: /^https?$/ });

/** `guestScore` is of ten, as partners have it; `total` is for all rooms and nights, in `currency`. */
export const feedPropertySchema = z.object({
  id: z.string().min(1).max(100),
  name: z.string().trim().min(1).max(120),
  url: webAddress,
  currency: z.string().regex(/^[A-Z]{3}$/),
  nightly: money,
  total: z.object({ rooms: money, cleaning: money, taxes: money }).optional(),
  guestScore: z.number().min(0).max(10),
  reviews: z.int().nonnegative().optional(),
  stars: z.int().min(1).max(5).optional(),
  kind,
  board,
  district: z.string().max(80).optional(),
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  summary: z.string().max(400).default(''),
  amenities: z.array(z.string().max(60)).max(60).default([]),
  room: z.string().max(80).optional(),
  photo: webAddress.max(2_000).optional(),
  cancelUntil: z.iso.date().nullable().optional(),
});

/** `partial`: the partner knows of more than it could ask in time. Each property is read by itself. */
export const feedAnswerSchema = z.object({
  status: z.enum(['complete', 'partial']),
  properties: z.array(z.unknown()).max(500),
});

export type FeedProperty = z.output<typeof feedPropertySchema>;

/** What is known where somebody knows it: a contract's optional field is not there, never undefined. */
const known = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]: Exclude<T[Name], undefined>;
  };

/** Our own address of a photograph elsewhere. */
export type PictureAddress = (source: string) => string;

/**
 * A property as our contract has it; amounts in whole units of its currency, the score of five. Without `pictureAddress` its
 * photograph is not shown.
 */
export function hotelOfFeed(property: FeedProperty, place: StayPlace, pictureAddress?: PictureAddress): Hotel {
  const { id, name, url, currency, nightly, total, district, latitude, longitude } = property;
  const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
  const parts = total && {
    rooms: Math.round(total.rooms),
    cleaningFee: Math.round(total.cleaning),
    taxes: Math.round(total.taxes),
  };
  const imageUrl = property.photo && pictureAddress ? pictureAddress(property.photo) : null;
  return {
    imageUrl,
    ...{ id: `feed-${id}`, name, rating: Math.round(property.guestScore * 5) / 10 },
    location: district ? `${district}, ${place.name}` : place.name,
    ...{ description: property.summary, amenities: property.amenities },
    ...{ price: Math.round(nightly), currency, bookingUrl: url },
    ...known({
      ...{ stars: property.stars, kind: property.kind, board: property.board, reviewCount: property.reviews },
      ...{ roomType: property.room, refundableUntil: property.cancelUntil, position },
      distanceKm: position && Math.round(distanceKm(place.position, position) * 10) / 10,
      total: parts && { ...parts, amount: parts.rooms + parts.cleaningFee + parts.taxes },
    }),
  };
}
