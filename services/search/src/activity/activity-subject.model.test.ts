import type { ActivityCategory, AttractionType } from '@sojourn/contracts';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { activitySubjects, subjectOf } from './activity-subject.model';
import { buildingStyleOf } from './building-style.model';

const activity = (words: {
  name: string;
  description?: string;
  category?: ActivityCategory;
  attractionType: AttractionType;
}) => ({ description: 'Two hours of it.', category: 'cultural' as const, ...words });

test.each([
  ['museum', { name: 'Prado', attractionType: 'Museums' }],
  ['dive', { name: 'Ocean Aquarium', attractionType: 'Museums' }],
  ['castle', { name: 'Bran Castle', attractionType: 'Historical Sites' }],
  ['church', { name: 'São Vicente Church', attractionType: 'Historical Sites' }],
  ['memorial', { name: 'War cemetery', attractionType: 'Historical Sites' }],
  ['meal', { name: 'Paella in the old town', attractionType: 'Food & Drink', category: 'food' }],
  ['market', { name: 'Market hall and cooking class', attractionType: 'Food & Drink', category: 'food' }],
  ['wine', { name: 'Wineries of the valley', attractionType: 'Tours', category: 'food' }],
  ['beer', { name: 'Pub with a folk session', attractionType: 'Food & Drink', category: 'food' }],
  ['spirits', { name: 'Rum distillery', attractionType: 'Food & Drink', category: 'food' }],
  ['tea', { name: 'Coffee farm day', attractionType: 'Tours', category: 'food' }],
  ['bath', { name: 'Hammam', attractionType: 'Entertainment', category: 'relaxation' }],
  ['show', { name: 'Flamenco in a tablao', attractionType: 'Entertainment' }],
  // A feast on the sand with its dances, under no curtain.
  ['beach', { name: 'Lūʻau with hula', attractionType: 'Entertainment', category: 'cultural' }],
  ['beach', { name: 'Lovo feast and meke', attractionType: 'Entertainment', category: 'food' }],
  ['ride', { name: 'Magic Kingdom', attractionType: 'Entertainment', category: 'adventure' }],
  ['lookout', { name: 'Sky Tower', attractionType: 'Entertainment', category: 'nature' }],
  ['walk', { name: 'Montmartre on foot', attractionType: 'Tours' }],
  ['ferry', { name: 'Islands by speedboat', attractionType: 'Tours', category: 'water' }],
  ['longboat', { name: 'Gondola through the back canals', attractionType: 'Tours', category: 'relaxation' }],
  ['sail', { name: 'Gulet day on the bays', attractionType: 'Water Sports', category: 'water' }],
  ['cable-car', { name: 'Banff gondola', attractionType: 'Tours', category: 'nature' }],
  ['train', { name: 'Jungfrau railway', attractionType: 'Tours', category: 'nature' }],
  ['aurora', { name: 'Northern lights drive', attractionType: 'Tours', category: 'nature' }],
  ['safari', { name: 'Dawn game drive', attractionType: 'Nature', category: 'nature' }],
  ['whale', { name: 'Dolphins from Calheta', attractionType: 'Nature', category: 'water' }],
  ['forest', { name: 'Monkeys of Jozani', attractionType: 'Nature', category: 'nature' }],
  ['trail', { name: 'The ring in a day', attractionType: 'Tours', category: 'nature' }],
  ['trail', { name: 'Caldera path', attractionType: 'Hiking', category: 'nature' }],
  ['surf', { name: 'Surf lesson', attractionType: 'Water Sports', category: 'water' }],
  ['beach', { name: 'L’Ermitage', attractionType: 'Nature', category: 'water' }],
  ['garden', { name: 'Lokrum', attractionType: 'Nature', category: 'relaxation' }],
] as const)('%s: %o', (subject, words) => {
  expect(subjectOf(activity(words), 'european')).toBe(subject);
});

test.each([
  ['Fushimi shrine', 'eastern', 'shrine'],
  ['Old castle', 'eastern', 'shrine'],
  ['Wat Arun', 'siamese', 'stupa'],
  ['Temple of the sun', 'indian', 'shikhara'],
  ['Temple of the sun', 'egyptian', 'pharaohs'],
  ['Temple of the sun', 'mesoamerican', 'step-pyramid'],
  ['Temple of the sun', 'european', 'ruins'],
  ['City palace', 'islamic', 'iwan'],
  ['City palace', 'european', 'palace'],
  ['Great mosque', 'islamic', 'mosque'],
  ['Cathedral of the bay', 'indian', 'church'],
  ['Registan', 'islamic', 'iwan'],
  ['Guild houses', 'other', 'memorial'],
  ['Grand-Place', 'european', 'town-hall'],
  ['Atomic Bomb Dome', 'eastern', 'memorial'],
] as const)('%s where one builds the %s way: %s', (name, style, subject) => {
  expect(subjectOf(activity({ name, attractionType: 'Historical Sites' }), style)).toBe(subject);
});

test('a street looks as its place builds', () => {
  const walk = activity({ name: 'Old town on foot', attractionType: 'Tours' });
  expect((['european', 'eastern', 'islamic', 'other'] as const).map((style) => subjectOf(walk, style))).toEqual([
    ...['walk', 'lantern-street', 'medina', 'walk'],
  ]);
});

test('a name tells before its sentence does', () => {
  const words = { description: 'By bicycle to the reef.', attractionType: 'Tours', category: 'nature' } as const;
  expect(subjectOf(activity({ ...words, name: 'Whale watch' }), 'other')).toBe('whale');
  expect(subjectOf(activity({ ...words, name: 'A day out' }), 'other')).toBe('cycling');
});

test('a sentence about a meal, an old stone or a day out speaks of what is beside it', () => {
  const description = 'Beer after the market and the church.';
  const meal = activity({ name: 'Street food', description, attractionType: 'Food & Drink', category: 'food' });
  const fort = activity({ name: 'Old fort', description, attractionType: 'Historical Sites' });
  const ride = activity({ name: 'The small circuit', description: 'A chapel and a lake.', attractionType: 'Tours' });
  expect([meal, fort, ride].map((each) => subjectOf(each, 'european'))).toEqual(['meal', 'castle', 'walk']);
});

test('a sentence tells what its site was, where the name does not', () => {
  const site = (description: string) =>
    subjectOf(activity({ name: 'Pukará', description, attractionType: 'Historical Sites' }), 'european');
  expect(site('A fort over the oasis.')).toBe('castle');
  expect(site('Streets of a Roman town.')).toBe('ruins');
});

test('the catalogue has activities of every subject, and none is most of them', () => {
  const all = destinationCatalogue.flatMap((place) =>
    place.activities.map((each) => subjectOf(each, buildingStyleOf(place))),
  );
  for (const subject of activitySubjects) {
    const share = all.filter((each) => each === subject).length / all.length;
    expect([subject, share > 0, share < 0.13]).toEqual([subject, true, true]);
  }
});
