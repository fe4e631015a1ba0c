import type { ExpenseContent } from '@sojourn/contracts/plan';
import { dollars, moneyOf } from '@sojourn/trip';
import { saveExpense } from './expense-command.model';
import { readExpense, valuesOf, type ExpenseValues } from './expense-form.model';
import { isSameSharing } from './same-sharing.model';

const DAY = '2027-04-10';
const equally = (...ids: string[]) => ids.map((travellerId) => ({ travellerId, weight: 1 }));
const dinner: ExpenseContent = {
  description: 'Dinner',
  money: moneyOf({ amount: 1_000, currency: 'EUR', rate: '1.1', rateDay: DAY }),
  category: 'food',
  day: DAY,
  paidBy: 'ana-1',
  sharedBy: equally('ana-1', 'ben-1', 'cleo-1'),
  bookingId: null,
};
const stored = (content: ExpenseContent) => ({ ...content, version: 3, latest: 3 });
const rates = { rates: { EUR: { rate: '1.1', day: DAY, version: 1, latest: 1 } } };

/** What is sent after an expense was edited so. */
function sentAfter(content: ExpenseContent, ...edits: ((values: ExpenseValues) => Partial<ExpenseValues>)[]) {
  const base = stored(content);
  const values = edits.reduce((before, edit) => ({ ...before, ...edit(before) }), valuesOf(base));
  const read = readExpense(values, base);
  if ('faults' in read) throw new Error(JSON.stringify(read.faults));
  return saveExpense(rates, { id: 'e-1', base }, { content: read.content, isRateTyped: false });
}

const untick = (id: string) => (values: ExpenseValues) => ({ sharers: values.sharers.filter((each) => each !== id) });
const tick = (id: string) => (values: ExpenseValues) => ({ sharers: [...values.sharers, id] });
const write = (change: Partial<ExpenseValues>) => () => change;
const exact = {
  ...dinner,
  sharedBy: [
    { travellerId: 'ben-1', weight: 400 },
    { travellerId: 'ana-1', weight: 600 },
  ],
};
const uneven = {
  ...dinner,
  sharedBy: [
    { travellerId: 'ana-1', weight: 1 },
    { travellerId: 'ben-1', weight: 2 },
  ],
};

test.each([
  ['nothing was touched', dinner, []],
  ['one was unticked and ticked again', dinner, [untick('ana-1'), tick('ana-1')]],
  ['the last was unticked and ticked again', dinner, [untick('cleo-1'), tick('cleo-1')]],
  [
    'all were unticked and ticked the other way round',
    dinner,
    [write({ sharers: [] }), tick('cleo-1'), tick('ben-1'), tick('ana-1')],
  ],
  ['the category was changed and changed back', dinner, [write({ category: 'other' }), write({ category: 'food' })]],
  [
    'the way of splitting was changed and changed back',
    dinner,
    [write({ sharing: 'none' }), write({ sharing: 'equal' })],
  ],
  ['the amount was written another way', dinner, [write({ amount: '10' })]],
  ['spaces stand around the description', dinner, [write({ description: ' Dinner ' })]],
  ['exact parts are as they were', exact, []],
  ['an exact part was written another way', exact, [write({ parts: { 'ana-1': '6', 'ben-1': '4' } })]],
  ['parts in proportion are as they were', uneven, []],
  ['one sharer was ticked again', { ...dinner, sharedBy: equally('ben-1') }, [untick('ben-1'), tick('ben-1')]],
])('sends nothing when %s', (_, content, edits) => {
  expect(sentAfter(content, ...edits)).toBeNull();
});

test('sends the category alone when only the category is another one', () => {
  expect(sentAfter(dinner, untick('ana-1'), tick('ana-1'), write({ category: 'shopping' }))).toEqual({
    type: 'expense.edit',
    id: 'e-1',
    version: 3,
    fields: { category: 'shopping' },
  });
});

test.each([
  ['somebody is left out', [untick('ben-1')], { sharedBy: equally('ana-1', 'cleo-1') }],
  ['somebody joins', [tick('dan-1')], { sharedBy: equally('ana-1', 'ben-1', 'cleo-1', 'dan-1') }],
])('sends who shares it when %s', (_, edits, fields) => {
  expect(sentAfter(dinner, ...edits)).toMatchObject({ fields });
});

test('tells equal parts from the same people with other parts when they are compared', () => {
  const money = dollars(900, DAY);
  const parts = (...weights: number[]) => ({
    money,
    sharedBy: weights.map((weight, at) => ({ travellerId: `t-${at}`, weight })),
  });
  expect(isSameSharing(parts(1, 1, 1), parts(300, 300, 300))).toBe(true);
  expect(isSameSharing(parts(1, 1, 1), parts(200, 300, 400))).toBe(false);
  expect(isSameSharing(parts(1, 1), parts(1, 1, 1))).toBe(false);
});
