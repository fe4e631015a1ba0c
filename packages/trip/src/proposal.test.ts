import { tripCommandSchema, tripProposalSchema, type TripPlan, type TripProposal } from '@sojourn/contracts/plan';
import { addDays } from '@sojourn/travel';
import fc from 'fast-check';
import { apply, isApplied } from './apply';
import { itemsOn, unscheduledItems } from './day-plan';
import { newTrip } from './new-trip';
import { checkPlan } from './plan-check';
import { proposalCommand } from './proposal';
import { partyOf } from './head-part';
import { spendingOf } from './spending';
import { toChoose } from './standing';

const today = '2026-11-22';
const lisbon: TripProposal = {
  key: 'Lisbon|Portugal|1240',
  title: 'A week in Lisbon',
  destination: 'Lisbon, Portugal',
  city: 'Lisbon',
  startDate: '2027-04-03',
  endDate: '2027-04-09',
  people: 2,
  budget: 2_480,
  notes: 'Good for culture.',
  flight: { duration: '2h 40m' },
  stay: { name: 'Small hotel in Alfama', detail: '$62 to $97 a person a night, mid-range' },
  costs: { flight: 460, stay: 960, food: 520, activities: 360, local: 180 },
  activities: [
    { name: 'Fado evening', price: 35, minutes: 120 },
    { name: 'Tram 28 walk', price: 0, minutes: 180 },
    { name: 'Pastry workshop', price: 45, minutes: 120 },
  ],
};

function saved(proposal: TripProposal) {
  expect(tripProposalSchema.safeParse(proposal).error).toBeUndefined();
  let serial = 0;
  const command = proposalCommand(proposal, { today, newId: () => `id-${(serial += 1)}` });
  expect(tripCommandSchema.safeParse(command).error).toBeUndefined();
  const { title, destination, startDate, endDate, budget } = proposal;
  const empty = newTrip({ title, destination, startDate, endDate, budgetCents: budget * 100 });
  const outcome = apply(empty, command);
  if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
  return { empty, command, ...outcome };
}
const linesOn = (trip: TripPlan, day: string) =>
  itemsOn(trip, day).map(({ start, title }) => `${start ?? ''} ${title}`);

test.each([
  ['5h 10m', '15:10', '15:40'],
  ['2h', '12:00', '14:00'],
  ['16h', '02:00', '14:00'],
])('checks in when the train is there that takes %s', (...[duration, end, start]) => {
  const { trip } = saved({ ...lisbon, flight: { means: 'train', duration } });
  const items = Object.values(trip.items);
  expect(items.find(({ title }) => title === 'Train to Lisbon')?.end?.time).toBe(end);
  expect(items.find(({ type }) => type === 'stay')?.start).toBe(start);
});

test('a proposal becomes a plan by the hours of the specification', () => {
  const { trip } = saved(lisbon);
  expect(linesOn(trip, '2027-04-03')).toEqual([
    '10:00 Arrival in Lisbon',
    '14:00 Small hotel in Alfama',
    '19:00 Welcome dinner',
  ]);
  expect(linesOn(trip, '2027-04-04')).toEqual(['13:00 Lunch', '19:00 Dinner', '20:00 Fado evening']);
  expect(linesOn(trip, '2027-04-05')).toEqual(['10:00 Tram 28 walk', '13:00 Lunch', '19:00 Dinner']);
  expect(linesOn(trip, '2027-04-06')).toEqual(['10:00 Pastry workshop', '13:00 Lunch', '19:00 Dinner']);
  expect(linesOn(trip, '2027-04-07')).toEqual(['13:00 Lunch', '19:00 Dinner']);
  expect(linesOn(trip, '2027-04-09')).toEqual(['16:00 Departure from Lisbon']);
  expect(Object.values(trip.items).find(({ type }) => type === 'stay')).toMatchObject({
    end: { daysLater: 6, time: '11:00' },
    notes: '$62 to $97 a person a night, mid-range',
  });
  expect(Object.values(trip.travellers).map(({ name }) => name)).toEqual(['Traveler 1', 'Traveler 2']);
  expect(checkPlan(trip)).toEqual([]);
});

test('what it plans is what the recommendation said, part by part', () => {
  const { trip } = saved(lisbon);
  const { planned, byCategory } = spendingOf(trip);
  expect(planned).toBe(248_000);
  expect(byCategory).toMatchObject({
    transportation: { planned: 46_000 + 18_000 },
    accommodation: { planned: 96_000 },
    food: { planned: 52_000 },
    activities: { planned: 36_000 },
  });
  const open = [...toChoose(trip, 'flight'), ...toChoose(trip, 'stay')];
  expect(open.map(({ title, planned: cost }) => [title, cost?.usCents])).toEqual([
    ['Arrival in Lisbon', 23_000],
    ['Departure from Lisbon', 23_000],
    ['Small hotel in Alfama', 96_000],
  ]);
  expect(trip.bookings).toEqual({});
  expect(partyOf(trip)).toBe(2);
  expect(unscheduledItems(trip).map(({ title, planned: cost }) => [title, cost?.usCents])).toEqual([
    ['More to do in Lisbon', 20_000],
    ['Getting around Lisbon', 18_000],
  ]);
});

