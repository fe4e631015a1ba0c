import { anEntry } from './catalogue.fake';
import { likenessOf } from './likeness.model';

const florence = anEntry({ id: 'florence', sceneKind: 'old-town', keywords: ['museum', 'wine'] });

test('a place is wholly like itself', () => expect(likenessOf(florence, florence)).toBeCloseTo(1));

test.each([
  ['another landscape', { sceneKind: 'beach' as const }],
  ['what it is for', { vacationTypes: ['party' as const] }],
  ['what it is known for', { keywords: ['surfing'] }],
  ['how warm it is', { highs: florence.highs.map((high) => high + 10) }],
])('%s makes it less like another', (_name, change) =>
  expect(likenessOf({ ...florence, ...change }, florence)).toBeLessThan(0.95),
);
