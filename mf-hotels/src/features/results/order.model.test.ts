import { inOrder, sortKeys, sortsFor } from './order.model';
import { fakeStay } from './stay.fake';

test.each([
  ['rating', 'cbad'],
  ['price', 'cbda'],
  ['centre', 'abcd'],
  ['airport', 'dcba'],
  ['plan', 'cbad'],
] as const)('by %s the order is %s', (sort, order) => {
  const plan = (meanKm: number) => ({ meanKm, nearestKm: 1, nearest: 'Forum' });
  const stays = [
    fakeStay({ id: 'a', rating: 4, distanceKm: 1 }, { total: 400 }),
    fakeStay({ id: 'b', rating: 4.5, distanceKm: 2 }, { total: 300, plan: plan(2) }),
    fakeStay({ id: 'c', rating: 4.5 }, { total: 290, plan: plan(1) }),
    fakeStay({ id: 'd', rating: 3 }, { total: 350, airportKm: 10 }),
  ];
  const found = inOrder(stays, sort).map(({ hotel }) => hotel.id);
  expect(found.join('')).toBe(order);
});

test('an order is offered where it means something', () => {
  const offered = (...stays: Parameters<typeof sortsFor>[0]) => sortsFor(stays).map(({ value }) => value);
  expect(offered(fakeStay())).toEqual(['rating', 'price']);
  const plan = { meanKm: 1, nearestKm: 1, nearest: 'Forum' };
  expect(offered(fakeStay({ distanceKm: 1 }, { airportKm: 20, plan }))).toEqual([...sortKeys]);
});
