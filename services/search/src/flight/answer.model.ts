/**
 * All offers of a route on its days as bytes, from which the answer for any party is cut without parsing them: a line with
 * what is said of them together, then a line for each offer, in front of it its seats and what an adult, a child and an infant
 * pay.
 */
import type { FlightSearchAnswer } from '@sojourn/contracts';
import { MOST_SEATS, type SoldOffer } from './offer.model';

/** What an answer says besides its offers. */
export type AnswerHead = { meta: Omit<FlightSearchAnswer['meta'], 'count'>; timestamp: string };
/** Who travels; infants sit on laps. */
export type FlightParty = { adults: number; children: number; infants?: number };

const LINE_FEED = 10;
const BRACE = 123;
const COMMA = Buffer.from(',');

/** The offers, cheapest first, with their head. One whose seats nobody said was found for who asked, and fits. */
export function encodeOffers(head: AnswerHead, offers: readonly SoldOffer[]): Buffer {
  const lines = offers.map(({ familyFares, ...offer }) => {
    const seats = Math.max(0, Math.min(MOST_SEATS, Math.trunc(offer.numberOfBookableSeats ?? MOST_SEATS)));
    const fares = familyFares ? `${offer.totalPrice} ${familyFares.child} ${familyFares.infant} ` : '';
    return `${seats} ${fares}${JSON.stringify(offer)}`;
  });
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

/** One offer as JSON with the party's total put in at its end; nothing without a seat for each who needs one. */
function cut(line: Buffer, party: Required<FlightParty>): Buffer[] {
  const at = line.indexOf(BRACE);
  const [seats = 0, adult, child = 0, infant = 0] = line.toString('latin1', 0, at).trim().split(' ').map(Number);
  // Nobody is shown more seats than nine, so a bigger party is offered what has nine.
  if (seats < Math.min(MOST_SEATS, party.adults + party.children)) return [];
  if (adult === undefined) return [line.subarray(at)];
  const total = party.adults * adult + party.children * child + party.infants * infant;
  const end = `,"partyTotal":${Math.round(total * 100) / 100}}`;
  return [Buffer.concat([line.subarray(at, -1), Buffer.from(end)])];
}

/** By what it was cut from, the newest answer: a busy route is mostly asked for by parties of one size. */
const newest = new WeakMap<Buffer, { party: string; answer: Buffer }>();

/** The `FlightSearchAnswer` for a party as UTF-8 JSON: the offers that have a seat for each who needs one. */
export function answerFor(encoded: Buffer, { adults, children, infants = 0 }: FlightParty): Buffer {
  const party = `${adults} ${children} ${infants}`;
  const known = newest.get(encoded);
  if (known?.party === party) return known.answer;
  const answer = cutAll(encoded, { adults, children, infants });
  newest.set(encoded, { party, answer });
  return answer;
}

function cutAll(encoded: Buffer, party: Required<FlightParty>): Buffer {
  const [first = encoded, ...lines] = linesOf(encoded);
  const { meta, timestamp } = JSON.parse(first.toString()) as AnswerHead;
  const fitting = lines.flatMap((line) => cut(line, party));
  const separated = fitting.flatMap((line, at) => (at === 0 ? [line] : [COMMA, line]));
  const rest = JSON.stringify({ meta: { count: fitting.length, ...meta }, timestamp });
  return Buffer.concat([Buffer.from('{"data":['), ...separated, Buffer.from(`],${rest.slice(1)}`)]);
}
