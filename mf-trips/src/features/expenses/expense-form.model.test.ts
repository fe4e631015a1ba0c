import { currencies, expenseContentSchema, type ExpenseContent } from '@sojourn/contracts/plan';
import { dollars, moneyOf, newTrip, sharesOf } from '@sojourn/trip';
import fc from 'fast-check';
import {
  isInvalidInput,
  newValues,
  rateOf,
  partFaultOf,
  readExpense,
  valuesOf,
  withCurrency,
  type ExpenseValues,
} from './expense-form.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' });
const part = { version: 1, latest: 1 };
const both = { ...rome, travellers: { 'ana-1': { name: 'Ana', ...part }, 'ben-1': { name: 'Ben', ...part } } };
const dinner: ExpenseValues = {
  ...newValues(rome, '2026-11-22'),
  description: ' Dinner ',
  amount: '12.50',
};
const read = (change: Partial<ExpenseValues>) => readExpense({ ...dinner, ...change }, null);
const faults = (change: Partial<ExpenseValues>) => {
  const found = read(change);
  return 'faults' in found ? found.faults : {};
};

describe('a new expense', () => {
  test.each([
    ['2026-11-22', '2027-04-10'],
    ['2027-04-10', '2027-04-10'],
    ['2027-04-12', '2027-04-12'],
    ['2027-04-17', '2027-04-17'],
    ['2027-04-18', '2027-04-10'],
  ])('made on %s is one of %s', (today, day) => {
    expect(newValues(rome, today).day).toBe(day);
  });

  test('is shared equally by everybody as soon as there are several, and paid by whoever paid last', () => {
    expect(newValues(rome, '2027-04-10')).toMatchObject({ sharing: 'none', paidBy: '', currency: 'USD' });
    expect(newValues(both, '2027-04-10')).toMatchObject({
      sharing: 'equal',
      paidBy: 'ana-1',
      sharers: ['ana-1', 'ben-1'],
    });
    const money = moneyOf({ amount: 900, currency: 'JPY', rate: '0.0064', rateDay: '2027-04-10' });
    const last = { ...contentOf(read({})), money, paidBy: 'ben-1', ...part };
    const values = newValues({ ...both, expenses: { 'e-1': last } }, '2027-04-10');
    expect(values).toMatchObject({ currency: 'JPY', paidBy: 'ben-1' });
  });
});

function contentOf(found: ReturnType<typeof readExpense>): ExpenseContent {
  if ('faults' in found) throw new Error(JSON.stringify(found.faults));
  return found.content;
}

describe('the rate of a currency', () => {
  test("is the trip's own, else one to start from", () => {
    const rates = { EUR: { rate: '1.25', day: '2027-01-01', ...part } };
    expect(rateOf({ rates }, 'EUR')).toEqual({ rate: '1.25', day: '2027-01-01' });
    expect(rateOf({ rates }, 'JPY')?.rate).toMatch(/^0\.00/);
    expect(withCurrency({ rates }, 'EUR', '2027-04-10')).toEqual({
      currency: 'EUR',
      rate: '1.25',
      rateDay: '2027-01-01',
    });
    expect(withCurrency({ rates }, 'USD', '2027-04-10')).toEqual({ currency: 'USD', rate: '1', rateDay: '2027-04-10' });
  });
});

