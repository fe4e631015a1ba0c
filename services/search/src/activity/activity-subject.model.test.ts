import type { ActivityCategory, AttractionType } from '@sojourn/contracts';
import { destinationCatalogue } from '../destination/destination-catalogue';
import { grownSubjects } from './activity-ground.model';
import { activitySubjects, subjectOf, type ActivitySubject } from './activity-subject.model';
import type { BuildingStyle } from './building-style.model';
import { placeLookOf, type PlaceLook } from './place-look.model';

const activity = (words: {
  name: string;
  description?: string;
  category?: ActivityCategory;
  attractionType: AttractionType;
}) => ({ description: 'Two hours of it.', category: 'cultural' as const, ...words });

const look = (style: BuildingStyle, rest: Partial<PlaceLook> = {}): PlaceLook => ({
  ...{ style, kind: 'city', hasCoral: false, isAfrica: false, ground: { biome: 'temperate', hasSnow: false } },
  ...rest,
});

/** A subject without the ground it is drawn on. */
const plain = (subject: ActivitySubject): string =>
  grownSubjects.find((each) => subject.startsWith(`${each}-`)) ?? subject;

test.each([
  ['museum', { name: 'Prado', attractionType: 'Museums' }],
  ['aquarium', { name: 'Ocean Aquarium', attractionType: 'Museums' }],
  ['castle', { name: 'Bran Castle', attractionType: 'Historical Sites' }],
  ['church', { name: 'São Vicente Church', attractionType: 'Historical Sites' }],
  ['remembrance', { name: 'War cemetery', attractionType: 'Historical Sites' }],
  ['remembrance', { name: 'Sachsenhausen by train', attractionType: 'Tours' }],
  ['remembrance', { name: 'Museum of the river', description: 'The genocide, told.', attractionType: 'Museums' }],
  ['memorial', { name: 'Monument to a poet', attractionType: 'Historical Sites' }],
  ['zoo', { name: 'Tierpark', attractionType: 'Nature', category: 'nature' }],
  [
    'zoo',
    { name: 'Loro Parque', description: 'Penguins and parrots.', attractionType: 'Entertainment', category: 'nature' },
  ],
  ['water-park', { name: 'Aqualand', attractionType: 'Entertainment', category: 'water' }],
  [
    'water-park',
    { name: 'Siam Park', description: 'A tower of slides.', attractionType: 'Entertainment', category: 'water' },
  ],
  ['ride', { name: 'Theme park of the north', attractionType: 'Entertainment', category: 'adventure' }],
  ['gorge', { name: 'Masca gorge', attractionType: 'Hiking', category: 'adventure' }],
  ['volcano', { name: 'Crater walk', attractionType: 'Hiking', category: 'nature' }],
  ['coast-walk', { name: 'Coast path to the cape', attractionType: 'Hiking', category: 'nature' }],
  ['walk', { name: 'Barranco quarter on foot', attractionType: 'Tours' }],
  ['meal', { name: 'Supper in the old town', attractionType: 'Food & Drink', category: 'food' }],
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
  ['rice-pan', { name: 'Paella in the old town', attractionType: 'Food & Drink', category: 'food' }],
  ['trail', { name: 'The ring in a day', attractionType: 'Tours', category: 'nature' }],
  ['coast-walk', { name: 'Caldera path', attractionType: 'Hiking', category: 'nature' }],
  ['surf', { name: 'Surf lesson', attractionType: 'Water Sports', category: 'water' }],
  ['beach', { name: 'L’Ermitage', attractionType: 'Nature', category: 'water' }],
  ['view-old-town', { name: 'Lokrum', attractionType: 'Nature', category: 'relaxation' }],
  ['market', { name: 'Boqueria tasting and cooking class', attractionType: 'Food & Drink', category: 'food' }],
  ['beer', { name: 'Oktoberfest', attractionType: 'Food & Drink', category: 'food' }],
  ['modern', { name: 'Harpa concert hall', attractionType: 'Tours' }],
  ['fountain', { name: 'Magic Fountain of Montjuïc', attractionType: 'Entertainment' }],
  ['ice', { name: 'Jökulsárlón and the Diamond Beach', attractionType: 'Tours', category: 'nature' }],
  ['cave', { name: 'Salt mine at Hallein', attractionType: 'Tours' }],
  ['show', { name: 'Flamenco in a cave', attractionType: 'Entertainment' }],
  ['beach', { name: 'Doctor’s Cave Beach', attractionType: 'Nature', category: 'water' }],
  ['stone-bridge', { name: 'Charles Bridge at dawn', attractionType: 'Tours' }],
  ['penguins', { name: 'Penguins of the point', attractionType: 'Tours', category: 'nature' }],
  ['tortoise', { name: 'Giant tortoises', attractionType: 'Nature', category: 'nature' }],
  ['geyser', { name: 'Old geysers', attractionType: 'Nature', category: 'nature' }],
] as const)('%s: %o', (subject, words) => {
  expect(plain(subjectOf(activity(words), look('european', { isAfrica: subject === 'safari' })))).toBe(subject);
});

