import type { CurrentUser } from '@sojourn/contracts';
import type { Tip } from '@sojourn/contracts/tip';
import { newTrip } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { TipsTab } from './tips-tab';

const tripTo = (destination: string) =>
  newTrip({ title: 'Away', destination, startDate: '2127-04-10', endDate: '2127-04-14' });

const Toast = () => {
  const { current } = useToast();
  return (
    <output>
      {current && `${current.title}: ${current.description ?? ''}`}
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </output>
  );
};
const ana = { id: 'ana', username: 'ana', firstName: 'Ana', lastName: 'Silva' } as CurrentUser;
const posted: Tip = {
  id: 'tip-1',
  parentId: null,
  destination: 'Rome, Italy',
  author: { name: 'Ben K.' },
  content: 'Take the early train',
  tags: ['trains'],
  createdAt: '2026-11-01T10:00:00.000Z',
  version: 1,
  likes: 2,
  comments: 0,
  userHasLiked: false,
  isOwn: false,
  isHidden: false,
};

/** A bff that keeps one board and its comments. */
function keeping(...kept: Tip[]): Fakes {
  let board = kept;
  let comments: Tip[] = [];
  let gone: Tip[] = [];
  const change = (id: string | undefined, changed: Partial<Tip>) => {
    board = board.map((tip) => (tip.id === id ? { ...tip, ...changed } : tip));
    return board.find((tip) => tip.id === id);
  };
  return {
    'GET /api/tips': () => ({ tips: board, next: null }),
    'POST /api/tips': ({ body }) => {
      const tip = {
        ...posted,
        ...(body as object),
        id: `made-${board.length}`,
        author: { name: 'Ana S.' },
        isOwn: true,
      };
      board = [tip, ...board];
      return tip;
    },
    'PUT /api/tips/:id': ({ body, params }) => change(params['id'], { ...(body as object), version: 2 }),
    'DELETE /api/tips/:id': ({ params }) => {
      gone = board.filter(({ id }) => id === params['id']);
      board = board.filter(({ id }) => id !== params['id']);
      return { id: params['id'], restorableUntil: '2127-01-01T00:00:00.000Z' };
    },
    'POST /api/tips/:id/restore': () => {
      board = [...gone, ...board];
      return gone[0];
    },
    'PUT /api/tips/:id/like': ({ body, params }) => {
      const { liked } = body as { liked: boolean };
      return change(params['id'], { likes: liked ? 3 : 2, userHasLiked: liked });
    },
    'PUT /api/tips/:id/report': ({ body, params }) => {
      const { reported } = body as { reported: boolean };
      if (reported) gone = board.filter(({ id }) => id === params['id']);
      board = reported ? board.filter(({ id }) => id !== params['id']) : [...gone, ...board];
      return { reported };
    },
    'GET /api/tips/:id/comments': () => ({ tips: comments, next: null }),
    'POST /api/tips/:id/comments': ({ body, params }) => {
      const comment = { ...posted, ...(body as object), id: 'comment-1', parentId: params['id'] ?? '', isOwn: true };
      comments = [{ ...comment, author: { name: 'Ana S.' } }, ...comments];
      change(params['id'], { comments: comments.length });
      return comment;
    },
  };
}

const told = Array.from({ length: 5 }, (_, at) => ({
  id: `subject-${at}`,
  content: `What is known ${at}`,
  tags: ['rome'],
}));

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

function open(destination = 'Rome, Italy', { user = null as CurrentUser | null, fakes = keeping() } = {}) {
  api = fakeApi({ 'GET /api/destinations/tips': () => told, ...fakes });
  return render(
    <PortalForTests user={user} at="/trips/7?tab=tips">
      <PlanForTests plan={tripTo(destination)}>
        <TipsTab />
      </PlanForTests>
      <Toast />
    </PortalForTests>,
  );
}
const tips = () => screen.findAllByRole('article');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

async function post(content: string, tags = '') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your tip' }), content);
  if (tags) await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), tags);
  await userEvent.click(button('Post Tip'));
}

