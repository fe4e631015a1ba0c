/**
 * Offers in the words of Duffel's flights API v2, and in ours. Shapes as documented in its "Offer Requests" and "Offers"
 * pages (https://duffel.com/docs/api/v2/offers/schema); whatever is not needed is not looked at.
 */
import {
  localTimeSchema,
  type Segment,
  type TicketCondition,
  type TravelClass,
  travelClasses,
} from '@sojourn/contracts';
import { z } from 'zod';
import type { FlightProviderQuery, Party } from './flight.provider';
import type { SoldOffer } from './offer.model';

const amountSchema = z.string().regex(/^\d+(\.\d+)?$/);
const iataSchema = z.string().regex(/^[A-Z]{3}$/);
const carrierSchema = z.object({ name: z.string().min(1), iata_code: z.string().nullish() });
const durationSchema = z.string().regex(/^P(?=.*\d)(\d+D)?(T(\d+H)?(\d+M)?(\d+S)?)?$/);
const conditionSchema = z
  .object({ allowed: z.boolean(), penalty_amount: amountSchema.nullish(), penalty_currency: z.string().nullish() })
  .nullish();

const baggageSchema = z.object({ type: z.string(), quantity: z.int().min(0) });
const segmentSchema = z.object({
  origin: z.object({ iata_code: iataSchema }),
  destination: z.object({ iata_code: iataSchema }),
  departing_at: localTimeSchema,
  arriving_at: localTimeSchema,
  duration: durationSchema,
  marketing_carrier: carrierSchema,
  marketing_carrier_flight_number: z.string().min(1),
  passengers: z
    .array(z.object({ baggages: z.array(baggageSchema).nullish(), cabin_class: z.string().nullish() }))
    .nullish(),
});
const sliceSchema = z.object({ duration: durationSchema, segments: z.array(segmentSchema).min(1) });

/** As much of an offer as we show. Amounts are for everybody who was asked for, in major units as text: `45.00`. */
export const duffelOfferSchema = z.object({
  id: z.string().min(1),
  total_amount: amountSchema,
  total_currency: z.string(),
  expires_at: z.iso.datetime({ offset: true }),
  owner: carrierSchema,
  slices: z.array(sliceSchema).min(1).max(2),
  conditions: z
    .object({ refund_before_departure: conditionSchema, change_before_departure: conditionSchema })
    .partial()
    .nullish(),
  payment_requirements: z
    .object({ requires_instant_payment: z.boolean(), payment_required_by: z.string().nullish() })
    .nullish(),
});

/** The answer to an offer request with its offers; each is read by itself, so that a strange one spoils no other. */
export const duffelAnswerSchema = z.object({ data: z.object({ offers: z.array(z.unknown()) }) });

type DuffelOffer = z.output<typeof duffelOfferSchema>;
type DuffelSegment = z.output<typeof segmentSchema>;

// Somebody under 18 is asked for by age; of a child we know 2 to 11, and the oldest is never promised too little.
const CHILD_AGE = 11;
const INFANT_AGE = 1;
const times = <Value>(count: number, value: Value): Value[] => Array.from({ length: count }, () => value);

/** The offer request of a query. */
export function offerRequestOf({ asked, departureDate, returnDate, travelClass }: FlightProviderQuery) {
  const { origin, destination, party } = asked;
  const there = { origin, destination, departure_date: departureDate };
  const back = returnDate && { origin: destination, destination: origin, departure_date: returnDate };
  return {
    data: {
      slices: back ? [there, back] : [there],
      passengers: [
        ...times(party.adults, { type: 'adult' }),
        ...times(party.children, { age: CHILD_AGE }),
        ...times(party.infants, { age: INFANT_AGE }),
      ],
      cabin_class: travelClass.toLowerCase(),
      max_connections: 2,
    },
  };
}

/** The least cabin that anybody has on a flight; undefined where the provider does not say it, or says another word. */
const cabinOf = ({ passengers }: DuffelSegment) =>
  travelClasses.find((cabin) => passengers?.some(({ cabin_class }) => cabin_class === cabin.toLowerCase()));

const segmentOf = (segment: DuffelSegment, asked: TravelClass): Segment => ({
  flightNumber: `${segment.marketing_carrier.iata_code ?? ''} ${segment.marketing_carrier_flight_number}`.trim(),
  carrierName: segment.marketing_carrier.name,
  departure: { iataCode: segment.origin.iata_code, at: segment.departing_at },
  arrival: { iataCode: segment.destination.iata_code, at: segment.arriving_at },
  duration: segment.duration,
  ...(cabinOf(segment) && cabinOf(segment) !== asked && { cabin: cabinOf(segment) }),
});

function conditionOf(given: z.output<typeof conditionSchema>): TicketCondition | undefined {
  if (!given) return undefined;
  const isDollars = given.penalty_currency === 'USD' && given.penalty_amount;
  return { isAllowed: given.allowed, ...(isDollars && { penalty: Number(given.penalty_amount) }) };
}

/** What everybody may take on every flight of the offer; nothing where one flight does not say. */
function bagsOf({ slices }: DuffelOffer) {
  const passengers = slices.flatMap(({ segments }) => segments.flatMap((segment) => segment.passengers ?? [null]));
  if (passengers.some((passenger) => !passenger?.baggages)) return undefined;
  const least = (type: string) =>
    Math.min(
      ...passengers.map((passenger) =>
        (passenger?.baggages ?? []).reduce((sum, bag) => sum + (bag.type === type ? bag.quantity : 0), 0),
      ),
    );
  return { checked: least('checked'), carryOn: least('carry_on') };
}

const roundToCents = (dollars: number) => Math.round(dollars * 100) / 100;

/** A Duffel offer as one of ours, for the party and the cabin that it was made for. Its currency has to be US dollars. */
export function offerFrom(
  given: DuffelOffer,
  { adults, children }: Pick<Party, 'adults' | 'children'>,
  travelClass: TravelClass,
): SoldOffer {
  const [out, back] = given.slices.map(({ segments }) => segments.map((each) => segmentOf(each, travelClass)));
  const [first, last] = [out?.at(0), out?.at(-1)];
  if (!out || !first || !last) throw new Error('The schema lets no offer without a segment through.');
  const { refund_before_departure: refunded, change_before_departure: changed } = given.conditions ?? {};
  const [refund, change, bags] = [conditionOf(refunded), conditionOf(changed), bagsOf(given)];
  const until = given.payment_requirements?.payment_required_by?.slice(0, 10);
  const total = Number(given.total_amount);
  return {
    id: given.id,
    mainCarrierName: given.owner.name,
    mainCarrierCode: given.owner.iata_code ?? '',
    segments: out,
    returnSegments: back ?? [],
    stops: Math.max(out.length, back?.length ?? 0) - 1,
    totalDuration: given.slices[0]?.duration ?? first.duration,
    departureTime: first.departure.at,
    arrivalTime: last.arrival.at,
    departureAirport: first.departure.iataCode,
    arrivalAirport: last.arrival.iataCode,
    ...(until && { lastTicketingDate: until }),
    ...(refund && { refund }),
    ...(change && { change }),
    ...(bags && { bags }),
    totalPrice: roundToCents(total / (adults + children)),
    partyTotal: roundToCents(total),
    currency: 'USD',
  };
}
