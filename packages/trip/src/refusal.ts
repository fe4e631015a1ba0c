/** Why a command is not carried out, in a person's words. */
import type { AnyPart, PartRef } from './part';

/**
 * A part that somebody else has changed since it was read: `version` is the one that was read, `theirs` the part as it is
 * now (null: it is gone), `yours` its content as the command wanted it (null: gone).
 */
export type Conflict = PartRef & { version: number; theirs: AnyPart | null; yours: unknown };

/** `conflicts` are those of a `conflict`, and else none. `limit`: there may be no more of a thing. */
export type Refusal = { reason: 'conflict' | 'refused' | 'limit'; message: string; conflicts: Conflict[] };

/** Ends a command from within a rule; {@link apply} makes an answer of it, and nothing outside ever sees it thrown. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** A command that the trip's rules do not allow. */
export const refuse = (message: string): Refused => new Refused({ reason: 'refused', message, conflicts: [] });

/** A command that would make too many of something. */
export const refuseLimit = (message: string): Refused => new Refused({ reason: 'limit', message, conflicts: [] });

/** A command that knew an older version of what it changes. */
export const refuseConflict = (message: string, conflicts: Conflict[]): Refused =>
  new Refused({ reason: 'conflict', message, conflicts });
