import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import type { NextFunction, Request, Response } from 'express';
import { createAdmissionQueue, type AdmissionLimits } from './admission-queue';

const storage = new AsyncLocalStorage<string>();
const turn = () => new Promise((resolve) => setImmediate(resolve));
const turns = async (count: number) => {
  for (let n = 0; n < count; n += 1) await turn();
};

/** A queue whose requests are names; `begun` has those that were let in, in order, each with the context it went on in. */
function start(limits: Partial<AdmissionLimits> = {}) {
  const { handler, counts } = createAdmissionQueue({ atOnce: 2, waiting: 3, ...limits });
  const begun: string[] = [];
  const open = new Map<string, EventEmitter>();
  const come = (name: string) => {
    const res = new EventEmitter();
    open.set(name, res);
    const next: NextFunction = () => void begun.push(`${name} as ${storage.getStore()}`);
    void storage.run(name, () => handler({ name } as unknown as Request, res as unknown as Response, next));
  };
  const end = (name: string) => open.get(name)?.emit('close');
  return { come, end, begun, counts };
}

test('some are worked on at once, the others wait for their turn, first come first served', async () => {
  const { come, end, begun, counts } = start();
  for (const name of ['a', 'b', 'c']) come(name);
  await turns(5);
  expect(begun).toEqual(['a as a', 'b as b']);
  expect(counts()).toEqual({ underWay: 2, waiting: 1 });
  end('b');
  await turns(2);
  expect(begun).toEqual(['a as a', 'b as b', 'c as c']);
  for (const name of ['a', 'c']) end(name);
  expect(counts()).toEqual({ underWay: 0, waiting: 0 });
});

test('of many who come at once one is let in by each turn of the event loop', async () => {
  const { come, begun } = start({ atOnce: 10, waiting: 10 });
  for (let n = 0; n < 6; n += 1) come(`${n}`);
  const seen: number[] = [];
  for (let n = 0; n < 7; n += 1) {
    seen.push(begun.length);
    await turn();
  }
  for (const [index, count] of seen.entries()) expect(count).toBeLessThanOrEqual(index + 1);
  await turns(4);
  expect(begun).toHaveLength(6);
});

test('beyond those who wait somebody is refused, and told when to come back', async () => {
  const { come, begun } = start();
  for (const name of ['a', 'b', 'c']) come(name);
  expect(() => come('d')).toThrow(
    expect.objectContaining({
      code: 'overloaded',
      message: 'Too many people are signing in just now. Please try again in a moment.',
      retryAfterSeconds: 2,
    }),
  );
  await turns(5);
  come('e');
  expect(begun).toHaveLength(2);
});

test('who hangs up while waiting is never let in, and leaves the place to another', async () => {
  const { come, end, begun, counts } = start();
  for (const name of ['a', 'b']) come(name);
  await turns(4);
  for (const name of ['c', 'd', 'e']) come(name);
  end('d');
  come('f');
  expect(counts().waiting).toBe(3);
  for (const name of ['a', 'b']) end(name);
  await turns(6);
  expect(begun.slice(2)).toEqual(['c as c', 'e as e']);
});

test('the preferred go first, and have room of their own', async () => {
  const { come, end, begun } = start({
    atOnce: 1,
    waiting: 2,
    isPreferred: (req) => (req as unknown as { name: string }).name.startsWith('owner'),
  });
  come('a');
  await turns(3);
  for (const name of ['b', 'c', 'owner 1', 'owner 2']) come(name);
  expect(() => come('owner 3')).toThrow('Too many people');
  for (const name of ['a', 'owner 1', 'owner 2', 'b']) {
    end(name);
    await turns(3);
  }
  expect(begun.map((each) => each.replace(/ as .*/, ''))).toEqual(['a', 'owner 1', 'owner 2', 'b', 'c']);
});
