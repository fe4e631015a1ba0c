/** The use cases of tips: anybody reads a destination's board; whoever is signed in posts, comments, likes and reports. */
import { createHash, randomUUID } from 'node:crypto';
import {
  tipCursorOf,
  tipLimits,
  type SignedComment,
  type SignedReport,
  type SignedTip,
  type Tip as TipOnTheWire,
  type TipChange,
  type TipCursor,
  type TipDeleted,
  type TipPage,
} from '@sojourn/contracts/tip';
import type { PersonTips } from '@sojourn/contracts/data-rights';
import { AppError } from '@sojourn/node-kit';
import { tipBoardOf } from '@sojourn/trip';
import { createKeyedLock } from '../trip/keyed-lock';
import {
  dayOf,
  isOpenTo,
  marksADay,
  mostADay,
  purgedBefore,
  recordOf,
  reportKinds,
  restorableUntil,
  slotOf,
  toWire,
  type Mark,
  type MarkKind,
  type Tip,
} from './tip.model';
import type { TipPart, TipRepository } from './tip.repository';

const AT_ONCE = 100;
/** Of marks in a download. */
const MOST_MARKS = 10_000;

export type TipService = {
  /** @param userId null for a guest, here and below */
  list(userId: string | null, destination: string, after?: TipCursor): Promise<TipPage>;
  post(userId: string, tip: SignedTip): Promise<TipOnTheWire>;
  edit(userId: string, id: string, change: TipChange): Promise<TipOnTheWire>;
  remove(userId: string, id: string): Promise<TipDeleted>;
  restore(userId: string, id: string): Promise<TipOnTheWire>;
  like(userId: string, id: string, liked: boolean): Promise<TipOnTheWire>;
  report(userId: string, id: string, report: SignedReport): Promise<void>;
  comments(userId: string | null, id: string, after?: TipCursor): Promise<TipPage>;
  comment(userId: string, id: string, comment: SignedComment): Promise<TipOnTheWire>;
  /** Takes away for good some of what can no longer be brought back; how many. */
  purge(): Promise<number>;
  /** All that an account has written, and the ids of what it likes and reports: for its download. */
  collect(userId: string): Promise<PersonTips>;
  /** Takes away all that an account has posted and said: for when it is deleted. Safe to repeat. */
  removeOf(userId: string): Promise<void>;
};

const notFound = () => new AppError('not-found', 'This tip does not exist.');
const notOwn = () => new AppError('not-allowed', 'Only whoever wrote a tip can change it.');
const tooMany = (what: string) =>
  new AppError('limit-reached', `You have ${what} as much as there is room for today. Please go on tomorrow.`);

