/** What a case of the siege has at hand, and how it is run and told. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Portal } from '../portal';
import type { Span, Work } from './person-at-work';
import { type Answer, Visitor } from './visitor';

/** What came back of a call, as far as it is tallied. */
export type Said = Pick<Answer, 'status'> & Partial<Pick<Answer, 'headers' | 'text'>>;

/**
 * What visitors were answered, what else happened in a few words, and each promise that was not kept. `outage` is when a
 * part of the portal was dead: what the person met then is not held against it.
 */
export type Outcome = { answers?: readonly Said[]; happened?: string; faults?: readonly string[]; outage?: Span };

/** One case: what the person does meanwhile, and the only statuses that visitors may be answered. */
export type Case = {
  name: string;
  work: Work;
  expected: readonly number[];
  run: (besieged: Besieged) => Promise<Outcome>;
};

/** What came of a case: no faults means that everything was kept. */
export type Told = { happened: string; faults: string[]; outage?: Span | undefined };

/** The portal under siege; who comes to it leaves when the case is over. */
export class Besieged {
  readonly #visitors: Visitor[] = [];

  constructor(readonly portal: Portal) {}

  get port(): number {
    return this.portal.place.port;
  }

  visitor(address: string): Visitor {
    const visitor = new Visitor(this.port, address);
    this.#visitors.push(visitor);
    return visitor;
  }

  /** So many visitors, each with an address of their own. */
  visitors(count: number, net: number): Visitor[] {
    return Array.from({ length: count }, (_, index) => this.visitor(`127.0.${net}.${index + 1}`));
  }

  /** A visitor with an account. @throws when the account is refused */
  async member(address: string): Promise<Visitor> {
    const visitor = this.visitor(address);
    const { status, text } = await visitor.signUp(memberName(address));
    if (status !== 201) throw new Error(`${address} cannot sign up: ${status} ${text}`);
    return visitor;
  }

  leave(): void {
    for (const visitor of this.#visitors.splice(0)) visitor.leave();
  }
}

/** What the member at an address is called. */
export const memberName = (address: string) => `member-${address.replaceAll('.', '-')}`;

/** Runs a case to its end, also to a bad one. */
export async function play({ run, expected }: Case, portal: Portal): Promise<Told> {
  const besieged = new Besieged(portal);
  try {
    const { answers = [], happened, faults = [], outage } = await run(besieged);
    const words = [tally(answers.map(({ status }) => status)), happened];
    return {
      happened: words.filter(Boolean).join('; '),
      faults: [...unexpected(answers, expected), ...mute(answers), ...faults],
      outage,
    };
  } catch (error) {
    return { happened: 'broken off', faults: [String(error)] };
  } finally {
    besieged.leave();
  }
}

/** Each visitor calls again and again, until the time is over or nothing is left to ask (undefined). */
export async function keepCalling(
  visitors: readonly Visitor[],
  seconds: number,
  call: (visitor: Visitor) => Promise<Answer> | undefined,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const end = performance.now() + seconds * 1000;
  const goOn = async (visitor: Visitor) => {
    while (performance.now() < end) {
      const answer = call(visitor);
      if (!answer) return;
      answers.push(await answer);
    }
  };
  await Promise.all(visitors.map(goOn));
  return answers;
}

/** Waits for something that the portal does by itself; false when it did not within the limit. */
export async function within(limitMs: number, isDone: () => boolean | Promise<boolean>): Promise<boolean> {
  for (const end = performance.now() + limitMs; performance.now() < end; await pause(200)) {
    if (await isDone()) return true;
  }
  return false;
}

/** The fault in a sentence, unless it holds. */
export const faultUnless = (holds: boolean, sentence: string): string[] => (holds ? [] : [sentence]);

/** `3 x 200, 1 x 429` */
function tally(statuses: readonly number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status || 'no answer'}`)
    .join(', ');
}

/** A fault for each status that is none of the expected ones, with the words it came with first. */
function unexpected(answers: readonly Said[], expected: readonly number[]): string[] {
  const strange = new Map<number, string>();
  for (const { status, text = '' } of answers) {
    if (!expected.includes(status) && !strange.has(status)) strange.set(status, text);
  }
  return [...strange].map(([status, text]) => `answered ${status || 'nothing'} ${text.slice(0, 160)}`.trim());
}

/** Who is told to wait is told how long. */
const mute = (answers: readonly Said[]): string[] =>
  faultUnless(
    !answers.some(({ status, headers }) => [429, 503, 507].includes(status) && headers && !headers['retry-after']),
    'somebody is told to wait and not how long',
  );
