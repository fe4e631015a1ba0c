import { tripAdditionSchema } from '@sojourn/contracts/plan';
import type { Activity } from '@sojourn/contracts';
import { newItem, newTrip } from '@sojourn/trip';
import { additionOf, placeInTrip, typesOf } from './attractions.model';

const activity = (id: string, known: Partial<Activity> = {}): Activity => ({
  id,
  name: `Number ${id}`,
  category: 'cultural',
  categoryName: 'Cultural',
  attractionType: 'Museums',
  duration: 'PT2H30M',
  location: 'Rome, Italy',
  destinationId: 'rome',
  rating: 4.5,
  reviewCount: 100,
  description: 'Worth the queue.',
  price: 18,
  ...known,
});

describe('attractions of a place', () => {
  test('have the types that there are, once each, in the specification’s order', () => {
    const types = ['Hiking', 'Museums', 'Tours', 'Museums'] as const;
    expect(typesOf(types.map((attractionType, at) => activity(`${at}`, { attractionType })))).toEqual([
      'Tours',
      'Museums',
      'Hiking',
    ]);
    expect(typesOf([])).toEqual([]);
  });
});

test('an attraction is taken up as a sample, with where it is and when it is open', () => {
  const position = { latitude: 41.893, longitude: 12.483 };
  const known = { position, openingHours: 'Tu-Su 09:00-19:00', when: 'day' } as const;
  expect(tripAdditionSchema.parse(additionOf({ ...activity('museum'), ...known }))).toEqual({
    kind: 'attraction',
    destination: 'Rome, Italy',
    isSample: true,
    id: 'museum',
    name: 'Number museum',
    location: 'Rome, Italy',
    duration: 'PT2H30M',
    price: 18,
    category: 'cultural',
    ...known,
  });
});

describe('the place of an attraction in a trip', () => {
  const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2027-04-10', endDate: '2027-04-14' });
  const part = { rank: 'a', version: 1, latest: 1, bookingId: null };
  const planned = (known: Partial<Parameters<typeof newItem>[0]>) => ({
    ...rome,
    items: {
      other: { ...newItem({ type: 'activity', title: 'A walk', day: '2027-04-10' }), ...part },
      found: { ...newItem({ type: 'activity', title: 'Renamed', day: '2027-04-12', ...known }), ...part },
    },
  });
  const museum = activity('museum', { name: 'Capitoline Museums' });

  test.each([
    ['the day of what came from it', { source: { kind: 'attraction', id: 'museum' } }, { day: '2027-04-12' }],
    ['the day of what has its name', { title: 'capitoline museums' }, { day: '2027-04-12' }],
    ['no day while unscheduled', { title: 'Capitoline Museums', day: null }, { day: null }],
    ['none for another attraction', { source: { kind: 'attraction', id: 'tower' } }, null],
    ['none for a hotel of the same number', { source: { kind: 'hotel', id: 'museum' } }, null],
  ] as const)('is %s', (_, known, place) => {
    expect(placeInTrip(planned(known), museum)).toEqual(place);
  });

  test('is none in an empty trip', () => {
    expect(placeInTrip(rome, museum)).toBeNull();
  });
});
