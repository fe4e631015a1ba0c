/** What a ticket allows and includes, in short phrases; nothing where the provider does not say. */
import type { FlightOffer, Segment, TicketCondition } from '@sojourn/contracts';
import { formatCount, formatDollars, formatList } from '@sojourn/travel';
import { travelClassLabels } from './flight-search.model';

function conditionPhrase(what: 'Refundable' | 'Changeable', condition: TicketCondition | undefined): string[] {
  if (!condition) return [];
  if (!condition.isAllowed) return [`Not ${what.toLowerCase()}`];
  const { penalty } = condition;
  const price = penalty === undefined ? '' : penalty === 0 ? ' free of charge' : ` for ${formatDollars(penalty)}`;
  return [`${what}${price}`];
}

/** Flights that do not have the cabin that was asked for, such as `Economy on LH 94 and LH 95`. */
function otherCabins(segments: readonly Segment[]): string[] {
  const others = [...new Set(segments.flatMap(({ cabin }) => cabin ?? []))];
  return others.map((cabin) => {
    const flights = segments.filter((segment) => segment.cabin === cabin).map(({ flightNumber }) => flightNumber);
    return `${travelClassLabels[cabin]} on ${formatList([...new Set(flights)])}`;
  });
}

type Ticket = Pick<FlightOffer, 'bags' | 'refund' | 'change'> &
  Partial<Pick<FlightOffer, 'segments' | 'returnSegments'>>;

/** Such as `1 checked bag each`, `Not refundable`, `Changeable for $80`; both conditions hold until departure. */
export function ticketFacts({ bags, refund, change, segments = [], returnSegments = [] }: Ticket): string[] {
  return [
    ...otherCabins([...segments, ...returnSegments]),
    ...(bags ? [bags.checked > 0 ? `${formatCount(bags.checked, 'checked bag')} each` : 'No checked bag'] : []),
    ...(bags && bags.carryOn === 0 ? ['No cabin bag'] : []),
    ...conditionPhrase('Refundable', refund),
    ...conditionPhrase('Changeable', change),
  ];
}
