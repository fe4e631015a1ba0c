/** A server that keeps one plan as the real one does, for tests of whoever talks to it. Never part of what is released. */
import type { PlanChange, PlanNews, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied } from '@sojourn/trip';
import { CommandRefused, type PlanStorage, type PlanStore, type SentCommand } from './plan.store';

/** What becomes of one call: the request is lost before it is carried out, or its answer after that. */
export type Failure = 'before' | 'after' | null;

/** `onCarriedOut` sees each command that is carried out, and the plan before. */
export function planServer(start: TripPlan, onCarriedOut?: (sent: SentCommand, before: TripPlan) => void) {
  const log: { key: string; command: TripCommand }[] = [];
  const changes: PlanChange[] = [];
  let plan = start;

  const newsSince = (after: number | null, isWhole = false): PlanNews =>
    after === null || isWhole
      ? { version: plan.version, changes: [], plan }
      : { version: plan.version, changes: changes.filter(({ version }) => version > after), plan: null };

  function carryOut(sent: SentCommand): void {
    const { key, command } = sent;
    if (log.some((each) => each.key === key)) return;
    const outcome = apply(plan, command);
    if (!isApplied(outcome)) throw new CommandRefused(outcome.refusal);
    onCarriedOut?.(sent, plan);
    log.push({ key, command });
    if (outcome.trip.version > plan.version) {
      const { summary } = outcome.happened;
      const by = { role: 'owner', link: null } as const;
      changes.push({ version: outcome.trip.version, key, command, summary, at: '2026-11-22T10:00:00Z', by });
    }
    plan = outcome.trip;
  }

  /**
   * What a browser talks to. `failures` are used up call by call; `isWhole` answers with the whole plan instead of changes.
   */
  function store({
    storage = 'account',
    failures = [],
    isWhole = false,
  }: { storage?: PlanStorage; failures?: Failure[]; isWhole?: boolean } = {}): PlanStore & { sent: SentCommand[] } {
    const sent: SentCommand[] = [];
    const answering = async <Answer>(work: () => Answer): Promise<Answer> => {
      const failure = failures.shift() ?? null;
      if (failure === 'before') throw new Error('Nothing answered.');
      const answer = work();
      if (failure === 'after') throw new Error('The answer was lost.');
      return answer;
    };
    return {
      storage,
      sent,
      send: (one) =>
        answering(() => {
          sent.push(one);
          carryOut(one);
          return newsSince(one.base, isWhole);
        }),
      news: (after) => answering(() => newsSince(after, isWhole)),
    };
  }

  return {
    store,
    log,
    plan: () => plan,
    /** What somebody else does. */
    doElsewhere: (command: TripCommand) => carryOut({ base: plan.version, key: `elsewhere-${log.length}`, command }),
  };
}
