/** The person who works meanwhile, as the siege sees them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Seen } from './person';

/** What a person does: everything, or what a guest can do. */
export type Work = 'signed-in' | 'guest';

/** What a person met in a span of time; `p95` in ms. */
export type Met = { answers: number; p95: number; errors: string[] };

const p95Of = (took: number[]): number => took.toSorted((a, b) => a - b)[Math.floor(took.length * 0.95)] ?? 0;

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
  async during<T>(work: Work, goingOn: () => Promise<T>): Promise<{ met: Met; outcome: T }> {
    this.child.send(work);
    const outcome = await goingOn();
    const reported = once(this.child, 'message');
    this.child.send('stop');
    const [{ took, errors }] = (await reported) as [Seen];
    return { met: { answers: took.length, p95: p95Of(took), errors }, outcome };
  }

  /** What the person meets on a quiet portal. */
  async quietly(work: Work, seconds: number): Promise<Met> {
    return (await this.during(work, () => pause(seconds * 1000))).met;
  }

  leave(): void {
    this.child.disconnect();
  }
}
