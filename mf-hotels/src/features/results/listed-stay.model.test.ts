import type { HotelSearchAnswer } from '@sojourn/contracts';
import { distanceTexts, listedStays, placesIn } from './listed-stay.model';
import { fakeStay } from './stay.fake';

const position = { latitude: 41.9, longitude: 12.5 };
const airport = { iataCode: 'FCO', name: 'Rome Fiumicino', position: { latitude: 41.8, longitude: 12.25 } };
const { hotel } = fakeStay({ position: { latitude: 41.9, longitude: 12.48 }, distanceKm: 1.7 });
const answer: HotelSearchAnswer = {
  hotels: [hotel, fakeStay({ id: 'h2', location: 'Rome' }).hotel],
  searchParams: { city: 'Rome', checkIn: '2027-04-10', checkOut: '2027-04-13', adults: 2 },
  source: 'sample',
  place: { name: 'Rome', detail: 'Italy', position, airport },
};
const forum = { name: 'Forum', position: { latitude: 41.892, longitude: 12.485 } };
const vatican = { name: 'Vatican', position: { latitude: 41.902, longitude: 12.453 } };
const florence = { name: 'Uffizi', position: { latitude: 43.77, longitude: 11.25 } };

test('a plan in two cities has places in each', () => {
  expect(placesIn(answer, [forum, florence, vatican])).toEqual([forum, vatican]);
  expect(placesIn({}, [forum])).toEqual([]);
});

test('a property is so far from airport and plan', () => {
  const [first, second] = listedStays(answer, [florence, vatican, forum]);
  expect(first).toMatchObject({ hotel, total: 300, area: 'Prati', plan: { nearest: 'Forum' } });
  expect(first?.airportKm).toBeCloseTo(22.1, 0);
  expect(first?.plan?.nearestKm).toBeCloseTo(0.98, 1);
  expect(first?.plan?.meanKm).toBeCloseTo(1.6, 1);
  expect(first && distanceTexts(first, 'FCO')).toEqual(['1.7 km to the center', '22 km to FCO', '1.0 km to Forum']);
  // Nobody says where it stands.
  expect(second).toEqual({ hotel: answer.hotels[1], total: 300, area: 'Rome' });
  expect(second && distanceTexts(second, 'FCO')).toEqual([]);
});

test('without a plan and an airport only the centre is known', () => {
  const { place: _, ...rest } = answer;
  const [first] = listedStays(rest, [forum]);
  expect(first && distanceTexts(first, undefined)).toEqual(['1.7 km to the center']);
});

test('says whose center it is where a place has several towns', () => {
  const { place: _, ...rest } = answer;
  const [first] = listedStays({ ...rest, hotels: [{ ...hotel, centerOf: 'Bayan Lepas' }] }, []);
  expect(first && distanceTexts(first, undefined)).toEqual(['1.7 km to the center of Bayan Lepas']);
});
