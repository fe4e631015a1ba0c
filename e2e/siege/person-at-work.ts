/** The person who works meanwhile, as the siege sees them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Seen } from './person';

/** What a person does: everything, or what a guest can do. */
export type Work = 'signed-in' | 'guest';

/** A span of time, in ms since 1970. */
export type Span = { from: number; until: number };

/** What a person met in a span of time; `p95` in ms. */
export type Met = { p95: number; errors: string[] };

/** What a person met, but for what was asked for in an outage. */
export function metIn(seen: readonly Seen[], outage?: Span): Met {
  const counted = seen.filter(({ at }) => !outage || at < outage.from - LONGEST_MS || at > outage.until);
  const took = counted.map(({ ms }) => ms).toSorted((a, b) => a - b);
  return { p95: took[Math.floor(took.length * 0.95)] ?? 0, errors: counted.flatMap(({ error }) => error ?? []) };
}

/** What is under way when a process dies may have been asked for so long before. */
const LONGEST_MS = 500;

export class PersonAtWork {
  private constructor(private readonly child: ChildProcess) {}

  /** Begins when the person has an account. */
  static async start(port: number): Promise<PersonAtWork> {
    const script = fileURLToPath(new URL('person.ts', import.meta.url));
    const child = fork(script, [String(port)], { execArgv: ['--import', 'tsx'] });
    const failed = once(child, 'exit').then(() => {
      throw new Error('the person could not begin');
    });
    await Promise.race([once(child, 'message'), failed]);
    failed.catch(() => undefined);
    return new PersonAtWork(child);
  }

  /** What the person meets while something else goes on. */
  async during<T>(work: Work, goingOn: () => Promise<T>): Promise<{ seen: Seen[]; outcome: T }> {
    this.child.send(work);
    const outcome = await goingOn();
    const reported = once(this.child, 'message');
    this.child.send('stop');
    const [seen] = (await reported) as [Seen[]];
    return { seen, outcome };
  }

  /** What the person meets on a quiet portal. */
  async quietly(work: Work, seconds: number): Promise<Met> {
    return metIn((await this.during(work, () => pause(seconds * 1000))).seen);
  }

  leave(): void {
    this.child.disconnect();
  }
}
