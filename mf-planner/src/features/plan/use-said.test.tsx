import { useToast } from '@sojourn/web-kit';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Planner } from './planner';

const NAMES = '/api/destinations/names';
let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({ [`GET ${NAMES}`]: () => [{ id: 'rome', name: 'Rome' }] });
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

/** The toast that the shell draws around the planner. */
const Toast = () => {
  const { current } = useToast();
  return (
    <aside>
      {current?.description}
      {current?.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
    </aside>
  );
};
const open = (at: string) =>
  render(
    <PortalForTests at={at} user={null}>
      <Planner onNearlyDone={() => undefined} />
      <Toast />
    </PortalForTests>,
  );
const choices = () => screen.findByRole('heading', { name: 'Your choices' });

test('a sentence that the address brings fills the steps, which are shown for review', async () => {
  open(`/plan-trip?say=${encodeURIComponent('museums in March, two of us, $900 each, from Leeds')}`);
  await choices();
  for (const said of ['Cultural', '$900', 'March', 'two of us']) expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByText('As you typed it')).toBeVisible();
});

test('a sentence that says no kind of vacation asks for one, with the rest filled in', async () => {
  const user = userEvent.setup();
  open('/plan-trip');
  await user.type(screen.getByRole('textbox', { name: 'Or say it in one sentence' }), 'ten days, $700 each{Enter}');
  expect(await screen.findByText(/Choose a kind of vacation/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What kind of vacation');
  expect(JSON.parse(localStorage.getItem('plannerDraft') ?? '{}')).toMatchObject({ budget: 700, vacationType: [] });
});

test('what was said in the steps before comes back by Undo', async () => {
  const user = userEvent.setup();
  localStorage.setItem('plannerDraft', JSON.stringify({ vacationType: ['party'], budget: 4321 }));
  open('/plan-trip');
  await user.type(screen.getByRole('textbox', { name: 'Or say it in one sentence' }), 'hiking, $700 each');
  await user.click(screen.getByRole('button', { name: 'Fill in the steps' }));
  await choices();
  expect(screen.getByText('Adventure')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('$4,321')).toBeVisible();
});