test('who goes by train has a ride, and no flight', () => {
  const { trip } = saved({ ...lisbon, flight: { duration: '6h 15m', means: 'train' } });
  expect(trip.bookings).toEqual({});
  expect(toChoose(trip, 'flight')).toEqual([]);
  const steps = Object.values(trip.items).filter(({ title }) => /^Train (to|home from) Lisbon$/.test(title));
  expect(steps.map(({ type }) => type)).toEqual(['transport', 'transport']);
  expect(steps.map(({ notes }) => notes)).toContain('About 6h 15m by train. An estimate.');
  expect(spendingOf(trip).byCategory.transportation.planned).toBe(46_000 + 18_000);
});

test.each([
  ['car', 'Drive', 'About 6h 20m by car. An estimate.'],
  ['ferry', 'Ferry', 'About 6h 20m by ferry. An estimate.'],
] as const)('plans the way there and home and no flight when they go by %s', (means, noun, notes) => {
  const { trip } = saved({ ...lisbon, flight: { duration: '6h 20m', means } });
  expect(toChoose(trip, 'flight')).toEqual([]);
  const there = Object.values(trip.items).find(({ title }) => title === `${noun} to Lisbon`);
  expect(there).toMatchObject({ type: 'transport', notes, end: { time: '16:20' } });
  expect(Object.values(trip.items).some(({ title }) => title === `${noun} home from Lisbon`)).toBe(true);
});

test('mornings are filled before afternoons, and what takes a day has it', () => {
  const { trip } = saved({
    ...lisbon,
    endDate: '2027-04-06',
    activities: [
      { name: 'Day in Sintra', price: 10, minutes: 480 },
      { name: 'Short walk', price: null, minutes: 60 },
      { name: 'Museum', price: 12, minutes: null },
      { name: 'Too much', price: 400, minutes: 60 },
      { name: 'No day left', price: 5, minutes: 300 },
    ],
  });
  expect(linesOn(trip, '2027-04-04')).toEqual(['10:00 Day in Sintra', '19:00 Dinner']);
  expect(linesOn(trip, '2027-04-05')).toEqual(['10:00 Short walk', '13:00 Lunch', '15:00 Museum', '19:00 Dinner']);
  expect(unscheduledItems(trip).map(({ title, notes }) => [title, notes])).toEqual([
    ['Too much', '$400 a person. Not in the budget yet.'],
    ['No day left', '$5 a person. Not in the budget yet.'],
    ['More to do in Lisbon', 'Money for what you choose later.'],
    ['Getting around Lisbon', 'For the whole trip.'],
  ]);
  expect(checkPlan(trip)).toEqual([]);
});

test('things are planned for when they are open, and beside what lies near', () => {
  const [west, east] = [
    { latitude: 38.7, longitude: -9.21 },
    { latitude: 38.71, longitude: -9.09 },
  ];
  const { trip } = saved({
    ...lisbon,
    endDate: '2027-04-07',
    activities: [
      // 2027-04-04 is a Sunday, the 5th a Monday.
      { name: 'Tiles', price: 0, minutes: 120, openingHours: 'Tu-Sa 10:00-18:00', position: east },
      { name: 'Tower', price: 0, minutes: 120, openingHours: 'Su-Mo 09:00-17:00', position: west },
      { name: 'Palace', price: 0, minutes: 120, openingHours: 'Mo-Sa 09:30-13:00' },
      { name: 'Oceans', price: 0, minutes: 120, openingHours: 'Mo-Su 10:00-19:00', position: east },
      { name: 'Fado', price: 0, minutes: 90, openingHours: 'Mo-Sa 20:00-02:00' },
      { name: 'Closed', price: 0, minutes: 60, openingHours: 'Th-Fr 10:00-18:00' },
    ],
  });
  expect(linesOn(trip, '2027-04-04')).toEqual(['10:00 Tower', '13:00 Lunch', '19:00 Dinner']);
  expect(linesOn(trip, '2027-04-05')).toEqual(['10:00 Palace', '13:00 Lunch', '19:00 Dinner', '20:00 Fado']);
  expect(linesOn(trip, '2027-04-06')).toEqual(['10:00 Tiles', '13:00 Lunch', '15:00 Oceans', '19:00 Dinner']);
  expect(unscheduledItems(trip).map(({ title }) => title)).toContain('Closed');
  const placeOf = (name: string) => Object.values(trip.items).find(({ title }) => title === name)?.place;
  expect([placeOf('Tower'), placeOf('Palace')]).toEqual([{ name: 'Lisbon, Portugal', position: west }, null]);
  expect(checkPlan(trip)).toEqual([]);
});

