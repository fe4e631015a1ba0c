import type { CurrentUser } from '@sojourn/contracts';
import type { Tip as PostedTip } from '@sojourn/contracts/tip';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserTips } from './browser-tips.store';
import { postedTip, type Tip } from './tip.model';
import { useComments, useTipActs, useTips } from './tips.queries';

const ROME = 'Rome, Italy';
const ana = { id: 'ana', username: 'ana' } as CurrentUser;
const wire = (id: string, more: Partial<PostedTip> = {}): PostedTip => ({
  ...{ id, parentId: null, destination: ROME, author: { name: 'Ben K.' }, content: `Words of ${id}`, tags: ['trains'] },
  ...{ createdAt: '2026-11-01T10:00:00.000Z', version: 4, likes: 2, comments: 0 },
  ...{ userHasLiked: false, isOwn: false, isHidden: false, ...more },
});
const bens = postedTip(wire('tip-1'));
const content = { content: 'Go early', tags: ['food'] };
const resting = () => fakeError(503, 'unavailable', 'Tips are resting.');
const told = Array.from({ length: 5 }, (_, at) => ({ id: `subject-${at}`, content: `Known ${at}`, tags: [] }));
const page = (ids: string[], next: string | null = null) => ({ tips: ids.map((id) => wire(id)), next });

let api: ReturnType<typeof fakeApi>;
let acts: ReturnType<typeof useTipActs>;
let board: ReturnType<typeof useTips>;
let shown: ReturnType<typeof useToast>;
let below: ReturnType<typeof useComments>;

const words = (tips: readonly Tip[]) =>
  tips
    .filter(({ isSample }) => !isSample)
    .map((tip) => `${tip.content} (${tip.likes})`)
    .join(', ');
const Subject = ({ destination = ROME }) => {
  acts = useTipActs(destination);
  board = useTips(destination);
  shown = useToast();
  return (
    <>
      <output aria-label="tips">{words(board.tips)}</output>
      <output aria-label="more">{String(board.hasNextPage)}</output>
    </>
  );
};
const Comments = ({ tip }: { tip: Tip }) => {
  below = useComments(tip);
  return <output aria-label="comments">{words(below.comments)}</output>;
};
const pageOf = (user: CurrentUser | null, destination?: string) => (
  <PortalForTests user={user}>
    <Subject {...(destination !== undefined && { destination })} />
  </PortalForTests>
);
function open(user: CurrentUser | null, fakes: Fakes = {}) {
  api = fakeApi({ 'GET /api/destinations/tips': () => told, 'GET /api/tips': () => page([]), ...fakes });
  return render(pageOf(user));
}
const shows = (name: string, text: string) => waitFor(() => expect(screen.getByLabelText(name).textContent).toBe(text));
const ofBoard = () => api.calls.filter(({ path }) => path.startsWith('/api/tips'));
const reads = () => ofBoard().filter(({ method }) => method === 'GET').length;
const changes = () =>
  api.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [`${method} ${path}`, body]);
function said() {
  if (!shown.current) return null;
  const { id: _, action, ...told } = shown.current;
  return action ? { ...told, action: action.label } : told;
}
const undo = () => act(async () => shown.current?.action?.onSelect());
const ready = (...others: number[]) =>
  waitFor(() => expect([board.isSuccess, reads()]).toEqual([true, others[0] ?? 1]));
const ownOf = async (userId: string | null) => browserTips(userId).list(ROME);
/** What somebody has written in this browser. */
async function written(userId: string | null): Promise<Tip> {
  await browserTips(userId).post(ROME, content, 'You');
  return (await ownOf(userId))[0] as Tip;
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  api.restore();
  onlineManager.setOnline(true);
  shown?.dismiss();
  jest.restoreAllMocks();
});

