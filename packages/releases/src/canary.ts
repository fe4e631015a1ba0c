/** A release that a share of sessions is given before everybody is (REL-5). */
import { createHash } from 'node:crypto';
import type { Registry, ReleasedRemote } from '@sojourn/contracts';
import { z } from 'zod';
import { readEntry } from './released-entry';

/** `release` is given to `percent` of 100 sessions in the place of its remote's release in force. */
export type Canary = { percent: number; release: ReleasedRemote };

const LANES = 100;

/** A share of sessions: none and all of them are what withdrawing and releasing are for. */
const percentSchema = z
  .number()
  .int()
  .min(1)
  .max(LANES - 1);

/** Why a number is no share of sessions, in a sentence. */
export const percentFault = (percent: number): string | undefined =>
  percentSchema.safeParse(percent).success
    ? undefined
    : `A canary is given to 1 to 99 of 100 sessions, not to ${percent}; without one a release is given to all.`;

/**
 * Which of 100 lanes of a release a session is in: always the same one, so that nobody changes sides while a canary is
 * out, or when its share grows. Each release deals anew, so that not always the same people are the first.
 */
const laneOf = (session: string, { base }: ReleasedRemote): number =>
  createHash('sha256').update(`${base} ${session}`).digest().readUInt32BE() % LANES;

/** The canaries that a session is given. `session` is any text that stays the same as long as the session. */
export const canariesOf = (canaries: readonly Canary[], session: string): Canary[] =>
  canaries.filter(({ percent, release }) => laneOf(session, release) < percent);

/** The registry of those who are given these canaries. */
export const withCanaries = (registry: Registry, canaries: readonly Canary[]): Registry => ({
  ...registry,
  remotes: registry.remotes.map(
    (entry) => canaries.find(({ release }) => release.name === entry.name)?.release ?? entry,
  ),
});

/** A canary as the registry file has it: the remote it speaks of, and what it says or why it cannot be used. */
export function readCanary(value: unknown): { remote: string; canary: Canary } | { remote: string; fault: string } {
  const parsed = z.object({ percent: percentSchema, release: z.unknown() }).safeParse(value);
  if (!parsed.success) return { remote: 'registry.json', fault: `has no canary: ${z.prettifyError(parsed.error)}` };
  const { percent, release } = parsed.data;
  const read = readEntry(release);
  if ('fault' in read) return { remote: read.remote, fault: `has a canary that ${read.fault}` };
  return { remote: read.remote, canary: { percent, release: read.entry } };
}
