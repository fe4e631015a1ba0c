/** The entry of a hashing thread: a password's hash takes a core for longer than many answers together. */
import { getPriority, setPriority } from 'node:os';
import { hashSync, type Options, verifySync } from '@node-rs/argon2';

/**
 * So much nicer than what answers requests, and than what searches (5): a flood of wrong passwords takes what is left of a
 * machine. Not as nice as can be (19), because people who sign in wait for it.
 */
const BEHIND_OTHERS = 10;

// On Linux a priority is a thread's own, elsewhere the whole process's.
if (process.platform === 'linux') setPriority(Math.min(19, getPriority() + BEHIND_OTHERS));

export const hash = ({ password, options }: { password: string; options: Options }) => hashSync(password, options);
export const verify = (given: { hash: string; password: string }) => verifySync(given.hash, given.password);
