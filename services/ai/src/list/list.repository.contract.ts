import { aPreference } from '../recommendation/preferences.fake';
import { aRecommendation } from './list.fake';
import { listOf, type StoredList } from './list.model';
import type { ListRepository } from './list.repository';

const stored = (tokenDigest: string, minute: number, key = 'an-answer'): StoredList => ({
  tokenDigest,
  key,
  createdAt: new Date(Date.UTC(2126, 10, 22, 9, minute)),
  expiresAt: new Date(Date.UTC(2126, 11, 22, 9, minute)),
  list: listOf({ recommendations: [aRecommendation()], source: 'catalogue' }, aPreference(), '2026-11-22'),
});

/** What every store of lists must do. */
export function describeListRepository(name: string, open: () => ListRepository): void {
  describe(`lists in ${name}`, () => {
    test('a list is found by the digest of its token, whole', async () => {
      const lists = open();
      await lists.insert(stored('one', 1), 20);
      expect(await lists.find('one')).toEqual(stored('one', 1));
      expect(await lists.find('another')).toBeNull();
    });

    test('the oldest of an answer make room, and nobody else’s', async () => {
      const lists = open();
      await lists.insert(stored('other', 0, 'another-answer'), 2);
      for (const minute of [1, 2, 3]) await lists.insert(stored(`full-${minute}`, minute, 'full'), 2);
      const found = await Promise.all(['other', 'full-1', 'full-2', 'full-3'].map((digest) => lists.find(digest)));
      expect(found.map((list) => list !== null)).toEqual([true, false, true, true]);
    });
  });
}
