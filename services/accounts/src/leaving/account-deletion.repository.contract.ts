import { newAccountDeletion } from './account-deletion.model';
import type { AccountDeletionRepository } from './account-deletion.repository';

const NOW = new Date('2026-11-22T12:00:00Z');
const later = (ms: number) => new Date(NOW.getTime() + ms);
const deletion = (userId: string, at = NOW) => newAccountDeletion(userId, at, 1_000);

/** What every store of leavings must do. `create` gives an empty one. */
export function describeAccountDeletionRepository(
  name: string,
  create: () => Promise<AccountDeletionRepository>,
): void {
  describe(`leavings in ${name}`, () => {
    let deletions: AccountDeletionRepository;
    beforeEach(async () => (deletions = await create()));

    test('the first of an account counts, until it is cancelled', async () => {
      expect(await deletions.begin(deletion('ada'))).toEqual(deletion('ada'));
      expect(await deletions.begin(deletion('ada', later(5)))).toEqual(deletion('ada'));
      expect(await deletions.change('ada', 'leaving', { state: 'staying', checkAt: NOW })).toBe(true);
      expect(await deletions.begin(deletion('ada', later(5)))).toEqual(deletion('ada', later(5)));
      expect(await deletions.find('grace')).toBeNull();
    });

    test('of ten that begin at once one is stored', async () => {
      const begun = await Promise.all(
        Array.from({ length: 10 }, (_, at) => deletions.begin(deletion('ada', later(at)))),
      );
      const stored = await deletions.find('ada');
      expect(begun.every((each) => each.leavesAt.getTime() === stored?.leavesAt.getTime())).toBe(true);
    });

    test('is changed from the state that was seen, once', async () => {
      await deletions.begin(deletion('ada'));
      const erasing = () => deletions.change('ada', 'leaving', { state: 'erasing', checkAt: NOW });
      const outcomes = await Promise.all([erasing(), erasing(), erasing()]);
      expect(outcomes.filter(Boolean)).toHaveLength(1);
      expect(await deletions.change('ada', 'leaving', { state: 'staying', checkAt: NOW })).toBe(false);
      expect(await deletions.find('ada')).toMatchObject({ state: 'erasing' });
    });

    test('those due come in their order, as many as are asked for', async () => {
      for (const [userId, at] of [
        ['c', 30],
        ['a', 10],
        ['b', 20],
        ['d', 40],
      ] as const) {
        await deletions.begin(deletion(userId, later(at)));
      }
      const due = async (limit: number) => (await deletions.due(later(30), limit)).map(({ userId }) => userId);
      expect(await due(10)).toEqual(['a', 'b', 'c']);
      expect(await due(2)).toEqual(['a', 'b']);
    });

    test('is removed in the state that was seen only', async () => {
      await deletions.begin(deletion('ada'));
      await deletions.remove('ada', 'staying');
      expect(await deletions.find('ada')).not.toBeNull();
      await deletions.remove('ada', 'leaving');
      expect(await deletions.find('ada')).toBeNull();
    });
  });
}
