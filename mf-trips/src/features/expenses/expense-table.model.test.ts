import type { Expense } from '@sojourn/contracts/plan';
import { dollars, moneyOf, newTrip } from '@sojourn/trip';
import { csvNameOf, expenseTable } from './expense-table.model';

const part = { version: 1, latest: 1 };
const rome = {
  ...newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' }),
  travellers: { 'ana-1': { name: 'Ana', ...part }, 'ben-1': { name: 'Ben', ...part } },
};
const expense = (known: Partial<Expense> = {}): Expense => ({
  description: 'Dinner',
  money: dollars(1_001, '2027-04-01'),
  category: 'food',
  day: '2027-04-11',
  paidBy: null,
  sharedBy: [],
  bookingId: null,
  ...part,
  ...known,
});
const rowsOf = (...expenses: Expense[]) =>
  expenseTable({ ...rome, expenses: Object.fromEntries(expenses.map((each, at) => [`e-${at}`, each])) }).slice(1);

const HEAD = 'Date|Description|Category|Amount|Currency|Dollars for one unit|Rate of|US dollars|Paid by|Shared by';

describe('the table of expenses', () => {
  test('of a trip without any is its headings', () => {
    expect(expenseTable(rome)).toEqual([HEAD.split('|')]);
  });

  test('has a cell under every heading', () => {
    const [head, row] = expenseTable({ ...rome, expenses: { 'e-1': expense() } });
    expect(head).toEqual(HEAD.split('|'));
    expect(row).toEqual(['2027-04-11', 'Dinner', 'Food', '10.01', 'USD', '1', '2027-04-01', '10.01', '', '']);
  });

  test('has the first day first, and within a day what was added first', () => {
    const rows = rowsOf(
      expense({ description: 'third', day: '2027-04-12' }),
      expense({ description: 'first', day: '2027-04-10' }),
      expense({ description: 'fourth', day: '2027-04-12' }),
      expense({ description: 'second' }),
    );
    expect(rows.map(([, description]) => description)).toEqual(['first', 'second', 'third', 'fourth']);
  });

  test.each([
    [{ amount: 900, currency: 'JPY', rate: '0.0064' }, '900', '5.76'],
    [{ amount: 5, currency: 'EUR', rate: '1.5' }, '0.05', '0.08'],
    [{ amount: 1_250, currency: 'KWD', rate: '3.25' }, '1.250', '4.06'],
  ])('has %j with the decimals of its own, and dollars to the cent', (paid, own, usd) => {
    const [row] = rowsOf(expense({ money: moneyOf({ ...paid, rateDay: '2027-04-01' }) }));
    expect(row?.slice(3, 8)).toEqual([own, paid.currency, paid.rate, '2027-04-01', usd]);
  });

  test('says who paid and what each one’s share is, which add up to the cent', () => {
    const sharedBy = ['ana-1', 'ben-1'].map((travellerId) => ({ travellerId, weight: 1 }));
    const [row] = rowsOf(expense({ paidBy: 'ben-1', sharedBy }));
    expect(row?.slice(8)).toEqual(['Ben', 'Ana 5.01; Ben 5.00']);
  });

  test('leaves out the name of somebody who is not in the trip any more', () => {
    const [row] = rowsOf(expense({ paidBy: 'cleo-1' }));
    expect(row?.slice(8)).toEqual(['', '']);
  });
});

describe('the file of a trip', () => {
  test.each([
    ['Rome', 'rome'],
    ['  Rome,   in spring! ', 'rome-in-spring'],
    ['Málaga and São Paulo', 'malaga-and-sao-paulo'],
    ['a/b\\c:d*e', 'a-b-c-d-e'],
    ['', 'trip'],
    ['…', 'trip'],
    ['a'.repeat(60), 'a'.repeat(60)],
    ['a'.repeat(61), 'a'.repeat(60)],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
    ['𠮷'.repeat(61), '𠮷'.repeat(60)],
    [`a${'𠮷'.repeat(60)}`, `a${'𠮷'.repeat(59)}`],
  ])('named “%s” is called %s-expenses.csv', (title, words) => {
    expect(csvNameOf(title)).toBe(`${words}-expenses.csv`);
  });
});
