import type { TripPlan } from '@sojourn/contracts/plan';
import { newTrip, spendingOf } from '@sojourn/trip';
import { expense } from '@sojourn/trip/testing';
import { spendingIn } from './spending.model';

const versions = { version: 1, latest: 1 };
const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const withBudget = (cents: number): TripPlan => ({ ...rome, head: { ...rome.head, budget: { cents, ...versions } } });

test('a plan is added up once', () => {
  const plan = withBudget(90_000);
  const spending = spendingIn(plan);
  expect(spending).toEqual(spendingOf(plan));
  expect(spendingIn(plan)).toBe(spending);
});

test('what becomes of a plan is added up anew, and the plan before keeps its sum', () => {
  const before = withBudget(90_000);
  expect(spendingIn(before)).toMatchObject({ left: 90_000, spent: 0 });
  const after: TripPlan = { ...before, expenses: { 'e-1': { ...expense(4_000), ...versions } } };
  expect(spendingIn(after)).toMatchObject({ left: 86_000, spent: 4_000 });
  expect(spendingIn(withBudget(50_000))).toMatchObject({ left: 50_000, spent: 0 });
  expect(spendingIn(before)).toMatchObject({ left: 90_000, spent: 0 });
});
