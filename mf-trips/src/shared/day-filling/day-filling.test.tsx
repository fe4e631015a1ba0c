import type { Activity } from '@sojourn/contracts';
import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { newItem, newTrip } from '@sojourn/trip';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PlanForTests } from '../plan/plan-for-tests';
import { FillDayDialog } from './fill-day-dialog';
import { SimilarDialog } from './similar-dialog';

const day = '2127-04-11';
const activity = (name: string, known: Partial<Activity> = {}): Activity => ({
  ...{ id: name.toLowerCase(), name, category: 'cultural', categoryName: 'Cultural', attractionType: 'Tours' },
  ...{ duration: 'PT2H', location: 'Rome, Italy', destinationId: 'rome', rating: 4.5, reviewCount: 10 },
  ...{ description: 'Worth the queue.', price: 18 },
  ...known,
});
const catalogue = ['Forum', 'Pantheon', 'Trastevere', 'Vatican', 'Borghese', 'Testaccio'].map((name) => activity(name));
const item = (title: string, known: object = {}) => ({
  ...newItem({ type: 'activity', title, day, ...known }),
  ...{ version: 1, latest: 1 },
});
const rome: TripPlan = {
  ...newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-12' }),
  items: {
    own: item('Aunt Giulia', { start: '17:00' }),
    forum: item('Forum', { start: '10:00', source: { kind: 'attraction', id: 'forum' } }),
    lunch: item('Lunch', { type: 'meal', start: '13:00' }),
  },
};

