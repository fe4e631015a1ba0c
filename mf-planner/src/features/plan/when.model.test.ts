import { formatWhen, readWhen, toWhen, type WhenDraft } from './when.model';

const dates = { kind: 'dates', startDate: '2027-05-30', endDate: '2027-06-08' } as const;

test.each<[WhenDraft, unknown, string]>([
  [{ kind: 'flexible' }, undefined, ''],
  [{ kind: 'month', month: 7 }, { month: 7 }, 'July'],
  [dates, { startDate: '2027-05-30', endDate: '2027-06-08' }, '2027-05-30 to 2027-06-08'],
  [{ ...dates, endDate: '' }, undefined, ''],
])('%j is sent as %j and reads %j', (when, sent, words) => {
  expect(toWhen(when)).toEqual(sent);
  expect(formatWhen(when)).toBe(words);
  expect(readWhen(JSON.parse(JSON.stringify(when)))).toEqual(when);
});

test.each([null, 'July', { kind: 'month', month: 13 }, { kind: 'month' }, {}])('%j is flexible', (kept) =>
  expect(readWhen(kept)).toEqual({ kind: 'flexible' }),
);

test('a strange day is no day', () => {
  expect(readWhen({ ...dates, endDate: 'soon' })).toEqual({ ...dates, endDate: '' });
});