describe('the tips of a destination', () => {
  test('are read page by page, one below the other, as many as were asked for', async () => {
    const answers: Record<string, unknown> = { '': page(['a'], 'p2'), p2: page(['b'], 'p3'), p3: page(['c']) };
    open(ana, { 'GET /api/tips': ({ query }) => answers[query.get('after') ?? ''] });
    await shows('tips', 'Words of a (2)');
    await shows('more', 'true');
    const cursors = () => ofBoard().map(({ query }) => query.get('after'));
    expect(ofBoard()[0]?.query.get('destination')).toBe(ROME);
    expect(cursors()).toEqual([null]);
    await act(async () => board.fetchNextPage());
    await shows('tips', 'Words of a (2), Words of b (2)');
    await shows('more', 'true');
    expect(cursors()).toEqual([null, null, 'p2']);
    await act(async () => board.fetchNextPage());
    await shows('more', 'false');
    await shows('tips', 'Words of a (2), Words of b (2), Words of c (2)');
    // There is no page after the last one.
    await act(async () => board.fetchNextPage());
    await waitFor(() => expect(reads()).toBe(9));
    await shows('tips', 'Words of a (2), Words of b (2), Words of c (2)');
  });

  test('stay while more is on its way, and not when it is another place’s', async () => {
    const answers = [page(['a'], 'p2')];
    const { rerender } = open(ana, { 'GET /api/tips': () => answers.shift() ?? new Promise(() => {}) });
    await shows('tips', 'Words of a (2)');
    await act(async () => board.fetchNextPage());
    await waitFor(() => expect(reads()).toBe(2));
    await shows('tips', 'Words of a (2)');
    expect(board.isPlaceholderData).toBe(true);
    rerender(pageOf(ana, 'Oslo, Norway'));
    await shows('tips', '');
    await shows('more', 'false');
    await waitFor(() => expect(api.calls.at(-1)?.query.get('destination')).toBe('Oslo, Norway'));
  });

  test('are asked for without a connection too, as this browser’s own are', async () => {
    await written(null);
    onlineManager.setOnline(false);
    open(null);
    await shows('tips', 'Go early (0)');
    await ready();
  });

  test('begin with what a guest wrote here, then one’s own, then everybody’s, then samples', async () => {
    await browserTips(null).post(ROME, { ...content, content: 'As a guest' }, 'You');
    await browserTips('ana').post(ROME, { ...content, content: 'As Ana' }, 'You');
    await browserTips('ana').toggleLike(ROME, bens);
    open(ana, { 'GET /api/tips': () => page(['a']) });
    await shows('tips', 'As a guest (0), As Ana (0), Words of a (2)');
    await waitFor(() => expect(board.tips).toHaveLength(8));
    expect(board.tips.map(({ isSample }) => isSample).indexOf(true)).toBe(3);
  });

  test.each([
    ['marked by what a guest’s browser has', null, 'Words of a (3)'],
    ['not marked by what an account’s browser has', ana, 'Words of a (2)'],
  ])('of others are %s', async (_how, user, text) => {
    await browserTips(user?.id ?? null).toggleLike(ROME, { ...bens, id: 'a' });
    open(user, { 'GET /api/tips': () => page(['a']) });
    await shows('tips', text);
  });
});

describe('comments', () => {
  test('are read below their tip, page by page', async () => {
    const answers: Record<string, unknown> = { '': page(['a'], 'p2'), p2: page(['b']) };
    api = fakeApi({ 'GET /api/tips/:id/comments': ({ query }) => answers[query.get('after') ?? ''] });
    const asked = () => api.calls.flatMap(({ path, query }) => [path, query.get('after')]);
    const tipPage = (tip: Tip) => (
      <PortalForTests user={ana}>
        <Comments tip={tip} />
      </PortalForTests>
    );
    const { rerender } = render(tipPage(bens));
    await shows('comments', 'Words of a (2)');
    await act(async () => below.fetchNextPage());
    await shows('comments', 'Words of a (2), Words of b (2)');
    const path = '/api/tips/tip-1/comments';
    expect(asked()).toEqual([path, null, path, null, path, 'p2']);
    rerender(tipPage({ ...bens, id: 'tip-2' }));
    await shows('comments', '');
    await waitFor(() =>
      expect(asked().slice(6)).toEqual(['/api/tips/tip-2/comments', null, '/api/tips/tip-2/comments', 'p2']),
    );
  });
});

