/** What a case of the siege has at hand, and what it answers. */
import type { Portal } from '../portal';
import type { Work } from './person-at-work';
import { type Answer, Visitor } from './visitor';

/** The portal under siege, and its port. */
export type Besieged = { portal: Portal; port: number };

/** What happened, in a few words, and each promise that was not kept; no faults means that all were. */
export type Outcome = { happened: string; faults: string[] };

/**
 * One case. `work` is what the person does meanwhile, and `isSlowAllowed` leaves out how long they waited, where the
 * case stops the machine's own parts.
 */
export type Case = {
  name: string;
  work: Work;
  isSlowAllowed?: boolean;
  run: (besieged: Besieged) => Promise<Outcome>;
};

/** So many visitors, each with an address of their own. */
export const visitors = (port: number, count: number, net: number): Visitor[] =>
  Array.from({ length: count }, (_, index) => new Visitor(port, `127.0.${net}.${index + 1}`));

/** A visitor with an account. @throws when the account is refused */
export async function member(port: number, address: string): Promise<Visitor> {
  const visitor = new Visitor(port, address);
  const { status, text } = await visitor.signUp(`member-${address.replaceAll('.', '-')}`);
  if (status !== 201) throw new Error(`${address} cannot sign up: ${status} ${text}`);
  return visitor;
}

/** `3 x 200, 1 x 429` */
export function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status || 'no answer'}`)
    .join(', ');
}

/** A fault for each status that is none of the expected ones. */
export const unexpected = (answers: readonly Pick<Answer, 'status'>[], expected: readonly number[]): string[] =>
  [...new Set(answers.map(({ status }) => status))]
    .filter((status) => !expected.includes(status))
    .map((status) => `answered ${status || 'nothing'}`);

/** The fault in a sentence, unless it holds. */
export const faultUnless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);
