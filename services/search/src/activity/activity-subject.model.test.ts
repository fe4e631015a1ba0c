import type { ActivityCategory, AttractionType } from '@sojourn/contracts';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { activitySubjects, subjectOf } from './activity-subject.model';

const activity = (words: {
  name: string;
  description?: string;
  category?: ActivityCategory;
  attractionType: AttractionType;
}) => ({ description: 'Two hours of it.', category: 'cultural' as const, ...words });

test.each([
  ['museum', { name: 'Prado', attractionType: 'Museums' }],
  ['dive', { name: 'Ocean Aquarium', attractionType: 'Museums' }],
  ['monument', { name: 'Bran Castle', attractionType: 'Historical Sites' }],
  ['sanctuary', { name: 'São Vicente Church', attractionType: 'Historical Sites' }],
  ['meal', { name: 'Paella in the old town', attractionType: 'Food & Drink', category: 'food' }],
  ['market', { name: 'Market hall and cooking class', attractionType: 'Food & Drink', category: 'food' }],
  ['tasting', { name: 'Wineries of the valley', attractionType: 'Tours', category: 'food' }],
  ['bath', { name: 'Hammam', attractionType: 'Entertainment', category: 'relaxation' }],
  ['show', { name: 'Flamenco in a tablao', attractionType: 'Entertainment' }],
  ['ride', { name: 'Magic Kingdom', attractionType: 'Entertainment', category: 'adventure' }],
  ['lookout', { name: 'Sky Tower', attractionType: 'Entertainment', category: 'nature' }],
  ['walk', { name: 'Montmartre on foot', attractionType: 'Tours' }],
  ['boat', { name: 'Islands by speedboat', attractionType: 'Tours', category: 'water' }],
  ['boat', { name: 'Gondola through the back canals', attractionType: 'Tours', category: 'relaxation' }],
  ['cable-car', { name: 'Banff gondola', attractionType: 'Tours', category: 'nature' }],
  ['drive', { name: 'The ring in a day', attractionType: 'Tours', category: 'nature' }],
  ['trail', { name: 'Caldera path', attractionType: 'Hiking', category: 'nature' }],
  ['surf', { name: 'Surf lesson', attractionType: 'Water Sports', category: 'water' }],
  ['beach', { name: 'L’Ermitage', attractionType: 'Nature', category: 'water' }],
  ['garden', { name: 'Lokrum', attractionType: 'Nature', category: 'relaxation' }],
] as const)('%s: %o', (subject, words) => {
  expect(subjectOf(activity(words))).toBe(subject);
});

test('a name tells before its sentence does', () => {
  const words = { description: 'By bicycle to the reef.', attractionType: 'Tours', category: 'nature' } as const;
  expect(subjectOf(activity({ ...words, name: 'Whale watch' }))).toBe('wildlife');
  expect(subjectOf(activity({ ...words, name: 'A day out' }))).toBe('cycling');
});

test('a sentence about a meal or an old stone speaks of what is beside it', () => {
  const description = 'Beer after the market and the church.';
  expect(
    subjectOf(activity({ name: 'Street food', description, attractionType: 'Food & Drink', category: 'food' })),
  ).toBe('meal');
  expect(subjectOf(activity({ name: 'Old fort', description, attractionType: 'Historical Sites' }))).toBe('monument');
});

test('the catalogue has activities of every subject, and none is most of them', () => {
  const all = destinationCatalogue.flatMap(({ activities }) => activities.map(subjectOf));
  for (const subject of activitySubjects) {
    const share = all.filter((each) => each === subject).length / all.length;
    expect([subject, share > 0.004, share < 0.13]).toEqual([subject, true, true]);
  }
});