export function createTipService(tips: TipRepository, now: () => Date = () => new Date()): TipService {
  const locks = createKeyedLock('Many people are at this tip just now. Please try again in a moment.');

  const load = async (userId: string | null, id: string): Promise<Tip> => {
    const tip = await tips.find(id);
    if (!tip || !isOpenTo(tip, userId)) throw notFound();
    // A comment is there as long as its tip is.
    if (tip.parentId !== null) await load(userId, tip.parentId);
    return tip;
  };

  type Marks = { userId: string | null; kinds: readonly MarkKind[] };
  const marked = async ({ userId, kinds }: Marks, found: readonly Tip[]): Promise<Set<string>> => {
    const ids = found.map(({ id }) => id);
    return new Set(userId === null || ids.length === 0 ? [] : await tips.markedOf(userId, kinds, ids));
  };
  const likedOf = (userId: string | null, found: readonly Tip[]) => marked({ userId, kinds: ['like'] }, found);

  const show = async (userId: string, tip: Tip): Promise<TipOnTheWire> =>
    toWire(tip, { userId, liked: await likedOf(userId, [tip]) });

  const pageOf = async (part: Omit<TipPart, 'limit'>): Promise<TipPage> => {
    const { userId } = part;
    const found = await tips.listOf({ ...part, limit: tipLimits.perPage + 1 });
    const page = found.slice(0, tipLimits.perPage);
    const reported = await marked({ userId, kinds: reportKinds }, page);
    const reader = { userId, liked: await likedOf(userId, page) };
    const last = page.at(-1);
    return {
      tips: page.filter(({ id }) => !reported.has(id)).map((tip) => toWire(tip, reader)),
      next: found.length > page.length && last ? tipCursorOf(last) : null,
    };
  };

  /** Inserts into a free slot of the day; null when the same was posted under this key before. */
  const insertNext = async (tip: Omit<Tip, 'slot'>): Promise<Tip | null> => {
    if ((await tips.countOf(tip.authorId)) >= tipLimits.perAccount) {
      throw new AppError('limit-reached', 'An account has room for 1,000 tips and comments. Please remove some first.');
    }
    const { createdAt, parentId, authorId } = tip;
    const first = await tips.countSlots(authorId, slotOf(createdAt, parentId, 0).slice(0, -1));
    for (let nth = first; nth < mostADay(parentId); nth += 1) {
      const made = { ...tip, slot: slotOf(createdAt, parentId, nth) };
      const outcome = await tips.insert(made);
      if (outcome !== 'outrun') return outcome === 'inserted' ? made : null;
    }
    throw tooMany('written');
  };

  type Words = Pick<Tip, 'board' | 'destination' | 'parentId' | 'content' | 'tags'>;
  const add = (userId: string, words: Words, { author, key }: Pick<SignedTip, 'author' | 'key'>) =>
    locks.take(userId, async () => {
      const digest = digestOf(words);
      const again = async () => {
        const earlier = key === null ? null : await tips.findByKey(userId, key);
        if (earlier && earlier.digest !== digest) {
          throw new AppError('key-reused', 'This Idempotency-Key belongs to something else that was posted with it.');
        }
        return earlier;
      };
      const counts = { likes: 0, comments: 0, reports: 0 };
      const own = { id: randomUUID(), authorId: userId, author, key, digest, createdAt: now() };
      const tip =
        (await again()) ??
        (await insertNext({ ...words, ...own, ...counts, version: 1, deletedAt: null })) ??
        (await again());
      if (!tip || tip.deletedAt) throw new AppError('conflict', 'This was posted and removed again. Please try again.');
      if (tip.parentId !== null) await tips.recount(tip.parentId);
      return show(userId, tip);
    });

  const loadOwn = async (userId: string, id: string): Promise<Tip> => {
    const tip = await tips.find(id);
    if (!tip || (tip.authorId !== userId && !isOpenTo(tip, userId))) throw notFound();
    if (tip.authorId !== userId) throw notOwn();
    return tip;
  };

  const store = async (userId: string, next: Tip): Promise<Tip> => {
    if (await tips.update(next)) return next;
    const current = await tips.find(next.id);
    const details = current ? { details: await show(userId, current) } : {};
    throw new AppError('conflict', 'This tip was changed somewhere else in the meantime.', details);
  };

  /** Counts are made anew rather than moved by one, so that an end half-way leaves nothing wrong for good. */
  const changeMarks = async (tip: Tip, change: () => Promise<void>): Promise<Tip> => {
    await locks.take(tip.id, async () => {
      await change();
      await tips.recount(tip.id);
      if (tip.parentId !== null) await tips.recount(tip.parentId);
    });
    return (await tips.find(tip.id)) ?? tip;
  };

  const mark = async (tip: Tip, by: Pick<Mark, 'userId' | 'kind'>): Promise<Tip> => {
    const { userId, kind } = by;
    const made = { tipId: tip.id, ...by, at: now() };
    if ((await tips.countMarks(userId, kind, dayOf(made.at))) >= marksADay[kind]) {
      throw tooMany(kind === 'like' ? 'liked' : 'reported');
    }
    return changeMarks(tip, () => tips.mark(made));
  };

  const unmark = (tip: Tip, { userId, kinds }: { userId: string; kinds: readonly MarkKind[] }): Promise<Tip> =>
    changeMarks(tip, async () => {
      for (const kind of kinds) await tips.unmark({ tipId: tip.id, userId, kind });
    });

  return {
    list: (userId, destination, after) => pageOf({ board: tipBoardOf(destination), parentId: null, userId, after }),

    post(userId, { destination, content, tags, ...signed }) {
      return add(userId, { board: tipBoardOf(destination), destination, parentId: null, content, tags }, signed);
    },

    async edit(userId, id, { version, content, tags }) {
      const tip = await loadOwn(userId, id);
      if (tip.deletedAt) throw notFound();
      const changed = { ...tip, content, tags: tip.parentId === null ? tags : [] };
      return show(userId, await store(userId, { ...changed, version: version + 1 }));
    },

    async remove(userId, id) {
      const tip = await loadOwn(userId, id);
      const deletedAt = tip.deletedAt ?? now();
      if (!tip.deletedAt) await store(userId, { ...tip, deletedAt, version: tip.version + 1 });
      if (tip.parentId !== null) await tips.recount(tip.parentId);
      return { id, restorableUntil: restorableUntil(deletedAt).toISOString() };
    },

    async restore(userId, id) {
      const tip = await loadOwn(userId, id);
      const live = tip.deletedAt ? await store(userId, { ...tip, deletedAt: null, version: tip.version + 1 }) : tip;
      if (tip.parentId !== null) await tips.recount(tip.parentId);
      return show(userId, live);
    },

    async like(userId, id, liked) {
      const tip = await load(userId, id);
      return show(
        userId,
        await (liked ? mark(tip, { userId, kind: 'like' }) : unmark(tip, { userId, kinds: ['like'] })),
      );
    },

    async report(userId, id, { reported, isProven }) {
      // What others have reported as well is out of sight by now, and the report can be taken back all the same.
      const tip = await tips.find(id);
      if (!tip || tip.deletedAt) throw notFound();
      if (reported) await load(userId, id);
      if (tip.authorId === userId) throw new AppError('bad-input', 'Your own tip can be removed.');
      // The address may have been proven in between: what is taken back are both.
      await (reported
        ? mark(tip, { userId, kind: isProven ? 'report' : 'hide' })
        : unmark(tip, { userId, kinds: reportKinds }));
    },

    async comments(userId, id, after) {
      const { board } = await load(userId, id);
      return pageOf({ board, parentId: id, userId, after });
    },

    async comment(userId, id, { content, ...signed }) {
      const { board, destination, parentId } = await load(userId, id);
      if (parentId !== null) throw new AppError('bad-input', 'A comment cannot be commented on.');
      return add(userId, { board, destination, parentId: id, content, tags: [] }, signed);
    },

    async purge() {
      const gone = await tips.deletedBefore(purgedBefore(now()), AT_ONCE);
      for (const id of gone) await tips.purge(id);
      return gone.length;
    },

    async collect(userId) {
      const written: object[] = [];
      for (const id of await tips.someOf(userId, tipLimits.perAccount)) {
        const tip = await tips.find(id);
        if (tip) written.push(recordOf(tip));
      }
      const marked = await tips.someMarkedBy(userId, MOST_MARKS);
      return {
        written,
        liked: await tips.markedOf(userId, ['like'], marked),
        reported: await tips.markedOf(userId, reportKinds, marked),
      };
    },

    async removeOf(userId) {
      for (let own = await tips.someOf(userId, AT_ONCE); own.length > 0; own = await tips.someOf(userId, AT_ONCE)) {
        for (const id of own) {
          const parentId = (await tips.find(id))?.parentId;
          await tips.purge(id);
          if (parentId) await tips.recount(parentId);
        }
      }
      const said = () => tips.someMarkedBy(userId, AT_ONCE);
      for (let marks = await said(); marks.length > 0; marks = await said()) {
        for (const id of marks) {
          await tips.unmarkAll(userId, id);
          await tips.recount(id);
        }
      }
    },
  };
}

const digestOf = (words: object) => createHash('sha256').update(JSON.stringify(words)).digest('base64url');
