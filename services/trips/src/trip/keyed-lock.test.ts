import { createKeyedLock } from './keyed-lock';

const TOO_MANY = 'Many of your trips are being saved just now. Please try again in a moment.';

/** Work that ends when it is told to. */
function gated() {
  let open = () => {};
  const gate = new Promise<void>((resolve) => (open = resolve));
  return { gate, open };
}

test('an owner’s work is done one after the other, and nobody waits for another owner', async () => {
  const locks = createKeyedLock(TOO_MANY);
  const { gate, open } = gated();
  const done: string[] = [];
  const work = (name: string) => async () => void done.push(name);
  const first = locks.take('ana', async () => {
    await gate;
    done.push('first of ana');
  });
  const second = locks.take('ana', work('second of ana'));
  await locks.take('ben', work('ben'));
  expect(done).toEqual(['ben']);
  open();
  await Promise.all([first, second]);
  expect(done).toEqual(['ben', 'first of ana', 'second of ana']);
});

test('work that fails holds up nothing and tells its owner', async () => {
  const locks = createKeyedLock(TOO_MANY);
  const failing = locks.take('ana', () => Promise.reject(new Error('no')));
  const next = locks.take('ana', async () => 7);
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe(7);
});

test('whoever comes when one turn has ended waits for all that came before', async () => {
  const locks = createKeyedLock(TOO_MANY);
  const gates = [gated(), gated(), gated()];
  const done: number[] = [];
  const take = (index: number) =>
    locks.take('ana', async () => {
      await gates[index]?.gate;
      done.push(index);
    });
  const [first, ...others] = [take(0), take(1), take(2)];
  gates[0]?.open();
  await first;
  const last = take(3);
  gates[2]?.open();
  gates[1]?.open();
  await Promise.all([...others, last]);
  expect(done).toEqual([0, 1, 2, 3]);
});

test('an owner has one turn under way and fifty waiting, and more once they are done', async () => {
  const locks = createKeyedLock(TOO_MANY);
  const { gate, open } = gated();
  const taken = Array.from({ length: 51 }, () => locks.take('ana', () => gate));
  const refused = locks.take('ana', async () => 1).catch((error: unknown) => error);
  expect(await locks.take('ben', async () => 2)).toBe(2);
  open();
  await Promise.all(taken);
  expect(await refused).toMatchObject({ code: 'too-many-requests', message: TOO_MANY, retryAfterSeconds: 1 });
  expect(await locks.take('ana', async () => 3)).toBe(3);
});
