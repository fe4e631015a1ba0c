import { fareGridQuerySchema } from './fare';

const ROUTE = { origin: 'LHR', destination: 'FCO', departureFrom: '2027-04-07', departureUntil: '2027-04-13' };
const RETURNS = { returnFrom: '2027-04-14', returnUntil: '2027-04-20' };

test('takes days of return without a number of nights', () => {
  const query = fareGridQuerySchema.parse({ ...ROUTE, ...RETURNS });
  expect(query).toMatchObject(RETURNS);
  expect(query.nights).toBeUndefined();
});

test('asks for one way when neither nights nor days of return are given', () => {
  expect(fareGridQuerySchema.parse(ROUTE).nights).toBeUndefined();
});

test('refuses nights beside days of return, and nights that are no number', () => {
  const faults = [
    { ...ROUTE, ...RETURNS, nights: '7' },
    { ...ROUTE, nights: 'week' },
    { ...ROUTE, nights: '181' },
  ];
  expect(faults.map((query) => fareGridQuerySchema.safeParse(query).success)).toEqual([false, false, false]);
});
