import type { FlightOffer, FlightSearchAnswer, Segment } from '@sojourn/contracts';
import { addDays } from '@sojourn/travel';

/** A segment on one day, in local times: `seg('BA 542', 'LHR 08:20', 'FCO 11:55', 'PT2H35M')`. */
export function seg(
  flightNumber: string,
  ...rest: [from: string, to: string, duration: string, date?: string]
): Segment {
  const [from, to, duration, date = '2027-04-10'] = rest;
  const end = (text: string) => {
    const [iataCode = '', clock = '', later] = text.split(' ');
    const day = later ? addDays(date, 1) : date;
    return { iataCode, at: `${day}T${clock}:00` };
  };
  const carrierCode = flightNumber.slice(0, 2);
  const carrierName =
    { BA: 'British Airways', AZ: 'ITA Airways', LH: 'Lufthansa', FR: 'Ryanair' }[carrierCode] ?? carrierCode;
  return { flightNumber, carrierName, departure: end(from), arrival: end(to), duration };
}

/** An offer made of segments; the rest follows from them or from `more`. */
export function offerWith(segments: Segment[], more: Partial<FlightOffer> = {}): FlightOffer {
  const [first] = segments;
  const last = segments.at(-1);
  if (!first || !last) throw new RangeError('An offer has a segment at least.');
  return {
    id: segments.map(({ flightNumber }) => flightNumber.replace(' ', '')).join('-'),
    mainCarrierName: first.carrierName,
    mainCarrierCode: first.flightNumber.slice(0, 2),
    segments,
    returnSegments: [],
    stops: Math.max(segments.length, more.returnSegments?.length ?? 0) - 1,
    totalDuration: first.duration,
    departureTime: first.departure.at,
    arrivalTime: last.arrival.at,
    departureAirport: first.departure.iataCode,
    arrivalAirport: last.arrival.iataCode,
    numberOfBookableSeats: 9,
    lastTicketingDate: '2027-03-28',
    totalPrice: 142,
    currency: 'USD',
    ...more,
  };
}

/** Nonstop in the morning, nonstop at dawn and cheap, one stop by Munich and cheapest. */
export const threeOffers: FlightOffer[] = [
  offerWith([seg('BA 542', 'LHR 08:20', 'FCO 11:55', 'PT2H35M')], { totalPrice: 142 }),
  offerWith([seg('AZ 201', 'LHR 19:05', 'FCO 22:30', 'PT2H25M')], { totalPrice: 164, numberOfBookableSeats: 2 }),
  offerWith([seg('LH 901', 'LHR 06:40', 'MUC 09:30', 'PT1H50M'), seg('LH 1870', 'MUC 10:35', 'FCO 12:05', 'PT1H30M')], {
    totalPrice: 119,
    totalDuration: 'PT4H25M',
  }),
];

/** The answer for London to Rome. */
export function answerWith(data: FlightOffer[], meta: Partial<FlightSearchAnswer['meta']> = {}): FlightSearchAnswer {
  return {
    data,
    meta: {
      count: data.length,
      source: 'sample',
      origin: { iataCode: 'LHR', name: 'London Heathrow Airport', cityName: 'London', countryName: 'United Kingdom' },
      destination: { iataCode: 'FCO', name: 'Rome Fiumicino Airport', cityName: 'Rome', countryName: 'Italy' },
      airports: {
        LHR: { name: 'London Heathrow Airport', cityName: 'London' },
        FCO: { name: 'Rome Fiumicino Airport', cityName: 'Rome' },
        MUC: { name: 'Munich International Airport', cityName: 'Munich' },
      },
      ...meta,
    },
    timestamp: new Date().toISOString(),
  };
}
