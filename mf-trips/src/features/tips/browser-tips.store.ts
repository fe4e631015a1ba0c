/** Tips in this browser: a person's own, what they like and what they do not want to see. */
import { instantSchema } from '@sojourn/contracts/plan';
import { z } from '@sojourn/contracts/zod';
import { foldWords } from '@sojourn/travel';
import { readStored, todayHere, writeStored } from '@sojourn/web-kit';
import { newPartId } from '../../shared/plan/plan-access';
import { sampleTips } from './sample-tips.model';
import { toggleLike, type Tip } from './tip.model';
import { TipNotKept, type TipStore } from './tip.store';

// An account's are its own, and cleared when it signs out.
const keyFor = (userId: string | null) => (userId === null ? 'travelTips' : `travelTips ${userId} board`);

const ownTipSchema = z.object({
  id: z.string(),
  author: z.string(),
  content: z.string(),
  tags: z.array(z.string()),
  createdAt: instantSchema,
});
const boardSchema = z.object({
  tips: z.array(ownTipSchema),
  liked: z.array(z.string()),
  hidden: z.array(z.string()),
});
const boardsSchema = z.record(z.string(), boardSchema);

type Board = z.infer<typeof boardSchema>;

const noBoard: Board = { tips: [], liked: [], hidden: [] };
// 'Rome' and 'rome, Italy' are one board.
const keyOf = (destination: string) => foldWords(destination.split(',')[0] ?? '');

const without = (list: readonly string[], id: string) => list.filter((each) => each !== id);

function shownTips({ tips, liked, hidden }: Board, destination: string): Tip[] {
  const own = tips.map(({ author, ...tip }): Tip => ({
    ...tip,
    author: { name: author },
    likes: 0,
    comments: 0,
    userHasLiked: false,
    isSample: false,
    isOwn: true,
  }));
  return [...own, ...sampleTips(destination, todayHere())]
    .filter(({ id }) => !hidden.includes(id))
    .map((tip) => (liked.includes(tip.id) ? toggleLike(tip) : tip));
}

/** @param userId null for a guest */
export function browserTips(userId: string | null): TipStore {
  const key = keyFor(userId);
  const boards = () => readStored(key, boardsSchema, {});
  const boardOf = (destination: string): Board => boards()[keyOf(destination)] ?? noBoard;

  const change = async (destination: string, changed: (board: Board) => Partial<Board>) => {
    const board = boardOf(destination);
    const next = { ...boards(), [keyOf(destination)]: { ...board, ...changed(board) } };
    if (!writeStored(key, next)) throw new TipNotKept('This browser has no room for another tip.');
  };

  return {
    list: async (destination) => shownTips(boardOf(destination), destination),

    post: (destination, content, author) =>
      change(destination, ({ tips }) => ({
        tips: [{ id: newPartId(), author, ...content, createdAt: new Date().toISOString() }, ...tips],
      })),

    edit: (destination, id, content) =>
      change(destination, ({ tips }) => ({ tips: tips.map((tip) => (tip.id === id ? { ...tip, ...content } : tip)) })),

    remove: (destination, id) => change(destination, ({ tips }) => ({ tips: tips.filter((tip) => tip.id !== id) })),

    toggleLike: (destination, id) =>
      change(destination, ({ liked }) => ({ liked: liked.includes(id) ? without(liked, id) : [...liked, id] })),

    report: (destination, id, isHidden) =>
      change(destination, ({ hidden }) => ({ hidden: isHidden ? [...without(hidden, id), id] : without(hidden, id) })),
  };
}
