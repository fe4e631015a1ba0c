import { aCandidate, aCriteria, aWish } from './candidate.fake';
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

test('leads by the ferry that they take, and by no car when they drive nowhere', () => {
  const { travel, ...rest } = aCandidate({ id: 'vienna', position, landmass: 'europe', minutes: 600 });
  const sailing = { ...rest, travel: { ...travel, means: 'ferry' as const } };
  const noCar = aWish({ kind: 'means', means: 'no-car' });
  const criteria = aCriteria([noCar], { origin: berlin, catalogue });
  expect(wayTo(sailing, criteria)?.minutes).toEqual({ train: 465, ferry: 600 });
  const driving = { ...rest, travel: { ...travel, means: 'car' as const } };
  expect(wayTo(driving, { ...criteria, wishes: [] })?.minutes).toEqual({ train: 465, car: 600 });
});

test('is not known from nowhere', () => expect(way({}, null)).toBeUndefined());
