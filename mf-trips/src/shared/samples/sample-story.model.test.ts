import { expenseCategories, tripPlanSchema, type TripPlan } from '@sojourn/contracts/plan';
import { greece } from './curated/greece';
import { planOfStory, type SampleStory } from './sample-story.model';
import { tokyo } from './curated/tokyo';

const start = {
  title: 'Rome',
  destination: 'Rome, Italy',
  startDate: '2027-02-26',
  endDate: '2027-03-03',
  budgetCents: 90_000,
};
const story: SampleStory = {
  place: { latitude: 41.9, longitude: 12.5, timeZone: 'Europe/Rome' },
  rates: { EUR: '1.5' },
  bookings: {
    flights: {
      ...{ kind: 'flight', title: 'There', provider: 'Sample', planned: 120 },
      segments: [
        {
          ...{ flightNumber: 'SJ 1', carrierName: 'Sample Air', duration: 'PT9H' },
          from: ['JFK', 1, '21:00'],
          to: ['FCO', 3, '12:05'],
        },
      ],
    },
    stay: { kind: 'stay', title: 'House', provider: '', planned: 300 },
  },
  items: [
    { type: 'stay', title: 'House', day: 4, start: '15:00', end: { daysLater: 2, time: '10:00' }, booking: 'stay' },
    { type: 'note', title: 'Nothing but a book', day: 1 },
    {
      ...{ type: 'activity', title: 'Forum', day: 3, start: '09:00', end: { time: '11:00', zone: 'Asia/Tokyo' } },
      ...{ zone: 'Europe/London', place: ['Forum', 41.89, 12.48], notes: 'Early.', planned: 0 },
    },
  ],
  expenses: [
    { day: 4, description: 'Deposit', category: 'accommodation', amount: 1_000, currency: 'EUR', booking: 'stay' },
    { day: 1, description: 'Lunch', category: 'food', amount: 1_000, currency: 'USD' },
  ],
  papers: [{ id: 'house', name: 'House.pdf', bytes: 900, booking: 'stay' }],
};

describe('the plan of a story', () => {
  let plan: TripPlan;
  beforeEach(() => {
    plan = planOfStory(start, story, '2026-11-21T09:00:00.000Z');
  });

  it('is a sound trip where the story is, of its own title, days and budget', () => {
    expect(tripPlanSchema.parse(plan)).toEqual(plan);
    expect(plan.head).toMatchObject({
      title: { text: 'Rome' },
      dates: { startDate: '2027-02-26', endDate: '2027-03-03' },
      budget: { cents: 90_000 },
      destination: { position: { latitude: 41.9, longitude: 12.5 }, timeZone: 'Europe/Rome' },
    });
  });

  it('keeps the papers of the story beside their bookings, since it was made', () => {
    expect(Object.entries(plan.documents)).toEqual([
      [
        'sample-1-house',
        expect.objectContaining({
          ...{ name: 'House.pdf', mediaType: 'application/pdf', bytes: 900 },
          ...{ addedAt: '2026-11-21T09:00:00.000Z', bookingId: 'sample-1-stay' },
        }),
      ],
    ]);
  });

  it('has its items in the order of the story, on days that count from 1', () => {
    const items = Object.values(plan.items);
    expect(items.map(({ title, day }) => [title, day])).toEqual([
      ['House', '2027-03-01'],
      ['Nothing but a book', '2027-02-26'],
      ['Forum', '2027-02-28'],
    ]);
    const ranks = items.map(({ rank }) => rank);
    expect(ranks).toEqual([...new Set(ranks)].sort());
  });

  it('says of an item what the story says, and null of what it does not', () => {
    const [house, book, forum] = Object.values(plan.items);
    expect(house).toMatchObject({ end: { daysLater: 2, time: '10:00', zone: null }, zone: null, planned: null });
    expect(book).toMatchObject({ start: null, end: null, place: null, bookingId: null });
    expect(forum).toMatchObject({
      ...{ zone: 'Europe/London', end: { daysLater: 0, time: '11:00', zone: 'Asia/Tokyo' }, notes: 'Early.' },
      place: { name: 'Forum', position: { latitude: 41.89, longitude: 12.48 } },
      planned: { usCents: 0 },
    });
  });

  it('ties items and expenses to the booking that they name', () => {
    const stay = Object.entries(plan.bookings).find(([, { title }]) => title === 'House')?.[0];
    expect(stay).toBeDefined();
    expect(Object.values(plan.items).map(({ bookingId }) => bookingId)).toEqual([stay, null, null]);
    expect(Object.values(plan.expenses).map(({ bookingId }) => bookingId)).toEqual([stay, null]);
  });

  it('has bookings in whole dollars, their flights at local times of its days', () => {
    const [flights, stay] = Object.values(plan.bookings);
    expect([flights?.planned?.usCents, stay?.planned?.usCents]).toEqual([12_000, 30_000]);
    expect(flights?.segments).toMatchObject([
      {
        departure: { iataCode: 'JFK', at: '2027-02-26T21:00:00' },
        arrival: { iataCode: 'FCO', at: '2027-02-28T12:05:00' },
      },
    ]);
    expect(stay?.segments).toEqual([]);
  });

  it('counts an expense at the rate of the story, and dollars as they are', () => {
    expect(Object.values(plan.expenses).map(({ day, money }) => [day, money.currency, money.usCents])).toEqual([
      ['2027-03-01', 'EUR', 1_500],
      ['2027-02-26', 'USD', 1_000],
    ]);
    expect(plan.rates).toMatchObject({ EUR: { rate: '1.5', day: '2027-02-26' } });
  });

  it('has a packing list of which three things are packed', () => {
    const packed = Object.values(plan.packing).filter(({ checked }) => checked);
    expect(packed.map(({ key }) => key).sort()).toEqual(['passport-or-id', 'power-adapter', 'travel-insurance']);
    expect(Object.keys(plan.packing).length).toBeGreaterThan(3);
  });
});

