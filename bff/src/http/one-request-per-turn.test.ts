import type { Request, Response } from 'express';
import { createOneRequestPerTurn } from './one-request-per-turn';

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('of many that arrive at once one begins in each turn of the event loop, in order, and none is forgotten', async () => {
  const handler = createOneRequestPerTurn();
  const begun: string[] = [];
  const come = (name: string, then?: () => void) => {
    void handler({} as Request, {} as Response, () => {
      begun.push(name);
      then?.();
    });
  };
  come('a', () => come('e'));
  for (const name of ['b', 'c', 'd']) come(name);
  expect(begun).toEqual([]);
  for (let turns = 0; turns < 8; turns += 1) {
    const before = begun.length;
    await turn();
    expect(begun.length - before).toBeLessThanOrEqual(2);
  }
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e']);
  come('f');
  await turn();
  expect(begun).toContain('f');
});
