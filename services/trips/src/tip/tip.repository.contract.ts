/** What every way of storing tips must do; run on the fake and on the document engines. */
import { randomUUID } from 'node:crypto';
import type { Tip } from './tip.model';
import type { TipRepository } from './tip.repository';

const noon = new Date('2026-11-22T12:00:00.000Z');
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);

export function describeTipRepository(name: string, open: () => TipRepository): void {
  describe(`tips stored by ${name}`, () => {
    let board = '';
    let ana = '';
    let ben = '';
    beforeEach(() => {
      [board, ana, ben] = [`board ${randomUUID()}`, `ana ${randomUUID()}`, `ben ${randomUUID()}`];
    });

    let nth = 0;
    const make = (given: Partial<Tip> = {}): Tip => ({
      id: randomUUID(),
      board,
      parentId: null,
      destination: 'Rome, Italy',
      authorId: ana,
      author: 'Ana S.',
      content: 'Go early 🌅',
      tags: ['food'],
      createdAt: noon,
      version: 1,
      likes: 0,
      comments: 0,
      reports: 0,
      slot: `2026-11-22 tip ${(nth += 1)}`,
      key: null,
      digest: 'digest',
      deletedAt: null,
      ...given,
    });
    const keep = async (given: Partial<Tip> = {}): Promise<Tip> => {
      const tip = make(given);
      expect(await open().insert(tip)).toBe('inserted');
      return tip;
    };
    const idsOf = async (part: Partial<Parameters<TipRepository['listOf']>[0]> = {}) =>
      (await open().listOf({ board, parentId: null, userId: null, limit: 50, ...part })).map(({ id }) => id);
    const mark = (tip: Tip, userId: string, made: 'like' | 'report' | { at: Date }) =>
      open().mark({
        tipId: tip.id,
        userId,
        ...(typeof made === 'string' ? { kind: made, at: noon } : { kind: 'report', ...made }),
      });

    it('gives a tip back as it was stored, by its id and by its key', async () => {
      const key = `key-${randomUUID()}`;
      const tips = [await keep({ key }), await keep()];
      for (const tip of tips) expect(await open().find(tip.id)).toEqual(tip);
      expect(await open().findByKey(ana, key)).toEqual(tips[0]);
      expect(await open().findByKey(ben, key)).toBeNull();
      expect(await open().find('nobody')).toBeNull();
    });

    it('stores one post a slot and a key of an author, also when many come at once', async () => {
      const key = `key-${randomUUID()}`;
      const rivals = await Promise.all(Array.from({ length: 5 }, () => open().insert(make({ slot: 'one' }))));
      expect(rivals.filter((outcome) => outcome === 'inserted')).toHaveLength(1);
      expect(rivals.filter((outcome) => outcome === 'outrun')).toHaveLength(4);
      await keep({ key });
      expect(await open().insert(make({ key }))).toBe('duplicate');
      await keep({ authorId: ben, key, slot: 'one' });
    });

    it('lists a board newest first, page by page, comments by themselves', async () => {
      const [first, third] = [await keep(), await keep({ createdAt: later(2) })];
      const second = await keep({ createdAt: later(1) });
      const twin = await keep({ createdAt: later(1) });
      const comment = await keep({ parentId: first.id });
      await keep({ board: `${board} elsewhere` });
      const middle = [second, twin].sort((one, other) => (one.id > other.id ? -1 : 1));
      const all = [third, ...middle, first].map(({ id }) => id);
      expect(await idsOf()).toEqual(all);
      expect(await idsOf({ limit: 2 })).toEqual(all.slice(0, 2));
      expect(await idsOf({ after: middle[0] as Tip })).toEqual(all.slice(2));
      expect(await idsOf({ parentId: first.id })).toEqual([comment.id]);
    });

    it('changes a tip of the version before, and no other', async () => {
      const tip = await keep();
      const next = { ...tip, content: 'Go late', tags: [], version: 2 };
      expect(await open().update(next)).toBe(true);
      expect(await open().update({ ...next, content: 'Go never' })).toBe(false);
      expect(await open().find(tip.id)).toEqual(next);
      expect(await open().update({ ...next, version: 3, deletedAt: noon })).toBe(true);
      expect(await idsOf()).toEqual([]);
      expect(await open().deletedBefore(noon, 1_000)).not.toContain(tip.id);
      expect(await open().deletedBefore(later(1), 1_000)).toContain(tip.id);
    });

    it('has one mark of a kind of everybody, and counts anew', async () => {
      const tip = await keep();
      for (const userId of [ana, ben, ben]) await mark(tip, userId, 'like');
      await mark(tip, ben, 'report');
      await keep({ parentId: tip.id });
      await keep({ parentId: tip.id, deletedAt: noon });
      await open().recount(tip.id);
      expect(await open().find(tip.id)).toMatchObject({ likes: 2, reports: 1, comments: 1, version: 1 });
      expect(await open().markedOf(ben, ['like'], [tip.id, 'other'])).toEqual([tip.id]);
      expect(await open().markedOf(ana, ['report'], [tip.id])).toEqual([]);
      await open().unmark({ tipId: tip.id, userId: ben, kind: 'like' });
      await open().recount(tip.id);
      expect(await open().find(tip.id)).toMatchObject({ likes: 1, reports: 1 });
    });

    it('hides what three have reported from everybody but its author', async () => {
      const tip = await keep();
      const comment = await keep({ parentId: tip.id });
      for (const userId of ['one', 'two', 'three']) {
        expect(await idsOf()).toEqual([tip.id]);
        for (const each of [tip, comment]) {
          await mark(each, `${userId} ${board}`, 'report');
          await open().recount(each.id);
        }
      }
      await open().recount(tip.id);
      expect(await idsOf()).toEqual([]);
      expect(await idsOf({ userId: ben })).toEqual([]);
      expect(await idsOf({ userId: ana })).toEqual([tip.id]);
      expect(await open().find(tip.id)).toMatchObject({ reports: 3, comments: 0 });
    });

    it('counts posts, slots of a day and marks since', async () => {
      await keep({ slot: 'x tip 0' });
      await keep({ slot: 'x tip 1', deletedAt: noon });
      await keep({ slot: 'x comment 0' });
      expect(await open().countOf(ana)).toBe(2);
      expect(await open().countSlots(ana, 'x tip ')).toBe(2);
      expect(await open().countSlots(ben, 'x tip ')).toBe(0);
      const tips = [await keep(), await keep()];
      for (const [at, tip] of tips.entries()) await mark(tip, ben, { at: later(at) });
      expect(await open().countMarks(ben, 'report', later(1))).toBe(1);
      expect(await open().countMarks(ben, 'report', noon)).toBe(2);
      expect(await open().countMarks(ben, 'like', noon)).toBe(0);
    });

    it('takes away a tip with its comments and all marks, and what somebody said', async () => {
      const [tip, other] = [await keep(), await keep()];
      const comment = await keep({ parentId: tip.id, authorId: ben });
      for (const each of [tip, comment, other]) await mark(each, ben, 'like');
      await mark(other, ben, 'report');
      expect((await open().someMarkedBy(ben, 9)).sort()).toEqual([tip.id, comment.id, other.id].sort());
      await open().purge(tip.id);
      expect(await open().find(comment.id)).toBeNull();
      expect(await open().someOf(ana, 9)).toEqual([other.id]);
      expect(await open().someMarkedBy(ben, 9)).toEqual([other.id]);
      await open().unmarkAll(ben, other.id);
      expect(await open().someMarkedBy(ben, 9)).toEqual([]);
    });
  });
}
