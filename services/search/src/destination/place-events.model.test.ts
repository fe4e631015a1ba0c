import { eventDaysWords, eventsAhead, ownEventsOf, type PlaceEvent } from './place-events.model';

const event = (name: string, [from, to]: readonly [string, string], more: Partial<PlaceEvent> = {}): PlaceEvent => ({
  ...{ name, from, to, factor: 1.5, isShared: false, ...more },
});
const carnival = event('Carnival', ['2027-02-05', '2027-02-10'], { factor: 2.6 });
const newYear = event('New Year', ['12-29', '01-01']);
const namesIn = ({ events }: { events: readonly PlaceEvent[] }) => events.map(({ name, from }) => `${name} ${from}`);

describe('events of a place', () => {
  test('leaves out what its whole country has, but for a place that holds it in its own way', () => {
    const national = [event('Carnival', ['2027-02-05', '2027-02-10']), event('Easter', ['2027-03-26', '2027-03-29'])];
    const own = ownEventsOf([carnival, ...national.slice(1), { ...newYear, name: undefined }], {
      national,
      others: [[{ ...carnival, factor: 2 }]],
    });
    expect(own).toEqual([{ ...carnival, isShared: true }]);
  });

  test('tells what is on during the journey before anything else', () => {
    const days = { from: '2027-02-08', to: '2027-02-12' };
    expect(eventsAhead([newYear, carnival], days).isDuring).toBe(true);
    expect(namesIn(eventsAhead([newYear, carnival], days))).toEqual(['Carnival 2027-02-05']);
  });

  test('finds a feast that begins in one year and ends in the next', () => {
    expect(namesIn(eventsAhead([newYear], { from: '2027-01-01', to: '2027-01-03' }))).toEqual(['New Year 2026-12-29']);
    expect(namesIn(eventsAhead([newYear], { from: '2026-12-27', to: '2026-12-30' }))).toEqual(['New Year 2026-12-29']);
  });

  test('tells the fullest of the year ahead once each, in their order, when none is on during the journey', () => {
    const found = eventsAhead([newYear, carnival, event('Fair', ['06-01', '06-03'], { factor: 1.2 })], {
      from: '2026-11-30',
      to: '2026-12-04',
    });
    expect(found.isDuring).toBe(false);
    expect(namesIn(found)).toEqual(['New Year 2026-12-29', 'Carnival 2027-02-05']);
  });

  test('tells one at least that no other place of the country has, else none', () => {
    const days = { from: '2026-11-30', to: '2027-11-30' };
    const shared = [
      { ...carnival, isShared: true },
      { ...newYear, isShared: true },
    ];
    expect(eventsAhead(shared, days).events).toEqual([]);
    expect(namesIn(eventsAhead([...shared, event('Fair', ['06-01', '06-03'], { factor: 1.2 })], days))).toEqual([
      'Carnival 2027-02-05',
      'Fair 2027-06-01',
    ]);
  });

  test.each([
    [carnival, 'February 5 to 10, 2027'],
    [event('Hogmanay', ['2026-12-29', '2027-01-01']), 'December 29 to January 1, 2027'],
    [event('One day', ['2027-05-01', '2027-05-01']), 'May 1, 2027'],
  ])('writes the days of an event as people do', (known, words) => {
    expect(eventDaysWords(known)).toBe(words);
  });
});
