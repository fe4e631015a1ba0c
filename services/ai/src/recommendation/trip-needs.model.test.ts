import { parseWishes } from '@sojourn/wishes';
import { aPreference } from './preferences.fake';
import { tripNeedsOf } from './trip-needs.model';

test.each([
  ['2 adults', 'my mum uses a walking stick', ['step-free']],
  ['2 adults and a toddler', '', ['naps']],
  ['family', 'with our 2-year-old, and grandma in a wheelchair', ['step-free', 'naps']],
  ['2 adults, kids 5 and 8', 'museums and good food', []],
])('the days of %j with %j mind %j', (groupSize, customDetails, needs) => {
  const wishes = parseWishes(customDetails, { destinations: [] }).wishes.map((wish) => ({
    ...wish,
    source: 'details' as const,
  }));
  const preferences = aPreference({ groupSize, customDetails });
  expect(tripNeedsOf({ wishes, preferences })).toEqual(needs);
});
