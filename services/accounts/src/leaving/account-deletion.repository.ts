/** The port to where leavings are stored. Every method throws AppError `unavailable` when it cannot be reached. */
import type { AccountDeletion, AccountDeletionState } from './account-deletion.model';

export type AccountDeletionRepository = {
  find(userId: string): Promise<AccountDeletion | null>;
  /** Stores a leaving, unless there is one that was not cancelled. @returns the one that is there now */
  begin(deletion: AccountDeletion): Promise<AccountDeletion>;
  /** Changes a leaving that is in this state; of several at once one does. @returns whether it was in that state */
  change(
    userId: string,
    from: AccountDeletionState,
    to: Pick<AccountDeletion, 'checkAt'> & Partial<AccountDeletion>,
  ): Promise<boolean>;
  /** Those that are to be looked at by now, the longest due first. */
  due(now: Date, limit: number): Promise<AccountDeletion[]>;
  /** Removes a leaving that is in this state. */
  remove(userId: string, state: AccountDeletionState): Promise<void>;
};
