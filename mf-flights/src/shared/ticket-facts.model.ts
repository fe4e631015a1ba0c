/** What a ticket allows and includes, in short phrases; nothing where the provider does not say. */
import type { FlightOffer, TicketCondition } from '@sojourn/contracts';
import { formatCount, formatDollars } from '@sojourn/travel';

function conditionPhrase(what: 'Refundable' | 'Changeable', condition: TicketCondition | undefined): string[] {
  if (!condition) return [];
  if (!condition.isAllowed) return [`Not ${what.toLowerCase()}`];
  const { penalty } = condition;
  const price = penalty === undefined ? '' : penalty === 0 ? ' free of charge' : ` for ${formatDollars(penalty)}`;
  return [`${what}${price}`];
}

/** Such as `1 checked bag each`, `Not refundable`, `Changeable for $80`; both conditions hold until departure. */
export function ticketFacts({ bags, refund, change }: Pick<FlightOffer, 'bags' | 'refund' | 'change'>): string[] {
  return [
    ...(bags ? [bags.checked > 0 ? `${formatCount(bags.checked, 'checked bag')} each` : 'No checked bag'] : []),
    ...(bags && bags.carryOn === 0 ? ['No cabin bag'] : []),
    ...conditionPhrase('Refundable', refund),
    ...conditionPhrase('Changeable', change),
  ];
}