test('names the last place before a meal, says that no table is reserved, and gives a dinner half as much again as a lunch', () => {
  const { trip } = saved({
    ...lisbon,
    activities: [
      { name: 'Tower of Belém', price: 0, minutes: 120, position: { latitude: 38.69, longitude: -9.22 } },
      { name: 'Boat trip', price: 0, minutes: 120 },
    ],
  });
  const meals = (day: string) =>
    itemsOn(trip, day)
      .filter(({ type }) => type === 'meal')
      .map(({ title, notes }) => `${title}: ${notes}`);
  expect(meals('2027-04-03')).toEqual(['Welcome dinner: Near where you stay. No table is reserved.']);
  expect(meals('2027-04-04')).toEqual([
    'Lunch: Near Tower of Belém. No table is reserved.',
    'Dinner: Near Tower of Belém. No table is reserved.',
  ]);
  expect(meals('2027-04-06')).toEqual(['Lunch: No table is reserved.', 'Dinner: No table is reserved.']);
  const planned = (title: string) =>
    Object.values(trip.items).find((item) => item.title === title && item.type === 'meal')?.planned?.amount ?? 0;
  expect(planned('Dinner') / planned('Lunch')).toBeCloseTo(1.5, 2);
});

test('takes a lunch or dinner of its own in place of the usual one when an activity is named after its meal', () => {
  const { trip } = saved({
    ...lisbon,
    endDate: '2027-04-06',
    activities: [
      { name: 'Bifana lunch', price: 10, minutes: 60 },
      { name: 'Petiscos supper', price: 20, minutes: 120 },
      { name: 'Tapas in Chiado', price: 20, minutes: 120 },
      { name: 'Afternoon tea', price: 10, minutes: 90 },
    ],
  });
  expect(linesOn(trip, '2027-04-04')).toEqual(['12:00 Bifana lunch', '15:00 Afternoon tea', '18:30 Tapas in Chiado']);
  expect(linesOn(trip, '2027-04-05')).toEqual(['13:00 Lunch', '18:30 Petiscos supper']);
});

test('eats at the nearest hour that is free when something takes the usual one', () => {
  const { trip } = saved({
    ...lisbon,
    endDate: '2027-04-05',
    activities: [
      { name: 'Long walk', price: 0, minutes: 240 },
      { name: 'Tower', price: 0, minutes: 90, when: 'sunset' },
    ],
    position: { latitude: 38.72, longitude: -9.14 },
    timeZone: 'Europe/Lisbon',
  });
  // The sun sets at eight.
  expect(linesOn(trip, '2027-04-04')).toEqual(['10:00 Long walk', '14:00 Lunch', '18:45 Tower', '20:30 Dinner']);
});

test('plans for a small child around its nap, without stairs or evenings, and with a playground', () => {
  const { trip } = saved({
    ...lisbon,
    endDate: '2027-04-05',
    needs: ['naps'],
    activities: [
      { name: 'Santa Justa stairs', price: 0, minutes: 60, isStrenuous: true },
      { name: 'Fado', price: 5, minutes: 90, when: 'evening' },
      { name: 'Oceanarium', price: 20, minutes: 150 },
    ],
  });
  expect(linesOn(trip, '2027-04-04')).toEqual([
    '10:00 Oceanarium',
    '13:00 Lunch',
    '14:00 Nap and quiet time',
    '16:30 Playground or park',
    '19:00 Dinner',
  ]);
  expect(trip.head.party?.needs).toEqual(['naps']);
  const notes = Object.fromEntries(unscheduledItems(trip).map(({ title, notes: said }) => [title, said]));
  expect(notes['Santa Justa stairs']).toMatch(/^Free\. Not in the budget yet\. On no day: it has stairs/);
  expect(notes.Fado).toMatch(/late for a small child/);
});

test('plans nothing with stairs for somebody with a stick, and evenings as for anybody', () => {
  const { trip } = saved({
    ...lisbon,
    needs: ['step-free'],
    activities: [
      { name: 'Dome', price: 0, minutes: 60, isStrenuous: true },
      { name: 'Fado', price: 0, minutes: 90, when: 'evening' },
    ],
  });
  expect(unscheduledItems(trip).map(({ title }) => title)).toContain('Dome');
  expect(Object.values(trip.items).find(({ title }) => title === 'Fado')?.day).not.toBeNull();
});

