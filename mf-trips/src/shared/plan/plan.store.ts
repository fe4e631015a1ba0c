/** The port: where an open trip's plan is stored, in an account, behind a link or in this browser. */
import type { PlanNews, TripCommand } from '@sojourn/contracts/plan';
import type { Refusal } from '@sojourn/trip';
import type { TakenBack } from './waiting.model';

/** Who stores a plan: an account, this browser, or somebody else's account that a link opens. */
export type PlanStorage = 'account' | 'browser' | 'link';

/** One command on its way. `base` is the version of the plan that is known to be stored; `key` names the command. */
export type SentCommand = TakenBack & { base: number; key: string; command: TripCommand };

/** Where the plan of one trip is stored. Its calls may be repeated. */
export type PlanStore = {
  storage: PlanStorage;
  /**
   * Durable once it resolves.
   * @throws CommandRefused when the plan that is stored does not allow it, PlanLost when its reader may not go on, and
   * anything else for what may go well another time
   */
  send(sent: SentCommand): Promise<PlanNews>;
  /** What was done since a version; the whole plan for null. */
  news(after: number | null): Promise<PlanNews>;
};

/** A command that was not carried out where the plan is stored. */
export class CommandRefused extends Error {
  override readonly name = 'CommandRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Why a plan can no longer be changed from here: it or the link is gone, or somebody signed out. */
export type LossReason = 'gone' | 'signed-out' | 'not-allowed';

function wordsOf(reason: LossReason): string {
  if (reason === 'gone') return 'This trip is no longer there.';
  return reason === 'signed-out' ? 'Please sign in to continue.' : 'You can look at this trip, but not change it.';
}

/** A plan that is out of reach for good, as far as this page goes. */
export class PlanLost extends Error {
  override readonly name = 'PlanLost';
  readonly reason: LossReason;

  constructor(reason: LossReason) {
    super(wordsOf(reason));
    this.reason = reason;
  }
}