describe('tips of a destination', () => {
  test('show what the house knows for the days of the trip, marked as its own and without a date', async () => {
    const { container } = open();
    expect(await tips()).toHaveLength(5);
    expect(screen.getAllByText('Written by Sojourn')).toHaveLength(5);
    expect(screen.queryByText('Today')).not.toBeInTheDocument();
    expect(container.querySelector('time')).toBeNull();
    const { dates } = tripTo('Rome, Italy').head;
    expect(api.calls.find(({ path }) => path === '/api/destinations/tips')?.query.toString()).toBe(
      new URLSearchParams({ place: 'Rome, Italy', from: dates.startDate, to: dates.endDate }).toString(),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  test('are posted at the top, and stay in this browser for the place', async () => {
    const { unmount } = open();
    await tips();
    await post('Go early', 'Food, ,BUDGET');
    expect(await screen.findByText('Success: Your tip has been posted.')).toBeInTheDocument();
    const [first] = await tips();
    expect(within(first as HTMLElement).getByText('Go early')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByText('Today')).toBeInTheDocument();
    expect(
      within(first as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['food', 'budget']);
    expect(screen.getByRole('textbox', { name: 'Your tip' })).toHaveValue('');
    unmount();
    open('rome');
    expect(await screen.findByText('Go early')).toBeInTheDocument();
  });

  test('need words', async () => {
    open();
    await tips();
    await post('   ');
    expect(screen.getByText('Tip content cannot be empty')).toBeInTheDocument();
    expect(await tips()).toHaveLength(5);
  });

  test('are liked once, and no longer', async () => {
    open();
    const [first] = await tips();
    const like = within(first as HTMLElement).getByRole('button', { name: /likes?$/ });
    const count = Number.parseInt(like.textContent ?? '', 10);
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveTextContent(count === 0 ? '1 like' : `${count + 1} likes`));
    expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveTextContent(`${count} likes`));
  });

  test('of one’s own are edited and removed, and can be brought back', async () => {
    open();
    await tips();
    await post('Go early');
    await userEvent.click(await screen.findByRole('button', { name: 'Edit your tip' }));
    const form = within(screen.getByRole('region', { name: 'Edit your tip' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Your tip' }), ' in May');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Go early in May')).toBeInTheDocument();
    await userEvent.click(button('Remove your tip'));
    await waitFor(() => expect(screen.queryByText('Go early in May')).not.toBeInTheDocument());
    await userEvent.click(button('Undo'));
    expect(await screen.findByText('Go early in May')).toBeInTheDocument();
  });

  test('that are reported are hidden at once', async () => {
    open();
    await tips();
    await userEvent.click(screen.getAllByRole('button', { name: 'Report the tip by Sojourn' })[0] as HTMLElement);
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(button('Undo'));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  });

  test('that cannot be kept stay typed', async () => {
    open();
    await tips();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    await post('Go early');
    expect(await screen.findByText('Error: This browser has no room for another tip.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your tip' })).toHaveValue('Go early');
    full.mockRestore();
  });
});

describe('tips for everybody', () => {
  const own = () => screen.findByRole('article', { name: 'Tip by Ana S.' });
  const others = () => screen.findByRole('article', { name: 'Tip by Ben K.' });

  test('are read by guests, who keep their own on this device and are offered to sign in', async () => {
    const { container } = open('Rome, Italy', { fakes: keeping(posted) });
    expect(within(await others()).getByText('Take the early train')).toBeInTheDocument();
    await post('Go early');
    const mine = within(await screen.findByRole('article', { name: 'Tip by You' }));
    expect(mine.getByText('On this device')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Ftrips%2F7%3Ftab%3Dtips',
    );
    await userEvent.click(within(await others()).getByRole('button', { name: '2 likes' }));
    expect(await screen.findByRole('button', { name: '3 likes', pressed: true })).toBeInTheDocument();
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('are posted, edited and removed by who is signed in, and come back', async () => {
    open('Rome, Italy', { user: ana });
    await tips();
    await post('Go early', 'Food');
    expect(within(await own()).getByText('Go early')).toBeInTheDocument();
    expect(screen.queryByText('On this device')).not.toBeInTheDocument();
    await userEvent.click(button('Edit your tip'));
    const form = within(screen.getByRole('region', { name: 'Edit your tip' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Your tip' }), ' in May');
    await userEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Go early in May')).toBeInTheDocument();
    await userEvent.click(button('Remove your tip'));
    await waitFor(() => expect(screen.queryByText('Go early in May')).not.toBeInTheDocument());
    await userEvent.click(button('Undo'));
    expect(await screen.findByText('Go early in May')).toBeInTheDocument();
  });

  test('that somebody wrote before they signed in are posted at a press, and then no longer on this device', async () => {
    const { unmount } = open();
    await tips();
    await post('Go early', 'Food');
    await screen.findByText('On this device');
    unmount();
    api.restore();
    const guest = localStorage.getItem('travelTips');
    const down = () => fakeError(400, 'limit-reached', 'Trips cannot be reached right now.');
    const failed = open('Rome, Italy', { user: ana, fakes: { ...keeping(), 'POST /api/tips': down } });
    await userEvent.click(await screen.findByRole('button', { name: 'Post for others' }));
    expect(await screen.findByText('Error: Trips cannot be reached right now.')).toBeInTheDocument();
    expect(localStorage.getItem('travelTips')).toBe(guest);
    failed.unmount();
    api.restore();
    open('Rome, Italy', { user: ana });
    await userEvent.click(await screen.findByRole('button', { name: 'Post for others' }));
    expect(within(await own()).getByText('food')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('On this device')).not.toBeInTheDocument());
    expect(screen.getAllByText('Go early')).toHaveLength(1);
  });

  test('are liked and reported in one’s own name', async () => {
    open('Rome, Italy', { user: ana, fakes: keeping(posted) });
    await userEvent.click(within(await others()).getByRole('button', { name: '2 likes' }));
    expect(await screen.findByRole('button', { name: '3 likes', pressed: true })).toBeInTheDocument();
    await userEvent.click(button('Report the tip by Ben K.'));
    await waitFor(() => expect(screen.queryByText('Take the early train')).not.toBeInTheDocument());
    await userEvent.click(button('Undo'));
    expect(await screen.findByText('Take the early train')).toBeInTheDocument();
  });

  test('are commented on; an empty comment says what is missing', async () => {
    open('Rome, Italy', { user: ana, fakes: keeping(posted) });
    await userEvent.click(within(await others()).getByRole('button', { name: '0 comments' }));
    const comments = within(screen.getByRole('region', { name: 'Comments on the tip by Ben K.' }));
    expect(await comments.findByText('No comments yet.')).toBeInTheDocument();
    await userEvent.click(comments.getByRole('button', { name: 'Post Comment' }));
    expect(comments.getByText('Tip content cannot be empty')).toBeInTheDocument();
    await userEvent.type(comments.getByRole('textbox', { name: 'Your comment' }), 'So true');
    await userEvent.click(comments.getByRole('button', { name: 'Post Comment' }));
    expect(await comments.findByText('So true')).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '1 comment' })).toBeInTheDocument();
  });

  test('have comments that a guest reads, and neither writes nor reports', async () => {
    const comment = { ...posted, id: 'comment-1', parentId: 'tip-1', content: 'So true', author: { name: 'Cleo M.' } };
    const fakes = { ...keeping(posted), 'GET /api/tips/:id/comments': () => ({ tips: [comment], next: null }) };
    open('Rome, Italy', { fakes });
    await userEvent.click(within(await others()).getByRole('button', { name: '0 comments' }));
    const comments = within(screen.getByRole('region', { name: 'Comments on the tip by Ben K.' }));
    expect(await comments.findByText('So true')).toBeInTheDocument();
    expect(comments.getByRole('link', { name: 'Sign in' })).toBeInTheDocument();
    expect(comments.queryByRole('button')).not.toBeInTheDocument();
  });

  test('have comments that stay typed when they cannot be posted; unread ones are not called none', async () => {
    const down = () => fakeError(400, 'limit-reached', 'Trips cannot be reached right now.');
    const fakes = { ...keeping(posted), 'GET /api/tips/:id/comments': down, 'POST /api/tips/:id/comments': down };
    open('Rome, Italy', { user: ana, fakes });
    await userEvent.click(within(await others()).getByRole('button', { name: '0 comments' }));
    const comments = within(screen.getByRole('region', { name: 'Comments on the tip by Ben K.' }));
    expect(await comments.findByText('Failed to load comments')).toBeInTheDocument();
    expect(comments.queryByText('No comments yet.')).not.toBeInTheDocument();
    await userEvent.type(comments.getByRole('textbox', { name: 'Your comment' }), 'So true');
    await userEvent.click(comments.getByRole('button', { name: 'Post Comment' }));
    expect(await screen.findByText('Error: Trips cannot be reached right now.')).toBeInTheDocument();
    expect(comments.getByRole('textbox', { name: 'Your comment' })).toHaveValue('So true');
  });

  test('that cannot be read leave what this browser has; what cannot be posted stays typed', async () => {
    const down = () => fakeError(400, 'limit-reached', 'Trips cannot be reached right now.');
    open('Rome, Italy', { user: ana, fakes: { 'GET /api/tips': down, 'POST /api/tips': down } });
    expect(await screen.findByText('Failed to load travel tips')).toBeInTheDocument();
    expect(await tips()).toHaveLength(5);
    await post('Go early');
    expect(await screen.findByText('Error: Trips cannot be reached right now.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Your tip' })).toHaveValue('Go early');
  });
});
