import { aCandidate, aCriteria } from './candidate.fake';
import { aCatalogue, anEntry } from './catalogue.fake';
import { wayTo } from './way.model';

const berlin = { latitude: 52.52, longitude: 13.405 };
const position = { latitude: 48.2, longitude: 16.37 };
const catalogue = [...aCatalogue, anEntry({ id: 'vienna', position, railNetwork: 'europe' })];
const way = (change: { railNetwork?: string }, origin: typeof berlin | null = berlin) =>
  wayTo(aCandidate({ id: 'vienna', position, ...change }), aCriteria([], { origin, catalogue }));

test('leads by plane everywhere, by train and car where there are rails', () => {
  expect(way({})?.minutes).toEqual({ plane: expect.any(Number) });
  expect(way({ railNetwork: 'europe' })).toEqual({
    km: expect.any(Number),
    to: position,
    minutes: { plane: expect.any(Number), train: 375, car: expect.any(Number) },
  });
});

test('is not known from nowhere', () => expect(way({}, null)).toBeUndefined());
