import { renownOf } from './renown.model';

test('weighs a town more when its country has more visitors', () => {
  const order = ['PH', 'US', 'IT', 'ES', 'HR'].map((countryCode) => renownOf({ countryCode, population: 100 }));
  expect(order).toEqual(order.toSorted((one, other) => one - other));
});

test('weighs a destination at least as much as any town', () => {
  expect(renownOf({ countryCode: 'BD', population: 0 })).toBeGreaterThanOrEqual(
    renownOf({ countryCode: 'HR', population: 5 }),
  );
});
