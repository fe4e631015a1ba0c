/** What does not fit in a plan, beside what it is about, with the one step that certainly mends it where there is one. */
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import {
  apply,
  checkPlan,
  formatDay,
  intoTrip,
  hasTicket,
  isApplied,
  standingOf,
  startItemAt,
  type Finding,
} from '@sojourn/trip';
import { clockWords } from './item-words.model';

/** A sentence, and the step that mends it. */
export type Hint = { words: string; fix: { label: string; command: TripCommand } | null };

/** Hints by item, nights without a bed, and the one step that brings all items within the dates. */
export type PlanHints = {
  items: ReadonlyMap<string, readonly Hint[]>;
  nights: ReadonlySet<string>;
  allInto: TripCommand | null;
};

/** Fixes are tried on the whole plan; a plan that is wrong all over gets them for its first faults. */
const MOST_TRIED = 12;

const overlapsOf = (findings: readonly Finding[]): number => findings.filter(({ kind }) => kind === 'overlap').length;

/** Starts the later one when the earlier has ended, unless that only moves the trouble. */
function overlapFix(plan: TripPlan, [earlierId, laterId]: [string, string], overlaps: number): Hint['fix'] {
  const [earlier, later] = [plan.items[earlierId], plan.items[laterId]];
  const end = earlier?.end;
  if (!earlier || !later || !end || end.daysLater !== 0 || end.zone !== null || later.bookingId !== null) return null;
  if (earlier.day !== later.day || earlier.zone !== later.zone) return null;
  const command = startItemAt(plan, laterId, end.time);
  const outcome = command && apply(plan, command);
  if (!command || !outcome || !isApplied(outcome) || overlapsOf(checkPlan(outcome.trip)) >= overlaps) return null;
  return { label: `Move to ${clockWords(end.time)}`, command };
}

function overlapHint(plan: TripPlan, [earlierId, laterId]: [string, string]): string {
  const [earlier, later] = [plan.items[earlierId], plan.items[laterId]];
  const name = `“${earlier?.title ?? ''}”`;
  return earlier?.start === later?.start && earlier?.day === later?.day
    ? `Begins at the same time as ${name}.`
    : `Begins before ${name} has ended.`;
}

const hasTicketIn = (plan: TripPlan, id: string): boolean => {
  const item = plan.items[id];
  return item !== undefined && hasTicket(plan, item);
};

/** @param canEdit without it there are sentences only */
export function hintsOf(plan: TripPlan, canEdit: boolean): PlanHints {
  const findings = checkPlan(plan);
  const overlaps = overlapsOf(findings);
  const items = new Map<string, Hint[]>();
  const add = (id: string, hint: Hint) => items.set(id, [...(items.get(id) ?? []), hint]);
  let tried = 0;
  for (const finding of findings) {
    if (finding.kind === 'overlap') {
      const fix = canEdit && tried < MOST_TRIED ? overlapFix(plan, finding.itemIds, overlaps) : null;
      tried += 1;
      add(finding.itemIds[1], { words: overlapHint(plan, finding.itemIds), fix });
    }
    if (finding.kind === 'outside-dates') {
      const item = plan.items[finding.itemId];
      const ticketDay = item && hasTicket(plan, item) ? item.day : null;
      const command = canEdit && ticketDay === null ? intoTrip(plan, finding.itemId) : null;
      const ticket = item && ticketDay !== null ? ` It is ${standingOf(plan, item)} for ${formatDay(ticketDay)}.` : '';
      add(finding.itemId, {
        words: `Outside of the trip’s dates.${ticket}`,
        fix: command && { label: 'Move into the trip', command },
      });
    }
  }
  const moves = findings.flatMap((found) =>
    found.kind === 'outside-dates' && !hasTicketIn(plan, found.itemId) ? (intoTrip(plan, found.itemId) ?? []) : [],
  );
  const hasStay = Object.values(plan.items).some(({ type, day }) => type === 'stay' && day !== null);
  const nights = findings.flatMap((found) => (hasStay && found.kind === 'missing-night' ? [found.day] : []));
  return {
    items,
    nights: new Set(nights),
    allInto:
      canEdit && moves.length > 1
        ? { type: 'batch', summary: `Moved ${moves.length} items into the trip`, steps: moves.slice(0, 500) }
        : null,
  };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** {@link hintsOf} that returns the parts that say the same as last time as the same objects, so that no row is drawn again. */
export function createHinter(): typeof hintsOf {
  let before: PlanHints | null = null;
  return (plan, canEdit) => {
    const { items, nights, allInto } = hintsOf(plan, canEdit);
    const known = before;
    const hints = new Map(
      [...items].map(([id, each]) => [id, isSame(known?.items.get(id), each) ? known?.items.get(id) : each]),
    );
    const isAsItWas =
      known?.items.size === items.size && [...hints].every(([id, each]) => known.items.get(id) === each);
    before = {
      items: isAsItWas ? known.items : (hints as PlanHints['items']),
      nights: known && isSame([...known.nights], [...nights]) ? known.nights : nights,
      allInto: known && isSame(known.allInto, allInto) ? known.allInto : allInto,
    };
    return before;
  };
}
