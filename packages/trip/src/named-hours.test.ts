import { minutesOfClock } from '@sojourn/travel';
import { mealMade } from './named-hours';

test.each<[name: string, category: string, hours: [from: string, to: string], meal: string | null]>([
  ['Market and cooking', 'food', ['10:00', '13:00'], 'lunch'],
  ['Nishiki market', 'food', ['10:00', '11:30'], null],
  ['Market and cooking', 'food', ['14:00', '17:00'], null],
  ['Petiscos walk', 'food', ['18:00', '21:00'], 'dinner'],
  ['One oyster', 'food', ['18:00', '19:00'], null],
  ['Pisco and chicha tasting', 'food', ['18:00', '20:00'], null],
  ['Wine and a long lunch', 'food', ['12:00', '15:00'], 'lunch'],
  ['Night tour', 'cultural', ['18:00', '21:00'], null],
  ['Bouchon lunch', 'cultural', ['09:00', '09:30'], 'lunch'],
])('%s (%s) at %j is %s', (...[name, category, [from, to], meal]) =>
  expect(mealMade({ name, category }, { from: minutesOfClock(from), to: minutesOfClock(to) })).toBe(meal),
);
