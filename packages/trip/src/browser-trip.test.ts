import { tripPlanSchema, type BrowserTrip } from '@sojourn/contracts/plan';
import fc from 'fast-check';
import { readBrowserTrip, specFieldsOf } from './browser-trip';
import { adding, doing } from './testing/trip-under-test';

// As mf-trips has stored trips since its first release.
const stored: BrowserTrip = {
  id: 1_000_000_000_001,
  name: 'Summer in Greece',
  destination: 'Santorini, Greece',
  startDate: '2027-07-10',
  endDate: '2027-07-20',
  imageUrl: '',
  activities: ['Sunset sail along the caldera', 'Walk from Fira to Oia'],
  accommodation: 'Cave house in Oia',
  flight: 'London to Santorini, one stop in Athens',
  totalBudget: 3_200,
  notes: 'Bring a hat',
  status: 'planning',
  sample: true,
};
const { id: _, sample: __, ...fields } = stored;
const read = (given: Partial<BrowserTrip> = {}, plan?: unknown) => {
  const trip = readBrowserTrip({ ...stored, ...given }, plan);
  if (!trip) throw new Error('This trip could not be read.');
  return trip;
};
const again = (trip: unknown): unknown => JSON.parse(JSON.stringify(trip));

describe('a trip of the older shape', () => {
  it('keeps everything: its head, and flight, stay and activities as items', () => {
    const trip = read();
    expect(trip.head).toMatchObject({
      title: { text: 'Summer in Greece', version: 1 },
      destination: { name: 'Santorini, Greece', position: null, timeZone: null },
      dates: { startDate: '2027-07-10', endDate: '2027-07-20' },
      budget: { cents: 320_000 },
      notes: { text: 'Bring a hat' },
      status: { status: 'planning' },
    });
    const items = Object.entries(trip.items).map(([id, { type, title, day }]) => [id, type, title, day]);
    expect(items).toEqual([
      ['lifted-1', 'flight', 'London to Santorini, one stop in Athens', null],
      ['lifted-2', 'stay', 'Cave house in Oia', null],
      ['lifted-3', 'activity', 'Sunset sail along the caldera', null],
      ['lifted-4', 'activity', 'Walk from Fira to Oia', null],
    ]);
    expect(tripPlanSchema.parse(again(trip))).toEqual(trip);
  });

  it('is the same trip each time, and gives its fields back', () => {
    expect(read()).toEqual(read());
    expect(specFieldsOf(read())).toEqual(fields);
    expect(specFieldsOf(read({ totalBudget: 0, accommodation: ' ', flight: '', activities: [''] }))).toMatchObject({
      totalBudget: 0,
      accommodation: '',
      flight: '',
      activities: [],
    });
  });

  it('that was written before our limits is read all the same, and what does not fit a line is in the notes', () => {
    const long = 'x'.repeat(130);
    const trip = read({
      name: `${long}\u202e`,
      activities: [long, '\u200b'],
      totalBudget: 9e12,
      imageUrl: 'y'.repeat(3_000),
      notes: 'a\u0000b',
    });
    expect(trip.head.title.text).toBe('x'.repeat(120));
    expect(trip.head.notes.text).toBe(`${long}\u202e\n\nab`);
    expect(trip.head.budget.cents).toBe(10_000_000_000);
    expect(trip.head.cover.imageUrl).toBe('');
    expect(
      Object.values(trip.items)
        .map(({ title, notes }) => [title, notes])
        .slice(2),
    ).toEqual([
      ['x'.repeat(120), long],
      ['Unnamed', '\u200b'],
    ]);
    expect(tripPlanSchema.parse(again(trip))).toEqual(trip);
    expect(read({ destination: '\u200b', totalBudget: -5 }).head).toMatchObject({
      destination: { name: 'Unnamed' },
      budget: { cents: null },
    });
  });

  it('whatever people wrote, a plan comes of it that keeps its contract', () => {
    const text = fc.string({ unit: 'binary', maxLength: 200 });
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 3 }), text, (...[name, destination, activities, notes]) => {
        const trip = read({ name, destination, activities, notes, accommodation: name, flight: destination });
        expect(tripPlanSchema.safeParse(again(trip)).success).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('a trip with its plan beside', () => {
  const { trip } = doing(read(), adding('i1', { day: '2027-07-11', start: '10:00', rank: 'b05' }), {
    type: 'head.edit',
    parts: { notes: { text: 'Two hats', version: 1 } },
  });

  it('is read as it was stored', () => {
    expect(read(specFieldsOf(trip), again(trip))).toEqual(trip);
  });

  it('takes over what an older Sojourn has written since, and loses nothing of the plan', () => {
    const older = {
      ...specFieldsOf(trip),
      name: 'Greece',
      endDate: '2027-07-21',
      totalBudget: 0,
      activities: ['Item i1', 'Boat'],
      flight: '',
    };
    const merged = read(
      { ...older, imageUrl: '/a.avif', status: 'confirmed', notes: 'Hat', destination: 'Crete' },
      again(trip),
    );
    expect(merged.head).toEqual({
      title: { text: 'Greece', version: 2, latest: 2 },
      destination: { name: 'Crete', position: null, timeZone: null, version: 2, latest: 2 },
      dates: { startDate: '2027-07-10', endDate: '2027-07-21', version: 2, latest: 2 },
      budget: { cents: null, version: 2, latest: 2 },
      notes: { text: 'Hat', version: 3, latest: 3 },
      status: { status: 'confirmed', version: 2, latest: 2 },
      cover: { imageUrl: '/a.avif', version: 2, latest: 2 },
      party: { people: null, from: '', version: 1, latest: 1 },
    });
    expect(merged.items).toMatchObject({ ...trip.items, 'lifted-5': { title: 'Boat', type: 'activity', rank: 'b06' } });
    expect(Object.keys(merged.items)).toHaveLength(6);
  });

  it.each([
    [{ startDate: '2027-07-09' }, ['2027-07-09', '2027-07-20']],
    [{ endDate: '2027-07-21' }, ['2027-07-10', '2027-07-21']],
  ])('takes over one of its dates alone: %j', (written, dates) => {
    const { startDate, endDate } = read({ ...specFieldsOf(trip), ...written }, again(trip)).head.dates;
    expect([startDate, endDate]).toEqual(dates);
  });

  it('names what there is to do in the trip’s order, however it is stored', () => {
    const backwards = { ...trip, items: Object.fromEntries(Object.entries(trip.items).reverse()) };
    expect(specFieldsOf(backwards)).toEqual(specFieldsOf(trip));
  });

  it('that this Sojourn cannot read is nobody’s to write over', () => {
    expect(readBrowserTrip(stored, { ...trip, shape: 2 })).toBeNull();
    expect(readBrowserTrip(stored, null)).toBeNull();
  });
});