let commands: TripCommand[];
const onClose = jest.fn();
const onSaved = jest.fn();
function open(dialog: 'day' | 'similar', { plan = rome, fakes = {} }: { plan?: TripPlan; fakes?: Fakes } = {}) {
  commands = [];
  api = fakeApi({ 'GET /api/activities': () => catalogue, ...fakes });
  return render(
    <PortalForTests at="/trips/7" user={null}>
      <PlanForTests plan={plan} onRun={(command) => commands.push(command)}>
        {dialog === 'day' ? (
          <FillDayDialog day={day} onClose={onClose} />
        ) : (
          <SimilarDialog itemId="forum" onClose={onClose} onSaved={onSaved} />
        )}
      </PlanForTests>
    </PortalForTests>,
  );
}
let api: ReturnType<typeof fakeApi>;
beforeEach(() => jest.clearAllMocks());
afterEach(() => api.restore());

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const slots = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a day planned again', () => {
  test('shows what it would be before anything changes, and changes it in one step', async () => {
    const { baseElement } = open('day');
    expect(await screen.findByRole('checkbox', { name: '5:00 PM Aunt Giulia' })).toBeChecked();
    expect(screen.getByRole('dialog', { name: /^Replace the plan of / })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: '10:00 AM Forum' })).not.toBeChecked();
    expect(screen.queryByRole('checkbox', { name: /Lunch/ })).not.toBeInTheDocument();
    expect(slots().join()).toMatch(/2h, \$18 a person/);
    expect(slots().join()).not.toMatch(/Forum/);
    expect(await axe(baseElement)).toHaveNoViolations();
    expect(commands).toEqual([]);
    await press('Use this plan');
    expect(onClose).toHaveBeenCalled();
    const [command] = commands;
    const steps = command?.type === 'batch' ? command.steps : [];
    expect(steps.filter(({ type }) => type === 'item.remove')).toEqual([
      { type: 'item.remove', id: 'forum', version: 1 },
    ]);
    expect(steps.filter(({ type }) => type === 'item.add').length).toBeGreaterThan(1);
  });

  test('keeps what is ticked, follows the pace, and shows others', async () => {
    open('day');
    await userEvent.click(await screen.findByRole('checkbox', { name: '10:00 AM Forum' }));
    const before = slots();
    await userEvent.click(screen.getByRole('radio', { name: 'Easy' }));
    expect(slots().length).toBeLessThan(before.length);
    const seen = new Set([slots().join()]);
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await press('Show others');
      seen.add(slots().join());
    }
    expect(seen.size).toBeGreaterThan(1);
    await press('Use this plan');
    expect(JSON.stringify(commands)).not.toContain('item.remove');
  });

  test('becomes lighter with what it has, and one for the rain has only what is under a roof', async () => {
    const withRoofs = catalogue.map((each) => ({ ...each, isIndoors: each.name === 'Borghese' }));
    open('day', { fakes: { 'GET /api/activities': () => withRoofs } });
    await userEvent.click(await screen.findByRole('radio', { name: 'Lighter' }));
    expect(screen.queryByRole('radiogroup', { name: 'Pace' })).not.toBeInTheDocument();
    expect(slots()).toHaveLength(1);
    expect(slots().join()).toMatch(/Forum/);
    await userEvent.click(screen.getByRole('radio', { name: 'Rain plan' }));
    expect(slots()).toHaveLength(1);
    expect(slots().join()).toMatch(/Borghese/);
    await press('Use this plan');
    expect(JSON.stringify(commands)).toMatch(/"title":"Borghese"/);
  });

  test('says that nothing more is under a roof', async () => {
    open('day');
    await userEvent.click(await screen.findByRole('radio', { name: 'Rain plan' }));
    expect(screen.getByText(/^Nothing more under a roof fits/)).toBeInTheDocument();
  });

  test('minds stairs and naps, and the trip remembers it', async () => {
    const steep = catalogue.map((each) => ({ ...each, isStrenuous: each.name !== 'Pantheon' }));
    const { baseElement } = open('day', { fakes: { 'GET /api/activities': () => steep } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'No stairs, steep ways or efforts' }));
    expect(slots()).toHaveLength(1);
    expect(slots().join()).toMatch(/Pantheon/);
    expect(await axe(baseElement)).toHaveNoViolations();
    await press('Use this plan');
    const [command] = commands;
    expect(command?.type === 'batch' && command.steps[0]).toMatchObject({
      type: 'head.edit',
      parts: { party: { needs: ['step-free'], version: 1 } },
    });
  });

  test('says why nothing fits', async () => {
    const shut = catalogue.map((each) => ({ ...each, openingHours: 'Mo-Su 02:00-03:00' }));
    open('day', { fakes: { 'GET /api/activities': () => shut } });
    expect(await screen.findByText(/Nothing else fits/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Use this plan' })).toBeDisabled();
  });

  test('says that nothing is known of a place', async () => {
    open('day', { fakes: { 'GET /api/activities': () => [] } });
    expect(await screen.findByText('We have no list of things to do in Rome, Italy yet.')).toBeInTheDocument();
  });

  test('tries again what could not be loaded', async () => {
    open('day', { fakes: { 'GET /api/activities': () => fakeError(503, 'unavailable', 'Resting.') } });
    expect(await screen.findByRole('heading', { name: 'Failed to load local attractions' })).toBeInTheDocument();
  });
});

describe('something similar', () => {
  test('takes the place of one event', async () => {
    const { baseElement } = open('similar');
    const choices = await screen.findByRole('radiogroup', { name: 'Instead' });
    expect(within(choices).getAllByRole('radio')).toHaveLength(5);
    expect(within(choices).queryByRole('radio', { name: /Forum/ })).not.toBeInTheDocument();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(within(choices).getByRole('radio', { name: /Vatican/ }));
    await press('Swap');
    expect(onSaved).toHaveBeenCalledWith('forum');
    expect(commands).toMatchObject([{ type: 'item.edit', id: 'forum', version: 1, fields: { title: 'Vatican' } }]);
  });

  test('says that there is nothing', async () => {
    open('similar', { fakes: { 'GET /api/activities': () => [activity('Forum')] } });
    await waitFor(() => expect(screen.getByText('Nothing else of ours fits into that time.')).toBeInTheDocument());
  });
});
