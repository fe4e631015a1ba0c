import { tripCommandSchema, type Expense, type TripCommand, type TripPlan } from '@sojourn/contracts/plan';
import { apply, dollars, isApplied, moneyOf, newTrip } from '@sojourn/trip';
import { saveExpense, setRate } from './expense-command.model';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' });
const part = { version: 1, latest: 1 };
const content = {
  description: 'Dinner',
  money: dollars(1250, '2027-04-10'),
  category: 'food' as const,
  day: '2027-04-10',
  paidBy: null,
  sharedBy: [],
  bookingId: null,
};
const eur = (amount: number, rate = '1.1') => moneyOf({ amount, currency: 'EUR', rate, rateDay: '2027-04-10' });

function doing(plan: TripPlan, command: TripCommand | null): TripPlan {
  if (!command) throw new Error('Nothing is sent.');
  expect(tripCommandSchema.safeParse(command).success).toBe(true);
  const outcome = apply(plan, command);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return outcome.trip;
}
const target = { id: 'e-1', base: null };

describe('storing an expense', () => {
  test('in dollars needs no rate', () => {
    expect(saveExpense(rome, target, { content, isRateTyped: false })).toEqual({
      type: 'expense.add',
      id: 'e-1',
      content,
    });
  });

  test('in a new currency makes its rate the trip’s, as one step', () => {
    const plan = doing(
      rome,
      saveExpense(rome, target, { content: { ...content, money: eur(900) }, isRateTyped: false }),
    );
    expect(plan.rates['EUR']).toMatchObject({ rate: '1.1', day: '2027-04-10' });
    expect(plan.version).toBe(1);
  });

  test('changes the rate of the trip only when one was typed', () => {
    const known = { ...rome, rates: { EUR: { rate: '1.2', day: '2027-01-01', ...part } } };
    const wanted = { ...content, money: eur(900) };
    expect(saveExpense(known, target, { content: wanted, isRateTyped: false })?.type).toBe('expense.add');
    const plan = doing(known, saveExpense(known, target, { content: wanted, isRateTyped: true }));
    expect(plan.rates['EUR']).toMatchObject({ rate: '1.1', version: 2 });
  });

  test('that is edited sends what is another thing now, with the version that was read', () => {
    const base: Expense = { ...content, version: 3, latest: 3 };
    const wanted = { ...content, description: 'Lunch' };
    expect(saveExpense(rome, { id: 'e-1', base }, { content: wanted, isRateTyped: false })).toEqual({
      type: 'expense.edit',
      id: 'e-1',
      version: 3,
      fields: { description: 'Lunch' },
    });
  });
});

describe('a new rate', () => {
  const count = 1_000;
  const expenses = Object.fromEntries(
    Array.from({ length: count }, (_, at) => [
      `e-${at}`,
      { ...content, money: at % 2 ? eur(at + 1) : content.money, ...part },
    ]),
  );
  const plan = { ...rome, expenses, rates: { EUR: { rate: '1.1', day: '2027-04-10', ...part } } };
  const wanted = { currency: 'EUR', rate: '1.3', day: '2027-04-12' };

  test('leaves what was written down as it is', () => {
    const commands = setRate(plan, wanted, false);
    expect(commands).toHaveLength(1);
    const next = commands.reduce(doing, plan as TripPlan);
    expect(next.rates['EUR']).toMatchObject({ rate: '1.3', day: '2027-04-12' });
    expect(next.expenses).toEqual(expenses);
  });

  test('or changes every expense in its currency, in commands that are short enough to send', () => {
    const commands = setRate(plan, wanted, true);
    for (const command of commands) expect(JSON.stringify(command).length).toBeLessThan(90_000);
    const next = commands.reduce(doing, plan as TripPlan);
    expect(next.expenses['e-0']).toEqual(expenses['e-0']);
    expect(next.expenses['e-999']?.money).toEqual({ ...eur(1000, '1.3'), rateDay: '2027-04-12' });
    expect(Object.values(next.expenses).filter(({ money }) => money.rate === '1.3')).toHaveLength(500);
  });

  test('that is the one there is already changes nothing', () => {
    expect(setRate(plan, { currency: 'EUR', rate: '1.1', day: '2027-04-10' }, true)).toEqual([]);
  });
});
