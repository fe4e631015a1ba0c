import { newItem } from '@sojourn/trip';
import { planPlacesOf } from './plan-places.model';

const pantheon = { latitude: 41.8986, longitude: 12.4769 };
const colosseum = { latitude: 41.8902, longitude: 12.4922 };
const item = (title: string, place: object | null, type: 'activity' | 'meal' | 'stay' | 'flight' = 'activity') => ({
  ...newItem({ type, title, day: '2027-04-10', place: place as never }),
  ...{ version: 1, latest: 1 },
});

test('a plan goes to its places, each once, and not to its beds', () => {
  const items = {
    i1: item('Coffee', { name: 'Pantheon', position: pantheon }, 'meal'),
    i2: item('Pantheon', { name: 'Pantheon', position: pantheon }),
    i3: item('Colosseum', { name: '', position: colosseum }),
    i4: item('Hotel', { name: 'Hotel', position: { latitude: 41.9, longitude: 12.5 } }, 'stay'),
    i5: item('Flight', { name: 'FCO', position: { latitude: 41.8, longitude: 12.2 } }, 'flight'),
    i6: item('Somewhere', { name: 'Rome', position: null }),
    i7: item('Nothing', null),
  };
  expect(planPlacesOf({ items: items as never })).toEqual([
    { name: 'Pantheon', position: pantheon },
    { name: 'Colosseum', position: colosseum },
  ]);
});
