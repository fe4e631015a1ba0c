import { aCandidate, aCriteria } from './candidate.fake';
import { aCatalogue, anEntry } from './catalogue.fake';
import { wayTo } from './way.model';

const berlin = { latitude: 52.52, longitude: 13.405 };
const position = { latitude: 48.2, longitude: 16.37 };
const catalogue = [...aCatalogue, anEntry({ id: 'vienna', position, landmass: 'europe' })];
const way = (change: { landmass?: string }, origin: typeof berlin | null = berlin) =>
  wayTo(aCandidate({ id: 'vienna', position, ...change }), aCriteria([], { origin, catalogue }));

test('leads by plane, by train where lines lead, and by car on one landmass', () => {
  expect(way({})?.minutes).toEqual({ plane: expect.any(Number), train: 465 });
  expect(way({ landmass: 'europe' })).toEqual({
    km: expect.any(Number),
    from: { latitude: 52.5, longitude: 13.4 },
    to: position,
    minutes: { plane: expect.any(Number), train: 465, car: expect.any(Number) },
  });
});

test('is not known from nowhere', () => expect(way({}, null)).toBeUndefined());
