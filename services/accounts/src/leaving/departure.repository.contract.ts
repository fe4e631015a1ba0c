import { newDeparture } from './departure.model';
import type { DepartureRepository } from './departure.repository';

const NOW = new Date('2026-11-22T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const departure = (userId: string, at = NOW) => newDeparture(userId, at, 1_000);

/** What every store of leavings must do. `create` gives an empty one. */
export function describeDepartureRepository(name: string, create: () => Promise<DepartureRepository>): void {
  describe(`leavings in ${name}`, () => {
    let departures: DepartureRepository;
    beforeEach(async () => (departures = await create()));

    test('the first of an account counts, until it is cancelled', async () => {
      expect(await departures.begin(departure('ada'))).toEqual(departure('ada'));
      expect(await departures.begin(departure('ada', later(5)))).toEqual(departure('ada'));
      expect(await departures.change('ada', 'leaving', { state: 'staying', checkAt: NOW })).toBe(true);
      expect(await departures.begin(departure('ada', later(5)))).toEqual(departure('ada', later(5)));
      expect(await departures.find('grace')).toBeNull();
    });

    test('of ten that begin at once one is stored', async () => {
      const begun = await Promise.all(
        Array.from({ length: 10 }, (_, at) => departures.begin(departure('ada', later(at)))),
      );
      const stored = await departures.find('ada');
      expect(begun.every((each) => each.leavesAt.getTime() === stored?.leavesAt.getTime())).toBe(true);
    });

    test('is changed from the state that was seen, once', async () => {
      await departures.begin(departure('ada'));
      const erasing = () => departures.change('ada', 'leaving', { state: 'erasing', checkAt: NOW });
      const outcomes = await Promise.all([erasing(), erasing(), erasing()]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await departures.change('ada', 'leaving', { state: 'staying', checkAt: NOW })).toBe(false);
      expect(await departures.find('ada')).toMatchObject({ state: 'erasing' });
    });

    test('those due come in their order, as many as are asked for', async () => {
      for (const [userId, at] of [
        ['c', 30],
        ['a', 10],
        ['b', 20],
        ['d', 40],
      ] as const) {
        await departures.begin(departure(userId, later(at)));
      }
      const due = async (limit: number) => (await departures.due(later(30), limit)).map(({ userId }) => userId);
      expect(await due(10)).toEqual(['a', 'b', 'c']);
      expect(await due(2)).toEqual(['a', 'b']);
    });

    test('is removed in the state that was seen only', async () => {
      await departures.begin(departure('ada'));
      await departures.remove('ada', 'staying');
      expect(await departures.find('ada')).not.toBeNull();
      await departures.remove('ada', 'leaving');
      expect(await departures.find('ada')).toBeNull();
    });
  });
}
