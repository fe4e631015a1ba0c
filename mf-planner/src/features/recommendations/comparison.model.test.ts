import { aRecommendation } from '../../shared/recommendation.fake';
import { compare, MOST_COMPARED, toggleCompared } from './comparison.model';

const lisbon = aRecommendation({ fits: [{ label: 'Beaches', evidence: 'Cascais' }] });
const oslo = aRecommendation({
  id: 'oslo',
  estimatedCost: 2_000,
  means: 'train',
  flightInfo: { duration: '9h', approximatePrice: 90 },
});
const rowOf = (name: string, ...places: Parameters<typeof compare>[0]) =>
  compare(places).find((row) => row.name === name);

test('says the same of each place, in their order', () => {
  for (const { values } of compare([lisbon, oslo])) expect(values).toHaveLength(2);
  expect(rowOf('Time to get there', lisbon, oslo)?.values).toEqual(['2h 40m by air', '9h by train']);
  expect(rowOf('Highlights', lisbon)?.values).toEqual(['Alfama, Belém, LX Factory']);
});

test('marks who costs least, and nobody where all cost alike', () => {
  expect(rowOf('A person, all in', lisbon, oslo)).toMatchObject({ values: ['$1,240', '$2,000'], best: [0] });
  expect(rowOf('Getting there and back', lisbon, oslo)?.best).toEqual([1]);
  expect(rowOf('A person, all in', oslo, lisbon, lisbon)?.best).toEqual([1, 2]);
  expect(rowOf('A person, all in', lisbon, lisbon)?.best).toEqual([]);
  // A few cents that nobody reads make no place ahead.
  expect(rowOf('A person, all in', lisbon, aRecommendation({ estimatedCost: 1_240.3 }))?.best).toEqual([]);
});

test('what is not known is a dash', () => {
  expect(rowOf('Why it fits', lisbon, oslo)?.values).toEqual(['Beaches', '–']);
});

test('up to three are chosen, and let go again', () => {
  const three = ['a', 'b', 'c'];
  expect(three.reduce<readonly string[] | null>((ids, id) => ids && toggleCompared(ids, id), [])).toEqual(three);
  expect(three).toHaveLength(MOST_COMPARED);
  expect(toggleCompared(three, 'd')).toBeNull();
  expect(toggleCompared(three, 'b')).toEqual(['a', 'c']);
});

test('says what each place breaks when one of them breaks a wish', () => {
  const flown = aRecommendation({ breaks: [{ label: 'No flying', evidence: 'a flight of 3h' }] });
  expect(rowOf('What it breaks', flown, oslo)?.values).toEqual(['No flying', '–']);
  expect(rowOf('What it breaks', lisbon, oslo)).toBeUndefined();
  const dry = aRecommendation({ misses: [{ label: 'Diving', evidence: 'we do not know it for that' }] });
  expect(rowOf('What it misses', lisbon, dry)?.values).toEqual(['–', 'Diving']);
});
