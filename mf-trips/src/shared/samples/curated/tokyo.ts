/** The sample trip to Tokyo. */
import type { SamplePlace, SampleStory } from '../sample-story.model';

const haneda: SamplePlace = ['Tokyo Haneda Airport', 35.5494, 139.7798];
const yanaka: SamplePlace = ['Yanaka', 35.7278, 139.766];
const ueno: SamplePlace = ['Ueno Park', 35.7156, 139.773];
const tsukiji: SamplePlace = ['Tsukiji Outer Market', 35.6654, 139.7707];
const nikko: SamplePlace = ['Nikko Toshogu', 36.758, 139.5989];
const asakusa: SamplePlace = ['Senso-ji', 35.7148, 139.7967];
const meiji: SamplePlace = ['Meiji Jingu', 35.6764, 139.6993];
const shinjuku: SamplePlace = ['Shinjuku', 35.6938, 139.6995];
const kagurazaka: SamplePlace = ['Kagurazaka', 35.7021, 139.7405];
const LONDON = 'Europe/London';
const TOKYO = 'Asia/Tokyo';

/** Tokyo while the cherries bloom, with a day in the mountains. */
export const tokyo: SampleStory = {
  place: { latitude: 35.6895, longitude: 139.6917, timeZone: TOKYO },
  rates: { JPY: '0.0065' },
  bookings: {
    flights: {
      kind: 'flight',
      title: 'London to Tokyo and back',
      provider: '',
      planned: 1700,
      segments: [
        {
          flightNumber: 'SJ 43',
          carrierName: 'Sample Air',
          from: ['LHR', 1, '11:20'],
          to: ['HND', 2, '09:10'],
          duration: 'PT13H50M',
        },
        {
          flightNumber: 'SJ 44',
          carrierName: 'Sample Air',
          from: ['HND', 10, '11:50'],
          to: ['LHR', 10, '18:20'],
          duration: 'PT14H30M',
        },
      ],
    },
    stay: { kind: 'stay', title: 'Small hotel in Yanaka', provider: '', planned: 1360 },
  },
  items: [
    {
      ...{ type: 'flight', title: 'London to Tokyo Haneda, nonstop', day: 1, start: '11:20', zone: LONDON },
      ...{ end: { daysLater: 1, time: '09:10', zone: TOKYO }, place: haneda, booking: 'flights' },
    },
    {
      type: 'transport',
      title: 'Monorail and loop line',
      day: 2,
      start: '10:15',
      end: { time: '11:15' },
      place: yanaka,
    },
    {
      ...{ type: 'stay', title: 'Small hotel in Yanaka', day: 2, start: '15:00' },
      ...{ end: { daysLater: 8, time: '08:00' }, place: yanaka, booking: 'stay' },
    },
    { type: 'meal', title: 'Noodles round the corner', day: 2, start: '18:30', place: yanaka, planned: 25 },
    {
      ...{ type: 'activity', title: 'Cherry blossom in Ueno Park', day: 3, start: '10:00', end: { time: '13:00' } },
      ...{ place: ueno, notes: 'Take a cloth to sit on, and something sweet.' },
    },
    { type: 'meal', title: 'Skewers under the railway', day: 3, start: '19:00', place: ueno, planned: 45 },
    {
      ...{
        type: 'activity',
        title: 'Breakfast at Tsukiji outer market',
        day: 4,
        start: '07:30',
        end: { time: '09:30' },
      },
      ...{ place: tsukiji, planned: 40 },
    },
    { type: 'note', title: 'The temple, then the river by boat', day: 4, start: '11:00', place: asakusa },
    { type: 'note', title: 'The shrine in its forest', day: 5, start: '09:30', place: meiji },
    { type: 'meal', title: 'Dinner in an alley of eight seats', day: 5, start: '19:30', place: shinjuku, planned: 60 },
    {
      ...{ type: 'activity', title: 'Day trip to Nikko', day: 6, start: '08:00', end: { time: '18:30' } },
      ...{ place: nikko, planned: 90, notes: 'Two hours by train each way; the seats are reserved.' },
    },
    { type: 'note', title: 'Old shops and cats', day: 7, place: yanaka },
    { type: 'meal', title: 'Tempura at the counter', day: 7, start: '18:30', place: kagurazaka, planned: 110 },
    { type: 'note', title: 'Paper, knives, tea bowls', day: 8, place: asakusa },
    { type: 'meal', title: 'Last dinner', day: 9, start: '19:00', place: kagurazaka, planned: 95 },
    {
      type: 'transport',
      title: 'Loop line and monorail',
      day: 10,
      start: '08:15',
      end: { time: '09:20' },
      place: haneda,
    },
    {
      ...{ type: 'flight', title: 'Tokyo Haneda to London, nonstop', day: 10, start: '11:50' },
      ...{ end: { time: '18:20', zone: LONDON }, place: haneda, booking: 'flights' },
    },
  ],
  expenses: [
    {
      ...{ day: 2, description: 'First night of the hotel', category: 'accommodation' },
      ...{ amount: 17_000, currency: 'USD', booking: 'stay' },
    },
    { day: 2, description: 'Transport cards', category: 'transportation', amount: 10_000, currency: 'JPY' },
    { day: 4, description: 'Breakfast at Tsukiji', category: 'food', amount: 8_000, currency: 'JPY' },
    { day: 6, description: 'Trains to Nikko', category: 'activities', amount: 14_000, currency: 'JPY' },
    { day: 8, description: 'Tea bowls', category: 'shopping', amount: 12_000, currency: 'JPY' },
    { day: 8, description: 'Parcel home', category: 'other', amount: 12_400, currency: 'USD' },
  ],
  // Named as in the specification, section 5.
  papers: [
    { id: 'flight-confirmation', name: 'Flight_Confirmation.pdf', bytes: 2061, booking: 'flights' },
    { id: 'hotel-reservation', name: 'Hotel_Reservation.pdf', bytes: 2110, booking: 'stay' },
    { id: 'travel-insurance', name: 'Travel_Insurance.pdf', bytes: 2041 },
  ],
};