describe('a tip', () => {
  test('of a guest is kept in this browser, and the board is read again', async () => {
    open(null);
    await ready();
    await act(async () => expect(await acts.post(content)).toBe(true));
    await shows('tips', 'Go early (0)');
    expect(reads()).toBe(2);
    expect(changes()).toEqual([]);
    expect((await ownOf(null))[0]).toMatchObject({ ...content, author: { name: 'You' } });
    expect(said()).toBeNull();
  });

  test('of an account is posted for everybody', async () => {
    open(ana, { 'POST /api/tips': () => wire('made') });
    await ready();
    await act(async () => expect(await acts.post(content)).toBe(true));
    expect(changes()).toEqual([['POST /api/tips', { destination: ROME, ...content }]]);
    expect([await ownOf(null), await ownOf('ana')]).toEqual([[], []]);
    await ready(2);
  });

  test('of this browser is posted for everybody at a press, and then is no longer here', async () => {
    const guests = await written(null);
    const anas = await written('ana');
    open(ana, { 'POST /api/tips': () => wire('made') });
    await shows('tips', 'Go early (0), Go early (0)');
    for (const tip of [guests, anas]) await act(async () => expect(await acts.publish(tip)).toBe(true));
    expect(changes()).toEqual(Array(2).fill(['POST /api/tips', { destination: ROME, ...content }]));
    await shows('tips', '');
    expect([await ownOf(null), await ownOf('ana')]).toEqual([[], []]);
  });

  test('that could not be posted stays here, and the board is read again', async () => {
    const tip = await written('ana');
    open(ana, { 'POST /api/tips': resting });
    await ready();
    await act(async () => expect(await acts.publish(tip)).toBe(false));
    expect(said()).toEqual({ title: 'Error', description: 'Tips are resting.', variant: 'destructive' });
    expect(await ownOf('ana')).toHaveLength(1);
    await ready(2);
  });

  test.each<[string, () => Promise<unknown>, string]>([
    ['ours where there is none', () => Promise.reject('thrown'), 'Please try again.'],
    ['an error’s own', () => Promise.reject(new Error('No leave.')), 'No leave.'],
  ])('that is not changed is said in words that are %s', async (_whose, act_, description) => {
    open(null);
    await ready();
    await act(async () => expect(await acts.change(act_)).toBe(false));
    expect(said()).toEqual({ title: 'Error', description, variant: 'destructive' });
  });

  test('that this browser has no room for is said', async () => {
    open(null);
    await ready();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await act(async () => expect(await acts.post(content)).toBe(false));
    const description = 'This browser has no room for another tip.';
    expect(said()).toEqual({ title: 'Error', description, variant: 'destructive' });
  });

  test('of everybody is changed for everybody by who is signed in', async () => {
    open(ana, {
      'PUT /api/tips/:id': () => wire('tip-1'),
      'PUT /api/tips/:id/like': () => wire('tip-1'),
      'PUT /api/tips/:id/report': ({ body }) => body,
      'DELETE /api/tips/:id': () => ({ id: 'tip-1', restorableUntil: '2127-01-01T00:00:00.000Z' }),
      'POST /api/tips/:id/restore': () => wire('tip-1'),
    });
    await ready();
    await act(async () => expect(await acts.edit(bens, content)).toBe(true));
    await act(async () => expect(await acts.toggleLike(bens)).toBe(true));
    expect(said()).toBeNull();
    await act(() => acts.remove(bens));
    expect(said()).toEqual({ title: 'Tip removed', action: 'Undo' });
    await undo();
    await act(() => acts.report(bens));
    const description = 'You will not see it any more.';
    expect(said()).toEqual({ title: 'Tip reported', description, action: 'Undo' });
    await undo();
    await waitFor(() =>
      expect(changes()).toEqual([
        ['PUT /api/tips/tip-1', { ...content, version: 4 }],
        ['PUT /api/tips/tip-1/like', { liked: true }],
        ['DELETE /api/tips/tip-1', undefined],
        ['POST /api/tips/tip-1/restore', undefined],
        ['PUT /api/tips/tip-1/report', { reported: true }],
        ['PUT /api/tips/tip-1/report', { reported: false }],
      ]),
    );
    expect([localStorage.getItem('travelTips'), localStorage.getItem('travelTips ana board')]).toEqual([null, null]);
    await ready(7);
  });

  test('is called what it is when it goes', async () => {
    open(null);
    await ready();
    await act(() => acts.remove(bens, 'Comment'));
    expect(said()).toMatchObject({ title: 'Comment removed' });
    await act(() => acts.report(bens, 'Comment'));
    expect(said()).toMatchObject({ title: 'Comment reported' });
  });

  test('that could not go is not said to be gone', async () => {
    open(ana, { 'DELETE /api/tips/:id': resting, 'PUT /api/tips/:id/report': resting });
    await ready();
    for (const go of [() => acts.remove(bens), () => acts.report(bens)]) {
      await act(go);
      expect(said()).toEqual({ title: 'Error', description: 'Tips are resting.', variant: 'destructive' });
      act(() => shown.dismiss());
    }
  });

  test.each<[string, CurrentUser | null, string | null]>([
    ['a guest’s', null, null],
    ['what one wrote before one signed in', ana, null],
    ['one’s own of this browser', ana, 'ana'],
  ])('that is %s is edited, removed, and brought back here', async (_whose, user, owner) => {
    const tip = await written(owner);
    open(user);
    await ready();
    await act(async () => expect(await acts.edit(tip, { ...content, content: 'Go late' })).toBe(true));
    expect((await ownOf(owner))[0]?.content).toBe('Go late');
    await act(() => acts.remove(tip));
    expect(await ownOf(owner)).toEqual([]);
    await undo();
    await shows('tips', 'Go early (0)');
    expect(await ownOf(owner)).toHaveLength(1);
    expect(changes()).toEqual([]);
  });

  test.each([
    { what: 'a sample, liked by somebody signed in', user: ana, kind: { isSample: true, isLocal: false } },
    { what: 'everybody’s, liked by a guest', user: null, kind: { isSample: false, isLocal: false } },
    { what: 'gone from this browser, liked all the same', user: ana, kind: { isSample: false, isLocal: true } },
  ])('that is $what is marked in this browser', async ({ user, kind }) => {
    const key = user ? 'travelTips ana board' : 'travelTips';
    open(user);
    await ready();
    await act(async () => expect(await acts.toggleLike({ ...bens, ...kind })).toBe(true));
    expect(Object.keys(localStorage)).toEqual([key]);
    expect(localStorage.getItem(key)).toContain('"liked":["tip-1"]');
    expect(changes()).toEqual([]);
  });
});