describe.each([
  { name: 'Greece', told: greece, days: 11 },
  { name: 'Tokyo', told: tokyo, days: 10 },
])('the story of $name', ({ told, days }) => {
  it('begins on its first day, ends on its last, and leaves none of them out', () => {
    const itsDays = new Set(told.items.map(({ day }) => day));
    expect([...itsDays]).toEqual(Array.from({ length: days }, (_none, at) => at + 1));
    for (const { day, end } of told.items) expect(day + (end?.daysLater ?? 0)).toBeLessThanOrEqual(days);
    for (const { day } of told.expenses) expect(itsDays.has(day)).toBe(true);
  });

  it('is told in order: of two things on a day the earlier comes first', () => {
    const whens = told.items.flatMap(({ day, start: at }) => (at ? [day * 10_000 + Number(at.replace(':', ''))] : []));
    expect(whens).toEqual(whens.toSorted((one, other) => one - other));
  });

  it('names only bookings that it has, and has none that nothing names', () => {
    const named = [...told.items, ...told.expenses].flatMap(({ booking }) => booking ?? []);
    expect([...new Set(named)].sort()).toEqual(Object.keys(told.bookings).sort());
  });

  it('tells of no thing and of no expense twice', () => {
    const titles = told.items.map(({ title }) => title);
    expect(titles).toEqual([...new Set(titles)]);
    const words = told.expenses.map(({ description }) => description);
    expect(words).toEqual([...new Set(words)]);
  });

  it('spends in each category once, in dollars or in what it has a rate for', () => {
    expect(told.expenses.map(({ category }) => category).sort()).toEqual([...expenseCategories].sort());
    const currencies = new Set(told.expenses.map(({ currency }) => currency));
    expect([...currencies].sort()).toEqual([...Object.keys(told.rates), 'USD'].sort());
  });

  it('takes off and lands when its flights do', () => {
    const segments = told.bookings['flights']?.segments ?? [];
    const flights = told.items.filter(({ type }) => type === 'flight');
    const half = segments.length / 2;
    const ways = [segments.slice(0, half), segments.slice(half)];
    expect(flights.map(({ day, start: at, end }) => [day, at, day + (end?.daysLater ?? 0), end?.time])).toEqual(
      ways.map((way) => [...(way[0]?.from.slice(1) ?? []), ...(way.at(-1)?.to.slice(1) ?? [])]),
    );
  });
});