describe('what is typed', () => {
  test('becomes an expense, its words trimmed', () => {
    expect(read({})).toEqual({
      content: {
        description: 'Dinner',
        money: dollars(1250, dinner.rateDay),
        category: 'food',
        day: '2027-04-10',
        paidBy: null,
        sharedBy: [],
        bookingId: null,
      },
    });
  });

  test.each([
    [
      { amount: '1,250', currency: 'JPY', rate: '0.0064' },
      { amount: 1250, usCents: 800 },
    ],
    [
      { amount: '1.234', currency: 'KWD', rate: '3.25' },
      { amount: 1234, usCents: 401 },
    ],
    [
      { amount: '0.01', currency: 'EUR', rate: '1.1' },
      { amount: 1, usCents: 1 },
    ],
  ])('%j is %j', (change, money) => {
    expect(contentOf(read(change)).money).toMatchObject(money);
  });

  test.each<[Partial<ExpenseValues>, object]>([
    [{ description: '   ' }, { description: 'Please say what it was for.' }],
    [{ description: 'x'.repeat(10_000) }, { description: 'Please use at most 200 characters.' }],
    [{ description: 'a\u202eb' }, { description: 'Please remove the hidden character after “a” (U+202E).' }],
    [{ amount: '' }, { amount: 'Please give an amount.' }],
    [{ amount: '0' }, { amount: 'Please give an amount above 0.' }],
    [{ amount: '0.00' }, { amount: 'Please give an amount above 0.' }],
    [{ amount: '-5' }, { amount: 'The amount must not be negative.' }],
    [{ amount: '12,5' }, { amount: 'Please write decimals with a point, such as 12.50.' }],
    [{ amount: '1e20' }, { amount: 'Please give an amount in digits, such as 12.50.' }],
    [{ amount: 'NaN' }, { amount: 'Please give an amount in digits, such as 12.50.' }],
    [{ amount: '99999999999' }, { amount: 'That amount is too large.' }],
    [{ amount: '12.5', currency: 'JPY' }, { amount: 'JPY has no digits after the point.' }],
    [{ amount: '1.2345', currency: 'KWD' }, { amount: 'KWD has at most 3 digits after the point.' }],
    [{ rate: '1,08', currency: 'EUR' }, { rate: 'Please give the rate as dollars for one unit, such as 1.0843.' }],
    [{ rate: '0', currency: 'EUR' }, { rate: 'Please give the rate as dollars for one unit, such as 1.0843.' }],
    [{ day: '' }, { day: 'Please choose a day.' }],
    [{ rateDay: '', currency: 'EUR' }, { rateDay: 'Please choose a day.' }],
    [{ sharing: 'equal', sharers: ['ana-1'] }, { sharing: 'Please say who paid, too.' }],
    [{ sharing: 'equal', sharers: [], paidBy: 'ana-1' }, { sharing: 'Please choose who shares it.' }],
    [{ sharing: 'exact', paidBy: 'ana-1', parts: { 'ana-1': '10' } }, { sharing: '2.50 USD is still to be shared.' }],
    [
      { sharing: 'exact', paidBy: 'ana-1', parts: { 'ana-1': '10', 'ben-1': '3' } },
      { sharing: 'That is 0.50 USD too much.' },
    ],
    [
      { sharing: 'exact', paidBy: 'ana-1', parts: { 'ana-1': '1,5' } },
      { sharing: 'Please write decimals with a point, such as 12.50.' },
    ],
  ])('%j is no expense', (change, expected) => {
    expect(faults(change)).toEqual(expected);
  });

  test("has the specification's toast for description and amount alone", () => {
    expect(isInvalidInput(faults({ description: '' }))).toBe(true);
    expect(isInvalidInput(faults({ amount: '' }))).toBe(true);
    expect(isInvalidInput(faults({ day: '' }))).toBe(false);
  });
});

test('an expense comes back out of its form as it was, whatever its currency and shares', () => {
  const weights = fc.array(fc.integer({ min: 1, max: 5_000 }), { maxLength: 4 });
  fc.assert(
    fc.property(
      fc.integer({ min: 4, max: 1_000_000 }),
      fc.constantFrom(...currencies),
      weights,
      (amount, currency, parts) => {
        const rate = currency === 'USD' ? '1' : '0.02';
        const sum = parts.reduce((all, each) => all + each, 0);
        const money = moneyOf({ amount: parts.length > 0 ? sum : amount, currency, rate, rateDay: '2027-04-10' });
        const sharedBy = parts.map((weight, at) => ({ travellerId: `t-${at}`, weight }));
        const paidBy = parts.length > 0 ? 't-0' : null;
        const expense = { ...contentOf(read({})), money, paidBy, sharedBy, bookingId: 'b-1' };
        const again = contentOf(readExpense(valuesOf(expense), expense));
        expect(expenseContentSchema.safeParse(again).success).toBe(true);
        expect(sharesOf(again)).toEqual(sharesOf(expense));
        expect({ ...again, sharedBy: [] }).toEqual({ ...expense, sharedBy: [] });
      },
    ),
  );
});

test('a part of an expense is wrong by itself, unless nothing is typed', () => {
  const values = { ...newValues(rome, '2027-04-10'), parts: { 'ana-1': '1,5', 'ben-1': ' ', 'eva-1': '3' } };
  expect(['ana-1', 'ben-1', 'eva-1', 'nobody-1'].map((id) => partFaultOf(values, id))).toEqual([
    'Please write decimals with a point, such as 12.50.',
    ...[undefined, undefined, undefined],
  ]);
});
