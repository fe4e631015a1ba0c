/** The port to where the events of accounts are stored. Events are added and never changed. */
import type { StoredSecurityEvent } from './security-event.model';

/** Every method throws AppError `unavailable` when the store cannot be reached. */
export type SecurityLogRepository = {
  /** Adds an event; of an account that has more than `keep`, the oldest go. */
  append(event: StoredSecurityEvent, keep: number): Promise<void>;
  /** The newest first. */
  newestOf(userId: string, limit: number): Promise<StoredSecurityEvent[]>;
  /** Removes every event of an account that is deleted. */
  removeAllOf(userId: string): Promise<void>;
};