test.each([
  ['Fushimi shrine', 'eastern', 'shrine'],
  ['Old castle', 'eastern', 'shrine'],
  ['Wat Arun', 'siamese', 'stupa'],
  ['Temple of the sun', 'indian', 'shikhara'],
  ['Temple of the sun', 'egyptian', 'pharaohs'],
  ['Temple of the sun', 'mesoamerican', 'step-pyramid'],
  ['Temple of the sun', 'european', 'ruins'],
  ['Shrine of Remembrance', 'other', 'remembrance'],
  ['Qutb Minar', 'indian', 'minar'],
  ['Humayun’s Tomb', 'indian', 'mausoleum'],
  ['Arch of triumph', 'european', 'gate'],
  ['Hemingway house', 'other', 'house'],
  ['City palace', 'islamic', 'iwan'],
  ['City palace', 'european', 'palace'],
  ['Great mosque', 'islamic', 'mosque'],
  ['Cathedral of the bay', 'indian', 'church'],
  ['Registan', 'islamic', 'iwan'],
  ['Grand-Place', 'european', 'town-hall'],
  ['Atomic Bomb Dome', 'eastern', 'remembrance'],
] as const)('%s where one builds the %s way: %s', (name, style, subject) => {
  expect(subjectOf(activity({ name, attractionType: 'Historical Sites' }), look(style))).toBe(subject);
});

test('a street looks as its place builds', () => {
  const walk = activity({ name: 'Old town on foot', attractionType: 'Tours' });
  expect((['european', 'eastern', 'islamic', 'other'] as const).map((style) => subjectOf(walk, look(style)))).toEqual([
    ...['walk', 'lantern-street', 'medina', 'walk'],
  ]);
});

test('a name tells before its sentence does', () => {
  const words = { description: 'By bicycle to the reef.', attractionType: 'Tours', category: 'nature' } as const;
  expect(subjectOf(activity({ ...words, name: 'Whale watch' }), look('other'))).toBe('whale');
  expect(subjectOf(activity({ ...words, name: 'A day out' }), look('other'))).toBe('cycling-temperate');
});

test('a sentence about a meal, an old stone or a day out speaks of what is beside it', () => {
  const description = 'Beer after the market and the church.';
  const meal = activity({ name: 'Street food', description, attractionType: 'Food & Drink', category: 'food' });
  const fort = activity({ name: 'Old fort', description, attractionType: 'Historical Sites' });
  const ride = activity({ name: 'The small circuit', description: 'A chapel and a lake.', attractionType: 'Tours' });
  expect([meal, fort, ride].map((each) => subjectOf(each, look('european')))).toEqual(['meal', 'castle', 'walk']);
});

test('a sentence tells what its site was, where the name does not', () => {
  const site = (description: string) =>
    subjectOf(activity({ name: 'Pukará', description, attractionType: 'Historical Sites' }), look('european'));
  expect(site('A fort over the oasis.')).toBe('castle');
  expect(site('Streets of a Roman town.')).toBe('ruins');
});

test.each([
  ['Snorkel between continents', false, 'rock-dive'],
  ['Snorkel at the house reef', true, 'dive'],
  ['Snorkel with sea lions', true, 'rock-dive'],
])('shows corals only where they grow: %s', (name, hasCoral, subject) => {
  const dive = activity({ name, attractionType: 'Water Sports', category: 'water' });
  expect(subjectOf(dive, look('other', { hasCoral }))).toBe(subject);
});

test.each([
  ['Africa', true, 'safari'],
  ['Asia', false, 'rainforest'],
])('shows the elephants of %s where they live', (_continent, isAfrica, subject) => {
  const sanctuary = activity({ name: 'Elephant sanctuary walk', attractionType: 'Nature', category: 'nature' });
  expect(subjectOf(sanctuary, look('other', { isAfrica, ground: { biome: 'tropical', hasSnow: false } }))).toBe(
    subject,
  );
});

test('shows the land around when no word tells what is seen', () => {
  const untold = activity({ name: 'Pedra', attractionType: 'Nature', category: 'nature' });
  expect(subjectOf(untold, look('other', { kind: 'island' }))).toBe('view-island-temperate');
});

test('shows what grows at a place, and snow where it lies', () => {
  const path = activity({ name: 'Ridge path', attractionType: 'Hiking', category: 'nature' });
  const on = (ground: PlaceLook['ground']) => subjectOf(path, look('other', { ground }));
  expect(on({ biome: 'dry', hasSnow: false })).toBe('trail-dry');
  expect(on({ biome: 'conifer', hasSnow: true })).toBe('trail-conifer-snow');
  const wood = activity({ name: 'Night walk in the forest', attractionType: 'Nature', category: 'nature' });
  expect(subjectOf(wood, look('other', { ground: { biome: 'tropical', hasSnow: false } }))).toBe('rainforest');
  expect(subjectOf(wood, look('other'))).toBe('forest');
});

test('the catalogue has activities of every subject, and none is most of them', () => {
  const all = destinationCatalogue.flatMap((place) =>
    place.activities.map((each) => plain(subjectOf(each, placeLookOf(place)))),
  );
  for (const subject of new Set(activitySubjects.map(plain))) {
    const share = all.filter((each) => each === subject).length / all.length;
    expect([subject, share > 0, share < 0.13]).toEqual([subject, true, true]);
  }
});
