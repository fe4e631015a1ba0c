import { moneyOf, newTrip } from '@sojourn/trip';
import { csvOf } from './download-expenses';
import { csvNameOf } from './expense-table.model';

const part = { version: 1, latest: 1 };
const plan = {
  ...newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-17' }),
  travellers: { 'ana-1': { name: '=Ana', ...part }, 'ben-1': { name: 'Ben', ...part } },
  expenses: {
    'e-1': {
      description: '=HYPERLINK("http://evil.example")',
      money: moneyOf({ amount: 999, currency: 'EUR', rate: '1.5', rateDay: '2027-04-01' }),
      category: 'food' as const,
      day: '2027-04-11',
      paidBy: 'ben-1',
      sharedBy: [
        { travellerId: 'ana-1', weight: 1 },
        { travellerId: 'ben-1', weight: 1 },
      ],
      bookingId: null,
      ...part,
    },
    'e-2': {
      description: 'Bread, "still warm"',
      money: moneyOf({ amount: 900, currency: 'JPY', rate: '0.0064', rateDay: '2027-04-01' }),
      category: 'shopping' as const,
      day: '2027-04-10',
      paidBy: null,
      sharedBy: [],
      bookingId: null,
      ...part,
    },
  },
};

test('a file has every expense to the cent, and no formula', async () => {
  const lines = (await csvOf(plan)).split('\r\n');
  expect(lines).toEqual([
    '\uFEFFDate,Description,Category,Amount,Currency,Dollars for one unit,Rate of,US dollars,Paid by,Shared by',
    '2027-04-10,"Bread, ""still warm""",Shopping,900,JPY,0.0064,2027-04-01,5.76,,',
    '2027-04-11,"\'=HYPERLINK(""http://evil.example"")",Food,9.99,EUR,1.5,2027-04-01,14.99,Ben,"\'=Ana 7.50; Ben 7.49"',
  ]);
});

test.each([
  ['Rome in spring', 'rome-in-spring-expenses.csv'],
  ['../../etc/passwd', 'etc-passwd-expenses.csv'],
  ['東京', '東京-expenses.csv'],
  ['???', 'trip-expenses.csv'],
])('the file of %s is called %s', (title, name) => {
  expect(csvNameOf(title)).toBe(name);
});
