import type { Activity } from '@sojourn/contracts';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anActivity } from '../../shared/destination.fake';
import { Activities } from './activities';
import { ActivityList } from './activity-list';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

function open(fakes: Fakes, Shown = Activities) {
  api = fakeApi(fakes);
  return render(
    <PortalForTests at="/" user={null}>
      <Shown />
    </PortalForTests>,
  );
}

const sailing = anActivity();
const tasting = anActivity({ id: '2', name: 'Wine tasting', category: 'food', categoryName: 'Food', price: 0 });

describe('activities on the landing page', () => {
  test('are told with place, duration and price, and pass the accessibility rules', async () => {
    const { container } = open({ 'GET /api/activities': () => [sailing, tasting] });
    expect(await screen.findByRole('heading', { name: 'Caldera sailing' })).toBeInTheDocument();
    expect(screen.getByText('$115 per person')).toBeInTheDocument();
    expect(screen.getByText('Free')).toBeInTheDocument();
    expect(screen.getAllByText('5h')).toHaveLength(2);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('are narrowed by a category, and say so when it has none', async () => {
    open({ 'GET /api/activities': () => [sailing, tasting] });
    await userEvent.click(await screen.findByRole('button', { name: 'Food & Drink' }));
    expect(screen.queryByRole('heading', { name: 'Caldera sailing' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /nature/i }));
    expect(screen.getByText('No activities found for this category.')).toBeInTheDocument();
  });

  test('can be tried again when they did not load', async () => {
    let isBack = false;
    open({
      'GET /api/activities': () => (isBack ? [sailing] : fakeError(503, 'unavailable', 'Activities are resting.')),
    });
    expect(await screen.findByText('Activities are resting.')).toBeInTheDocument();
    isBack = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Caldera sailing' })).toBeInTheDocument();
  });
});

describe('the list of all activities', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    anActivity({ id: String(index), name: `Tour ${index}`, destinationId: `place ${index}` }),
  );
  const answering =
    (all: readonly Activity[]): Fakes[string] =>
    ({ query }) => {
      const found = all.filter(({ category }) => !query.get('category') || category === query.get('category'));
      return { total: found.length, activities: found.slice(0, Number(query.get('most'))) };
    };

  test('says how many there are and shows more when asked', async () => {
    const { container } = open({ 'GET /api/activities/found': answering(many) }, ActivityList);
    expect(await screen.findByRole('heading', { name: '20 activities Sample prices and ratings' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(18);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Tour 19')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('is narrowed by a category, and says so when it has none', async () => {
    open({ 'GET /api/activities/found': answering([...many, tasting]) }, ActivityList);
    await userEvent.click(screen.getByRole('button', { name: 'Food & Drink' }));
    expect(await screen.findByRole('heading', { name: '1 activity Sample prices and ratings' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Wine tasting' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Nature' }));
    expect(await screen.findByText('No activities found for this category.')).toBeVisible();
  });

  test('shows more of the category that was chosen', async () => {
    const meals = many.map((each): Activity => ({ ...each, category: 'food' }));
    open({ 'GET /api/activities/found': answering([...meals, sailing]) }, ActivityList);
    await userEvent.click(screen.getByRole('button', { name: 'Food & Drink' }));
    expect(await screen.findByRole('heading', { name: '20 activities Sample prices and ratings' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Tour 19')).toBeVisible();
    expect(screen.queryByText('Caldera sailing')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Food & Drink' })).toHaveAttribute('aria-pressed', 'true');
  });
});
