/** Somebody's leaving, from the day it is asked for until nothing is left of them. */

/**
 * `leaving`: can be cancelled until `leavesAt`. `staying`: was cancelled, and what had stopped has to go on. `erasing`: is
 * being removed, and nobody can cancel it. `erased`: the account is gone; one more look finds what came late.
 */
export type AccountDeletionState = 'leaving' | 'staying' | 'erasing' | 'erased';

/** A leaving as it is stored. `checkAt` is when something has to be done about it next. */
export type AccountDeletion = {
  userId: string;
  state: AccountDeletionState;
  askedAt: Date;
  leavesAt: Date;
  checkAt: Date;
};

/** How long somebody may think again, unless the environment says otherwise. */
export const GRACE_SECONDS = 7 * 24 * 3_600;

/** After what failed, or was done half, somebody looks again. */
export const AGAIN_MS = 60_000;

/**
 * A call that was under way when the account went may still write something; no session and no identity of ours lives
 * as long as this without asking whether the account is there.
 */
export const SECOND_LOOK_MS = 3_600_000;

/** Somebody who begins to leave. */
export const newAccountDeletion = (userId: string, now: Date, graceMs: number): AccountDeletion => ({
  userId,
  state: 'leaving',
  askedAt: now,
  leavesAt: new Date(now.getTime() + graceMs),
  checkAt: now,
});

/** What is to be done about a leaving that somebody looks at. */
export function stepOf({ state, leavesAt }: AccountDeletion, now: Date): 'stop' | 'go-on' | 'erase' | 'look-again' {
  if (state === 'staying') return 'go-on';
  if (state === 'erased') return 'look-again';
  return state === 'erasing' || leavesAt <= now ? 'erase' : 'stop';
}
