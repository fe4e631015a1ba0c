import type { NewSecurityEvent, SecurityLog } from './security-log.service';

/** A security log that a test can read: what was recorded, in order. */
export type FakeSecurityLog = SecurityLog & { recorded: NewSecurityEvent[] };

export function createFakeSecurityLog(): FakeSecurityLog {
  const recorded: NewSecurityEvent[] = [];
  return { recorded, record: async (event) => void recorded.push(event) };
}
