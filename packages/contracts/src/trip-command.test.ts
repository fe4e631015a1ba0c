import { expenseContentSchema } from './trip-expense';
import { tripCommandSchema } from './trip-command';
import { tripPlanSchema } from './trip-plan';

const item = {
  type: 'meal',
  title: 'Dinner',
  notes: '',
  place: null,
  day: '2028-02-29',
  start: '19:00',
  zone: 'Europe/Rome',
  end: null,
  rank: 'a0',
  bookingId: null,
  planned: null,
  source: null,
};
const money = { amount: 1_250, currency: 'EUR', rate: '1.0843', rateDay: '2027-04-10', usCents: 1_355 };
const expense = {
  description: 'Dinner',
  money,
  category: 'food',
  day: '2027-04-10',
  paidBy: null,
  sharedBy: [],
  bookingId: null,
};
const file = {
  name: 'Ticket.pdf',
  mediaType: 'application/pdf',
  bytes: 1_000,
  addedAt: '2027-01-02T10:00:00Z',
  bookingId: null,
};
const booking = {
  kind: 'stay',
  title: 'Hotel',
  provider: '',
  code: '',
  url: null,
  planned: null,
  segments: [],
  searchPath: null,
};

const addItem = (fields: object) => ({ type: 'item.add', id: 'i1', content: { ...item, ...fields } });
const addExpense = (fields: object) => ({ type: 'expense.add', id: 'e1', content: { ...expense, ...fields } });
const addFile = (fields: object) => ({ type: 'document.add', id: 'd1', content: { ...file, ...fields } });
const addBooking = (fields: object) => ({
  type: 'booking.add',
  id: 'b1',
  content: { ...booking, ...fields },
  places: [],
});
const head = (parts: object) => ({ type: 'head.edit', parts });
const dates = (startDate: unknown, endDate: unknown) => ({
  type: 'dates.change',
  version: 1,
  startDate,
  endDate,
  policy: 'shift',
});
const rate = (text: unknown) => ({
  type: 'rate.set',
  currency: 'EUR',
  version: 0,
  content: { rate: text, day: '2027-04-10' },
});

const faultOf = (command: unknown): string | undefined => {
  const parsed = tripCommandSchema.safeParse(command);
  return parsed.success ? undefined : parsed.error.issues[0]?.message;
};

const tooLong = (max: string) => `Please use at most ${max} characters.`;
const REAL_DATE = 'Please give a real date as YYYY-MM-DD.';
const YEARS = 'Please choose a day from 2000 to 2199.';
const RATE = 'Please give the rate as dollars for one unit, such as 1.0843.';
const INVALID = 'Please provide a valid description and amount';
const huge = 'x'.repeat(10_240);

test.each([
  ['an item on 29 February of a leap year', addItem({})],
  ['script tags, which are text', addItem({ title: '<script>alert(1)</script>', notes: '"><img src=x onerror=y>' })],
  ['emoji and right-to-left words', addItem({ title: '👨‍👩‍👧‍👦 רומא' })],
  ['a budget of nothing, and none', head({ budget: { cents: 0, version: 1 } })],
  ['a first rate', rate('0.0000394')],
  ['an expense abroad', addExpense({})],
  ['a link that was booked by', addBooking({ url: 'https://hotel.example/a?b=c' })],
])('a command may hold %s', (_what, command) => {
  expect(faultOf(command)).toBeUndefined();
});

