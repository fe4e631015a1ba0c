/** Tips in this browser: a person's own, what they like and what they do not want to see. */
import { instantSchema } from '@sojourn/contracts/plan';
import { z } from '@sojourn/contracts/zod';
import { foldWords } from '@sojourn/travel';
import { readStored, todayHere, writeStored } from '@sojourn/web-kit';
import { newPartId } from '../../shared/plan/plan-access';
import { sampleTips } from './sample-tips.model';
import { toggleLike, type Tip } from './tip.model';
import { TipNotKept, type TipContent, type TipStore } from './tip.store';

const KEY = 'travelTips';

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

const boardOf = (destination: string): Board => readStored(KEY, boardsSchema, {})[keyOf(destination)] ?? noBoard;

function change(destination: string, changed: (board: Board) => Board): void {
  const boards = readStored(KEY, boardsSchema, {});
  const next = { ...boards, [keyOf(destination)]: changed(boards[keyOf(destination)] ?? noBoard) };
  if (!writeStored(KEY, next)) throw new TipNotKept('This browser has no room for another tip.');
}

const without = (list: readonly string[], id: string) => list.filter((each) => each !== id);

function tipsOf(destination: string): Tip[] {
  const { tips, liked, hidden } = boardOf(destination);
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

/** See {@link TipStore}. */
export const browserTips: TipStore = {
  list: async (destination) => tipsOf(destination),

  post: async (destination, content: TipContent, author) =>
    change(destination, (board) => ({
      ...board,
      tips: [{ id: newPartId(), author, ...content, createdAt: new Date().toISOString() }, ...board.tips],
    })),

  edit: async (destination, id, content) =>
    change(destination, (board) => ({
      ...board,
      tips: board.tips.map((tip) => (tip.id === id ? { ...tip, ...content } : tip)),
    })),

  remove: async (destination, id) =>
    change(destination, (board) => ({ ...board, tips: board.tips.filter((tip) => tip.id !== id) })),

  toggleLike: async (destination, id) =>
    change(destination, (board) => ({
      ...board,
      liked: board.liked.includes(id) ? without(board.liked, id) : [...board.liked, id],
    })),

  report: async (destination, id, isHidden) =>
    change(destination, (board) => ({
      ...board,
      hidden: isHidden ? [...without(board.hidden, id), id] : without(board.hidden, id),
    })),
};
