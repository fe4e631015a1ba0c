import { createSizedMemory } from './sized-memory';

const [one, two, three] = [{ n: 1 }, { n: 2 }, { n: 3 }];

it('forgets what was used longest ago when there is no room', () => {
  const memory = createSizedMemory<{ n: number }>(100);
  memory.set('one', one, 50);
  memory.set('two', two, 50);
  expect(memory.get('one')).toBe(one);
  memory.set('three', three, 50);
  expect([memory.get('one'), memory.get('two'), memory.get('three')]).toEqual([one, undefined, three]);
});

it('takes the newest value of a key, forgets on demand, and does not hold what is larger than itself', () => {
  const memory = createSizedMemory<{ n: number }>(100);
  memory.set('one', one, 0);
  memory.set('one', two, 10);
  expect(memory.get('one')).toBe(two);
  memory.delete('one');
  memory.set('three', three, 101);
  expect([memory.get('one'), memory.get('three')]).toEqual([undefined, undefined]);
});