test('a day in the dark of the year ends its walks with the light of its place, and the trip has its clock', () => {
  const stockholm = { position: { latitude: 59.33, longitude: 18.07 }, timeZone: 'Europe/Stockholm' };
  const walks = ['one', 'two', 'three'].map((name) => ({
    ...{ name: `Walk ${name}`, price: 0, minutes: 150, category: 'nature' as const },
  }));
  const winter = { startDate: '2027-12-20', endDate: '2027-12-26' };
  const { trip } = saved({ ...lisbon, ...stockholm, ...winter, activities: walks });
  const ends = Object.values(trip.items).flatMap(({ title, end }) =>
    title.startsWith('Walk') && end ? [end.time] : [],
  );
  expect(ends).toHaveLength(3);
  for (const end of ends) expect(end <= '14:50').toBe(true);
  expect(trip.head.destination).toMatchObject(stockholm);
});

test('what is eaten for hours is the meal, and the last free hour for lunch stays free', () => {
  const food = (name: string, minutes: number, known = {}) => ({
    ...{ name, price: 0, minutes, category: 'food' as const, ...known },
  });
  const { trip } = saved({
    ...lisbon,
    endDate: '2027-04-06',
    activities: [
      food('Market and cooking', 180),
      food('From stall to stall', 150, { when: 'evening' }),
      { name: 'Palace', price: 0, minutes: 105, openingHours: 'Mo 10:00-12:00' },
      { name: 'Tiles', price: 0, minutes: 90 },
      { name: 'Kayak', price: 0, minutes: 150, openingHours: 'Mo 12:00-18:00' },
    ],
  });
  expect(linesOn(trip, '2027-04-04')).toEqual(['10:00 Market and cooking', '15:00 Tiles', '19:00 Dinner']);
  // At noon the kayak would leave no hour before the afternoon.
  expect(linesOn(trip, '2027-04-05')).toEqual([
    '10:00 Palace',
    '13:00 Lunch',
    '15:00 Kayak',
    '18:00 From stall to stall',
  ]);
});

test('a day without a night has no stay, and somebody alone no list of travelers', () => {
  const { trip } = saved({
    ...lisbon,
    endDate: lisbon.startDate,
    people: 1,
    costs: { ...lisbon.costs, stay: 0 },
    activities: [],
  });
  expect(linesOn(trip, lisbon.startDate)).toEqual(['10:00 Arrival in Lisbon', '19:00 Welcome dinner']);
  expect(trip.bookings).toEqual({});
  expect(trip.travellers).toEqual({});
});

test('without costs nothing is planned to cost anything', () => {
  const { trip } = saved({ ...lisbon, costs: { flight: 0, stay: 0, food: 0, activities: 0, local: 0 } });
  expect(spendingOf(trip).planned).toBe(0);
  expect(unscheduledItems(trip).map(({ title }) => title)).toEqual(['Fado evening', 'Pastry workshop']);
});

const proposals = fc.record({
  days: fc.integer({ min: 1, max: 90 }),
  people: fc.integer({ min: 1, max: 30 }),
  budget: fc.integer({ min: 0, max: 1_000_000 }),
  costs: fc.record({
    flight: fc.nat(20_000),
    stay: fc.nat(20_000),
    food: fc.nat(20_000),
    activities: fc.nat(20_000),
    local: fc.nat(20_000),
  }),
  activities: fc.array(
    fc.record({
      name: fc.string({ minLength: 1, maxLength: 40 }).map((name) => `A${name.replace(/[^\w ]/g, '')}`),
      price: fc.option(fc.nat(500)),
      minutes: fc.option(fc.integer({ min: 1, max: 2_000 })),
      openingHours: fc.constantFrom(undefined, 'Mo 10:00-12:00', 'Tu-Su 09:00-18:00', 'Fr-Sa 19:00-03:00'),
    }),
    { maxLength: 40 },
  ),
});

test('any proposal can be saved: every cent of it is planned, inside of its dates, and undone at once', () => {
  fc.assert(
    fc.property(proposals, ({ days, ...rest }) => {
      const endDate = addDays(lisbon.startDate, days - 1);
      const { empty, trip, inverse } = saved({ ...lisbon, ...rest, endDate });
      const isCosted = Object.values(rest.costs).some((cost) => cost > 0);
      expect(spendingOf(trip).planned).toBe(isCosted ? rest.budget * 100 : 0);
      expect(checkPlan(trip).filter(({ kind }) => kind !== 'missing-night')).toEqual([]);
      const undone = apply(trip, inverse);
      expect(isApplied(undone) && undone.trip.items).toEqual(empty.items);
      expect(isApplied(undone) && undone.trip.bookings).toEqual(empty.bookings);
    }),
    { numRuns: 300 },
  );
});
