/** Every container is killed in turn while somebody works: they are served again soon, and nothing is lost. */
import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '../siege/visitor';
import { dayFromNow, preferences } from '../story';
import type { Container } from './composition';
import { type Line, lineOf, type Tried } from './trial';

const SERVED_AGAIN_MS = 8_000;
const GIVEN_UP_MS = 60_000;
const ROUND_MS = 200;
const draft = { title: 'Rome', destination: 'Rome', startDate: dayFromNow(40), endDate: dayFromNow(47) };
const flights = new URLSearchParams({ origin: 'LHR', destination: 'FCO', departureDate: dayFromNow(40), adults: '1' });

/** Somebody signed in who asks every part of the portal, and remembers what was acknowledged. */
class Worker {
  readonly acknowledged: number[] = [];
  private constructor(private readonly visitor: Visitor) {}

  static async signUp(port: number): Promise<Worker> {
    const visitor = new Visitor(port, '127.0.31.1');
    const { status, text } = await visitor.signUp(`worker${Date.now().toString(36)}`);
    if (status !== 201) throw new Error(`cannot sign up: ${status} ${text}`);
    return new Worker(visitor);
  }

  /** Whether everything was answered as it should be. */
  async round(): Promise<boolean> {
    const made = await this.visitor.ask({ method: 'POST', path: '/api/trips', body: draft });
    if (made.status === 201) this.acknowledged.push((JSON.parse(made.text) as { id: number }).id);
    const others = await Promise.all([
      this.visitor.ask({ path: '/', headers: { accept: 'text/html' } }),
      this.visitor.ask({ path: '/api/auth/user' }),
      this.visitor.ask({ path: `/api/flights/search?${flights}` }),
      this.visitor.ask({ method: 'POST', path: '/api/ai/recommendations', body: preferences }),
    ]);
    return made.status === 201 && others.every(({ status }) => status === 200);
  }

  /** What was acknowledged and is not there. */
  async lost(): Promise<number[]> {
    const lost: number[] = [];
    for (const id of this.acknowledged) {
      const { status, text } = await this.visitor.ask({ path: `/api/trips/${id}` });
      if (status === 404) lost.push(id);
      else if (status !== 200) throw new Error(`trip ${id} cannot be asked for: ${status} ${text.slice(0, 80)}`);
    }
    return lost;
  }

  leave(): void {
    this.visitor.leave();
  }
}

/** As a crash is: every process of the container, which the engine then starts again; `docker kill` would keep it down. */
const crash = ({ composition }: Tried, { id }: Container): Promise<unknown> =>
  // The command itself ends with the container.
  composition.exec(id, 'sh', '-c', 'kill -9 -1').catch(() => undefined);

async function untilStartedAgain({ composition }: Tried, { id, startedAt }: Container): Promise<void> {
  const isBack = async () =>
    (await composition.containers()).some((each) => each.id === id && each.isRunning && each.startedAt !== startedAt);
  for (const until = Date.now() + GIVEN_UP_MS; !(await isBack()); await pause(50)) {
    if (Date.now() > until) throw new Error('it is not started again');
  }
}

/** How long it is until two rounds in a row are as they should be, in ms to the end of the first. */
async function untilServed(worker: Worker, began: number): Promise<number> {
  let first: number | undefined;
  while (Date.now() - began < GIVEN_UP_MS) {
    const isServed = await worker.round();
    if (isServed && first !== undefined) return first;
    first = isServed ? Date.now() - began : undefined;
    await pause(ROUND_MS);
  }
  throw new Error(`not served for ${GIVEN_UP_MS / 1_000} s`);
}

const killed = (tried: Tried, worker: Worker, container: Container): Promise<Line> =>
  lineOf(`${container.name} is killed`, async () => {
    const underWay = worker.round();
    const began = Date.now();
    await crash(tried, container);
    await underWay;
    const [took] = await Promise.all([untilServed(worker, began), untilStartedAgain(tried, container)]);
    await tried.composition.untilHealthy();
    const faults = took > SERVED_AGAIN_MS ? [`people waited ${took} ms`] : [];
    return { seen: `all served again after ${(took / 1_000).toFixed(1)} s`, faults };
  });

export async function* killing(tried: Tried): AsyncGenerator<Line> {
  const worker = await Worker.signUp(tried.plainPort);
  const containers = (await tried.composition.containers()).filter(({ isRunning }) => isRunning);
  for (const container of containers) yield killed(tried, worker, container);
  yield lineOf('what was acknowledged meanwhile is there', async () => {
    const lost = await worker.lost();
    return { seen: `${worker.acknowledged.length} trips`, faults: lost.map((id) => `trip ${id} is lost`) };
  });
  worker.leave();
}
