import { comparisonOf } from './comparison.model';
import { fakeStay } from './stay.fake';

const written = { airportCode: 'FCO', write: (day: string) => `day ${day}` };
const total = { amount: 330, rooms: 300, cleaningFee: 10, taxes: 20 };
const dear = fakeStay(
  { rating: 4.5, stars: 5, total, board: 'breakfast', roomType: 'Suite', refundableUntil: '2027-04-08', distanceKm: 2 },
  { total: 330, airportKm: 20, plan: { meanKm: 1.2, nearestKm: 1, nearest: 'Forum' } },
);
const cheap = fakeStay({ id: 'h2', price: 80, amenities: ['Bar', 'Spa'], refundableUntil: null, distanceKm: 0.4 });
const rows = (...stays: Parameters<typeof comparisonOf>[0]) =>
  Object.fromEntries(comparisonOf(stays, written).map(({ label, values, best, praise }) => [label, [...values, best.map((at) => `${praise} ${at}`).join()]])); // prettier-ignore

test('stays stand side by side, the best of each row is praised, and what is not known is a dash', () => {
  expect(rows(dear, cheap)).toEqual({
    'Total for the stay': ['$330', '$240', 'Lowest 1'],
    'Per night': ['$100', '$80', ''],
    Taxes: ['$20', '—', ''],
    Cleaning: ['$10', '—', ''],
    'Guest rating': ['4.5', '4.0', 'Highest 0'],
    Stars: ['5', '—', ''],
    Room: ['Suite', '—', ''],
    Meals: ['Breakfast included', '—', ''],
    Cancellation: ['Free until day 2027-04-08', 'Not refundable', ''],
    'To the center': ['2.0 km', '400 m', 'Nearest 1'],
    'To the airport, FCO': ['20 km', '—', ''],
    'To your plan, on average': ['1.2 km', '—', ''],
    Amenities: ['—', 'Bar, Spa', ''],
  });
});

test('what is written alike is no praise, and what is better together is praised together', () => {
  const stays = [20.6, 20.9, 30.2].map((airportKm) => fakeStay({}, { airportKm }));
  expect(rows(...stays.slice(0, 2))['To the airport, FCO']).toEqual(['21 km', '21 km', '']);
  expect(rows(...stays)['To the airport, FCO']).toEqual(['21 km', '21 km', '30 km', 'Nearest 0,Nearest 1']);
});

test('alike is no praise, two currencies are no order, and rows of nothing are not there', () => {
  const euros = fakeStay({ currency: 'EUR', price: 10 });
  expect(rows(fakeStay(), euros)).toEqual({
    'Total for the stay': ['$300', 'EUR 30', ''],
    'Per night': ['$100', 'EUR 10', ''],
    'Guest rating': ['4.0', '4.0', ''],
  });
});
