import { aRecommendation } from '../../shared/recommendation.fake';
import { formatWay, wayOnMap } from './way.model';

const to = { latitude: 38.7, longitude: -9.1 };
const way = { km: 1_586, to, minutes: { plane: 160, train: 1_260, car: 1_200 } };

test.each([
  [way, 'London', '1,586 km from London as the crow flies: about 2h 40m by air, 21h by train or 20h by car, one way.'],
  [{ ...way, minutes: { plane: 160 } }, undefined, '1,586 km as the crow flies: about 2h 40m by air, one way.'],
  [{ ...way, minutes: { ferry: 600 } }, undefined, '1,586 km as the crow flies: about 10h by ferry, one way.'],
  [{ ...way, minutes: {} }, undefined, '1,586 km as the crow flies.'],
])('%o from %s is told', (each, home, words) => expect(formatWay(each, home)).toBe(words));

test('a map has both ends, the start of the list where a browser knows none, and none of an older list', () => {
  const position = { latitude: 51.5, longitude: -0.1 };
  expect(wayOnMap(aRecommendation({ way }), { name: 'London', position })).toMatchObject({
    from: { name: 'London', position },
    to: { name: 'Lisbon', position: to },
  });
  expect(wayOnMap(aRecommendation({ way }), { name: undefined, position })?.from?.name).toBe('Home');
  expect(wayOnMap(aRecommendation({ way }), { name: 'London', position: undefined })?.from).toBeNull();
  const from = { latitude: 51.5, longitude: -0.2 };
  expect(wayOnMap(aRecommendation({ way: { ...way, from } }), { name: 'London', position: undefined })?.from).toEqual({
    name: 'London',
    position: from,
  });
  expect(wayOnMap(aRecommendation(), { name: 'London', position })).toBeNull();
});