test.each([
  ['no title', addItem({ title: ' ' }), 'Please give it a title.'],
  ['10 kB of title', addItem({ title: huge }), tooLong('120')],
  ['10 kB of notes', addItem({ notes: huge }), tooLong('2,000')],
  [
    'a title that turns its direction',
    addItem({ title: 'abc\u202edcba' }),
    'Please remove the hidden character after “abc” (U+202E).',
  ],
  ['a title of several lines', addItem({ title: 'a\nb' }), 'Please remove the hidden character after “a” (U+000A).'],
  ['29 February of another year', addItem({ day: '2027-02-29' }), REAL_DATE],
  ['the year 1', addItem({ day: '0001-01-01' }), YEARS],
  ['the year 2200', addItem({ day: '2200-01-01' }), YEARS],
  ['a day in words', addItem({ day: 'soon' }), REAL_DATE],
  ['25 o’clock', addItem({ start: '25:00' }), 'Please give a time as HH:MM.'],
  ['a zone with a path in it', addItem({ zone: '../etc' }), 'Please give a time zone by its name.'],
  [
    'an id that objects have',
    { ...addItem({}), id: '__proto__' },
    'An id has small letters, hyphens and at least one digit.',
  ],
  [
    'an id that has no digit',
    { ...addItem({}), id: 'constructor' },
    'An id has small letters, hyphens and at least one digit.',
  ],
  ['an empty headline', head({ title: { text: '', version: 1 } }), 'Please fill in all required fields'],
  ['a negative budget', head({ budget: { cents: -100, version: 1 } }), 'The budget must not be negative.'],
  ['a budget with cents', head({ budget: { cents: 150, version: 1 } }), 'Please give the budget in whole dollars.'],
  ['a budget of 1e20', head({ budget: { cents: 1e20, version: 1 } }), 'Please give the budget in whole dollars.'],
  ['a budget past all', head({ budget: { cents: 10_000_000_100, version: 1 } }), 'That budget is too large.'],
  [
    'a budget as it was typed',
    head({ budget: { cents: '12,5', version: 1 } }),
    'Please give the budget in whole dollars.',
  ],
  ['no version', head({ title: { text: 'Rome' } }), 'Please give a version.'],
  ['dates of the year 1', dates('0001-01-01', '2027-04-10'), YEARS],
  ['a last day that does not exist', dates('2027-04-10', '2027-04-31'), REAL_DATE],
  ['no description', addExpense({ description: ' ' }), INVALID],
  ['an expense of nothing', addExpense({ money: { ...money, amount: 0, usCents: 0 } }), INVALID],
  ['a negative expense', addExpense({ money: { ...money, amount: -5 } }), 'The amount must not be negative.'],
  ['an expense of 1e20', addExpense({ money: { ...money, amount: 1e20 } }), 'Please give an amount.'],
  ['an expense past all', addExpense({ money: { ...money, amount: 2e13 } }), 'That amount is too large.'],
  ['an expense in cents and a half', addExpense({ money: { ...money, amount: 12.5 } }), 'Please give an amount.'],
  ['an unknown currency', addExpense({ money: { ...money, currency: 'XXX' } }), 'Please choose a currency.'],
  ['a rate with a comma', rate('1,08'), RATE],
  ['a rate of nothing', rate('0.00'), RATE],
  ['a negative rate', rate('-1'), RATE],
  ['a rate of 1e20', rate('1e20'), RATE],
  ['a file of another kind', addFile({ mediaType: 'image/svg+xml' }), 'Please select a PDF, Word, JPEG or PNG file.'],
  ['a file of more than 10 MB', addFile({ bytes: 10_485_761 }), 'Please select a file smaller than 10MB.'],
  ['a link that runs', addBooking({ url: 'javascript:alert(1)' }), 'Please give an address that begins with https://.'],
  ['a search elsewhere', addBooking({ searchPath: '//evil.example/hotels/search?' }), 'Invalid input'],
  ['an empty batch', { type: 'batch', steps: [] }, 'A batch has at least one step.'],
  [
    'a batch too long',
    { type: 'batch', steps: Array.from({ length: 501 }, () => addItem({})) },
    'A batch has at most 500 steps.',
  ],
  ['a batch of batches', { type: 'batch', steps: [{ type: 'batch', steps: [addItem({})] }] }, 'Invalid input'],
  ['a command that there is not', { type: 'trip.steal' }, 'Invalid input'],
])('a command with %s is refused in words', (_what, command, message) => {
  expect(faultOf(command)).toBe(message);
});

test('fields that are no part of a command never reach a trip', () => {
  const command = { type: 'item.edit', id: 'i1', version: 1, fields: { title: 'Dinner', bookingId: 'b1', latest: 9 } };
  expect(tripCommandSchema.parse(command)).toEqual({
    type: 'item.edit',
    id: 'i1',
    version: 1,
    fields: { title: 'Dinner' },
  });
});

test('what is stored keeps the rules of what is sent', () => {
  expect(expenseContentSchema.safeParse({ ...expense, sharedBy: [{ travellerId: 't1', weight: 0 }] }).success).toBe(
    false,
  );
  expect(tripPlanSchema.safeParse({ shape: 2 }).success).toBe(false);
});
