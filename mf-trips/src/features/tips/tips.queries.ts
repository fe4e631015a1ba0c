import { houseTipsSchema, type HouseTip } from '@sojourn/contracts/house-tips';
import type { TipPage } from '@sojourn/contracts/tip';
import { apiRequest, toast, useSession } from '@sojourn/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../shared/trips.queries';
import { browserTips } from './browser-tips.store';
import { readComments, readTips, serverTips } from './server-tips.store';
import { sampleTips } from './sample-tips.model';
import { postedTip, type Tip } from './tip.model';
import { TipNotKept, type TipStore } from './tip.store';

const HOUSE_PATH = '/api/destinations/tips';

/** When somebody is there, `YYYY-MM-DD`. */
type TripDays = { from?: string; to?: string };

type Paged = { key: readonly unknown[]; read: (after: string | undefined, signal: AbortSignal) => Promise<TipPage> };

/** Pages, newest first, one below the other: as many as were asked for, read anew together. */
function usePages({ key, read }: Paged) {
  const [count, setCount] = useState(1);
  const query = useQuery({
    queryKey: [...key, { pages: count }],
    async queryFn({ signal }): Promise<{ tips: Tip[]; isMore: boolean }> {
      const tips: Tip[] = [];
      let after: string | undefined;
      for (let page = 0; page < count; page += 1) {
        const { tips: more, next } = await read(after, signal);
        tips.push(...more.map(postedTip));
        if (next === null) return { tips, isMore: false };
        after = next;
      }
      return { tips, isMore: true };
    },
    // What is there stays while more is on its way; what is of another board or person does not.
    placeholderData: (before, of) =>
      JSON.stringify(of?.queryKey.slice(0, -1)) === JSON.stringify(key) ? before : undefined,
    networkMode: 'always',
  });
  const { tips = [], isMore = false } = query.data ?? {};
  return { ...query, found: tips, hasNextPage: isMore, fetchNextPage: () => setCount(count + 1) };
}

/** Does something to a board and reads it again; whether it was done. */
function useChange() {
  const queries = useQueryClient();
  return async (act: () => Promise<unknown>): Promise<boolean> => {
    try {
      await act();
      return true;
    } catch (error) {
      const description = error instanceof TipNotKept ? error.message : sentenceOf(error, 'Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['tips'] });
    }
  };
}

/** What can be done with a tip, wherever it is stored. */
export function useTipActs(destination: string) {
  const { user } = useSession();
  const change = useChange();
  const here = browserTips(user?.id ?? null);
  const guests = browserTips(null);
  const storeOf = (tip: Tip): TipStore => {
    if (tip.isLocal && guests.has(destination, tip)) return guests;
    return tip.isLocal || tip.isSample || !user ? here : serverTips;
  };
  return {
    /** Posts for everybody what somebody has written on this device; there it goes only when it is posted. */
    publish: (tip: Tip) =>
      change(async () => {
        await serverTips.post(destination, { content: tip.content, tags: [...tip.tags] }, '');
        await storeOf(tip).remove(destination, tip);
      }),
    post: (content: Parameters<TipStore['post']>[1]) =>
      change(() => (user ? serverTips : here).post(destination, content, 'You')),
    edit: (tip: Tip, content: Parameters<TipStore['edit']>[2]) =>
      change(() => storeOf(tip).edit(destination, tip, content)),
    toggleLike: (tip: Tip) => change(() => storeOf(tip).toggleLike(destination, tip)),
    async remove(tip: Tip, what = 'Tip') {
      // Where it goes back to: once it is gone, a guest's is no longer found where it was.
      const store = storeOf(tip);
      if (!(await change(() => store.remove(destination, tip)))) return;
      const undo = () => void change(() => store.restore(destination, tip));
      toast({ title: `${what} removed`, action: { label: 'Undo', onSelect: undo } });
    },
    async report(tip: Tip, what = 'Tip') {
      if (!(await change(() => storeOf(tip).report(destination, tip, true)))) return;
      const undo = () => void change(() => storeOf(tip).report(destination, tip, false));
      const description = 'You will not see it any more.';
      toast({ title: `${what} reported`, description, action: { label: 'Undo', onSelect: undo } });
    },
    change,
  };
}

/** What the house knows of a place for these days; nothing while the server does not answer. */
function useHouseTips(place: string, dates: TripDays): readonly HouseTip[] {
  const query = { place, ...dates };
  const { data } = useQuery({
    queryKey: [HOUSE_PATH, query],
    queryFn: ({ signal }) => apiRequest({ path: HOUSE_PATH, query, schema: houseTipsSchema, signal }),
    enabled: place !== '',
  });
  return data ?? [];
}

/** The tips of a destination: one's own of this browser, everybody's, and the house's for the days of the trip. */
export function useTips(destination: string, dates: TripDays = {}) {
  const { user } = useSession();
  const userId = user?.id ?? null;
  const here = browserTips(userId);
  const house = useHouseTips(destination, dates);
  const board = usePages({
    key: ['tips', userId, destination],
    read: (after, signal) => readTips(destination, after, signal),
  });
  const local = useQuery({
    queryKey: ['tips', userId, destination, 'here'],
    async queryFn() {
      const own = await here.list(destination);
      // What somebody wrote before they signed in is still theirs, and still nobody else's.
      const before = userId === null ? [] : await browserTips(null).list(destination);
      return [...before, ...own];
    },
    networkMode: 'always',
  });
  const others = userId === null ? here.marked(destination, board.found) : board.found;
  const own = local.data ?? [];
  return { ...board, tips: [...own, ...others, ...here.marked(destination, sampleTips(house))] };
}

/** The comments on a tip. */
export function useComments(tip: Tip) {
  const { user } = useSession();
  const key = ['tips', user?.id ?? null, 'comments', tip.id];
  const comments = usePages({ key, read: (after, signal) => readComments(tip, after, signal) });
  return { ...comments, comments: comments.found };
}
