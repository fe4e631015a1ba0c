import { expenseCategories, type Expense } from '@sojourn/contracts/plan';
import { dollars, newTrip, spendingOf } from '@sojourn/trip';
import { addDays } from '@sojourn/travel';
import fc from 'fast-check';
import { byDay, costsByCategory, costsByDay, listExpenses, noFilter, sumOf } from './expenses.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-12' });
const expense = (usCents: number, known: Partial<Expense> = {}): Expense => ({
  description: 'Dinner',
  money: dollars(usCents, '2027-04-10'),
  category: 'food',
  day: '2027-04-10',
  paidBy: null,
  sharedBy: [],
  bookingId: null,
  version: 1,
  latest: 1,
  ...known,
});
const anyExpense = fc
  .record({
    cents: fc.integer({ min: 1, max: 1e9 }),
    category: fc.constantFrom(...expenseCategories),
    later: fc.integer({ min: -4, max: 6 }),
  })
  .map(({ cents, category, later }) => expense(cents, { category, day: addDays('2027-04-10', later) }));
const anyTrip = fc
  .array(anyExpense, { maxLength: 30 })
  .map((list) => ({ ...rome, expenses: Object.fromEntries(list.map((each, at) => [`e-${at}`, each])) }));

describe('the list of expenses', () => {
  test('has the newest day first, and within a day what was added last', () => {
    const expenses = {
      'e-1': expense(100),
      'e-2': expense(200, { day: '2027-04-11' }),
      'e-3': expense(300),
    };
    const listed = listExpenses({ expenses }, noFilter);
    expect(listed.map(({ id }) => id)).toEqual(['e-2', 'e-3', 'e-1']);
    expect(byDay(listed).map(({ day, cents }) => [day, cents])).toEqual([
      ['2027-04-11', 200],
      ['2027-04-10', 400],
    ]);
  });

  test('is filtered by category, day and person, all at once', () => {
    const expenses = {
      'e-1': expense(100, { paidBy: 'ana-1' }),
      'e-2': expense(100, { category: 'shopping', sharedBy: [{ travellerId: 'ana-1', weight: 1 }] }),
      'e-3': expense(100, { day: '2027-04-11', paidBy: 'ben-1' }),
    };
    const of = (filter: Partial<typeof noFilter>) =>
      listExpenses({ expenses }, { ...noFilter, ...filter })
        .map(({ id }) => id)
        .sort();
    expect(of({ travellerId: 'ana-1' })).toEqual(['e-1', 'e-2']);
    expect(of({ travellerId: 'ana-1', category: 'food' })).toEqual(['e-1']);
    expect(of({ day: '2027-04-11' })).toEqual(['e-3']);
    expect(of({ day: '2027-04-11', category: 'shopping' })).toEqual([]);
  });

  test('loses nothing by days or by categories', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const all = listExpenses(trip, noFilter);
        const spending = spendingOf(trip);
        const sum = (costs: readonly { spent: number }[]) => costs.reduce((total, { spent }) => total + spent, 0);
        expect(all).toHaveLength(Object.keys(trip.expenses).length);
        expect(byDay(all).reduce((total, { cents }) => total + cents, 0)).toBe(sumOf(all));
        expect(sum(costsByCategory(spending))).toBe(sumOf(all));
        expect(sum(costsByDay(trip, spending))).toBe(sumOf(all));
      }),
    );
  });
});

test('a picture by day has every day of the trip, and one column each for before and after', () => {
  const expenses = {
    'e-1': expense(100, { day: '2026-01-01' }),
    'e-2': expense(200, { day: '2027-04-09' }),
    'e-3': expense(400, { day: '2027-04-12' }),
    'e-4': expense(800, { day: '2027-04-13' }),
  };
  const costs = costsByDay(rome, spendingOf({ ...rome, expenses }));
  expect(costs.map(({ name, spent }) => [name, spent])).toEqual([
    ['Before', 300],
    ['2027-04-10', 0],
    ['2027-04-11', 0],
    ['2027-04-12', 400],
    ['After', 800],
  ]);
});
