import type { Activity } from '@sojourn/contracts';
import { newTrip, type Outcome } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { ActivitiesTab } from './activities-tab';

const rome = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const activity = (id: string, known: Partial<Activity>): Activity => ({
  id,
  name: id,
  category: 'cultural',
  categoryName: 'Cultural',
  attractionType: 'Museums',
  duration: 'PT2H30M',
  location: 'Rome, Italy',
  destinationId: 'rome',
  rating: 4.5,
  reviewCount: 100,
  description: 'Worth the queue.',
  price: 18,
  ...known,
});
const found = [
  activity('museum', { name: 'Capitoline Museums', rating: 4.4 }),
  activity('walk', { name: 'Forum walk', attractionType: 'Tours', price: 0, rating: 4.8 }),
];

const Toast = () => {
  const { current } = useToast();
  return <output>{current && `${current.title}: ${current.description}`}</output>;
};
let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());
let outcomes: Outcome[] = [];
function open(fakes: Fakes = { 'GET /api/activities': () => found }, access: Partial<PlanAccess> = {}, plan = rome) {
  outcomes = [];
  api = fakeApi(fakes);
  return render(
    <PortalForTests user={null}>
      <PlanForTests plan={plan} access={access} onRun={(_, outcome) => outcomes.push(outcome)}>
        <ActivitiesTab />
      </PlanForTests>
      <Toast />
    </PortalForTests>,
  );
}
const cards = () => screen.getAllByRole('article');

describe('the activities of a trip', () => {
  test('are those of its place, best rated first, and added with one press', async () => {
    const { container } = open();
    expect(await screen.findByRole('heading', { name: 'Forum walk' })).toBeInTheDocument();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Forum walk',
      'Capitoline Museums',
    ]);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: /Add to Trip.*Capitoline Museums/ }));
    expect(within(cards()[1] as HTMLElement).getByText(/^Apr 11, \d{4}$/)).toBeInTheDocument();
    expect(outcomes).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: /Added.*Capitoline Museums/ }));
    expect(screen.getByText('Already added: Capitoline Museums is in your trip already.')).toBeInTheDocument();
    expect(outcomes).toHaveLength(1);
  });

  test('shows what one does there when the catalogue has a picture of it, else a scene', async () => {
    const picture = '/assets/activities/museum-dawn-0.1a2b.640.avif';
    const { container } = open({ 'GET /api/activities': () => [{ ...found[0], imageUrl: picture }, found[1]] });
    await screen.findByRole('heading', { name: 'Forum walk' });
    expect(container.querySelectorAll('[data-scene]')).toHaveLength(1);
    const shown = container.querySelector('article img') as HTMLImageElement;
    expect(shown).toHaveAttribute('src', picture);
    fireEvent.error(shown);
    expect(container.querySelectorAll('[data-scene]')).toHaveLength(2);
  });

  test("say so in the specification's words", async () => {
    const tell = jest.fn();
    open(undefined, { tell });
    await userEvent.click(await screen.findByRole('button', { name: /Add to Trip.*Forum walk/ }));
    expect(tell).toHaveBeenCalledWith(expect.objectContaining({ type: 'item.add' }), {
      title: 'Attraction Added',
      description: 'Forum walk has been added to your trip itinerary.',
    });
  });

  test('are narrowed by their type', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Museums' }));
    expect(cards()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'All' }));
    expect(cards()).toHaveLength(2);
  });

  test('may be none, or not be there', async () => {
    const plan = newTrip({ title: 'A', destination: 'Atlantis', startDate: '2127-04-10', endDate: '2127-04-14' });
    const { unmount } = open({ 'GET /api/activities': () => [] }, {}, plan);
    expect(await screen.findByText('No attractions found for the selected category.')).toBeInTheDocument();
    unmount();
    open({ 'GET /api/activities': () => fakeError(503, 'unavailable', 'The search is resting.') });
    expect(await screen.findByText('The search is resting.')).toBeInTheDocument();
  });

  test('can only be looked at by a viewer', async () => {
    open(undefined, { canEdit: false });
    expect(await screen.findByRole('heading', { name: 'Forum walk' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add/ })).not.toBeInTheDocument();
  });
});
