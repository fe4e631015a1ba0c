/**
 * All offers of a route on its days as bytes, from which the answer for any party is cut without parsing them: a line with
 * what is said of them together, then a line for each offer, its seats in front. A party is a number of seats; fares are
 * for one adult.
 */
import type { FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';

/** What an answer says besides its offers. */
export type AnswerHead = { meta: Omit<FlightSearchAnswer['meta'], 'count'>; timestamp: string };

/** Booking systems show nine seats at most, so a bigger party is offered what has nine. */
const MOST_SEATS = 9;
const DIGIT_ZERO = 48;
const LINE_FEED = 10;
const COMMA = Buffer.from(',');

const seatDigitOf = ({ numberOfBookableSeats }: FlightOffer) =>
  Math.max(0, Math.min(MOST_SEATS, Math.trunc(numberOfBookableSeats)));

/** The offers, cheapest first, with their head. */
export function encodeOffers(head: AnswerHead, offers: readonly FlightOffer[]): Buffer {
  const lines = offers.map((offer) => `${seatDigitOf(offer)}${JSON.stringify(offer)}`);
  return Buffer.from([JSON.stringify(head), ...lines].join('\n'));
}

/** The lines of {@link encodeOffers}, which hold no line feed themselves: JSON escapes it. */
function* linesOf(encoded: Buffer): Generator<Buffer> {
  for (let from = 0; from <= encoded.length;) {
    const end = encoded.indexOf(LINE_FEED, from);
    const until = end < 0 ? encoded.length : end;
    yield encoded.subarray(from, until);
    from = until + 1;
  }
}

/** The `FlightSearchAnswer` for a party as UTF-8 JSON: the offers that have a seat for each who needs one. */
export function answerFor(encoded: Buffer, party: { adults: number; children: number }): Buffer {
  const seats = Math.min(MOST_SEATS, party.adults + party.children);
  const [first = encoded, ...lines] = linesOf(encoded);
  const { meta, timestamp } = JSON.parse(first.toString()) as AnswerHead;
  const fitting = lines.filter((line) => (line[0] ?? 0) - DIGIT_ZERO >= seats).map((line) => line.subarray(1));
  const separated = fitting.flatMap((line, at) => (at === 0 ? [line] : [COMMA, line]));
  const rest = JSON.stringify({ meta: { count: fitting.length, ...meta }, timestamp });
  return Buffer.concat([Buffer.from('{"data":['), ...separated, Buffer.from(`],${rest.slice(1)}`)]);
}
