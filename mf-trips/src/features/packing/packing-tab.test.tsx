import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, newTrip } from '@sojourn/trip';
import { PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { PackingTab } from './packing-tab';

const rome = newTrip({
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
});
const done = (plan: TripPlan, ...commands: TripCommand[]): TripPlan =>
  commands.reduce((trip, command) => {
    const outcome = apply(trip, command);
    if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
    return outcome.trip;
  }, plan);
const own = (id: string, label: string, travellerId: string | null = null): TripCommand => ({
  type: 'packing.add',
  id,
  content: { label, category: 'Beach', travellerId },
});

const toasts: string[] = [];
function open(plan: TripPlan = rome, access: Partial<PlanAccess> = {}) {
  toasts.length = 0;
  return render(
    <PortalForTests user={null}>
      <PlanForTests plan={plan} access={access}>
        <PackingTab />
      </PlanForTests>
    </PortalForTests>,
  );
}
const box = (name: string | RegExp) => screen.getByRole('checkbox', { name });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const make = () => userEvent.click(button('Make my packing list'));

describe('a packing list', () => {
  test('is made from the days, the climate and the kind of trip, which are said', async () => {
    open();
    expect(screen.getByText('7 nights').parentElement).toHaveTextContent(/7 nights.*mild weather/);
    await userEvent.selectOptions(screen.getByLabelText('Kind of trip'), 'Business');
    await make();
    expect(box('Underwear (9)')).not.toBeChecked();
    expect(box('Business suit')).toBeInTheDocument();
    expect(screen.getByText('0 of 25')).toBeInTheDocument();
    expect(screen.getByLabelText('Kind of trip')).toHaveValue('business');
  });

  test('keeps ticks and own items when it is made again', async () => {
    open();
    await make();
    await userEvent.click(box('Passport or ID'));
    await userEvent.type(screen.getByLabelText('Add an item'), '  Snorkel {Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Kind of trip'), 'Hiking');
    await userEvent.click(button('Update the list'));
    expect(box('Hiking boots')).toBeInTheDocument();
    expect(box('Passport or ID')).toBeChecked();
    expect(box('Snorkel')).not.toBeChecked();
  });

  test('ignores a blank item, and keeps what was typed when it cannot be used', async () => {
    open();
    const field = screen.getByLabelText('Add an item');
    await userEvent.type(field, '   {Enter}');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, `${'long '.repeat(30)}{Enter}`);
    expect(screen.getByText('Please use at most 120 characters.')).toBeInTheDocument();
    expect(field).toHaveValue('long '.repeat(30));
  });

  test('says how far it has come, rounded', async () => {
    open(done(rome, own('own-1', 'Snorkel'), own('own-2', 'Kite'), own('own-3', 'Ball')));
    await userEvent.click(box('Kite'));
    expect(screen.getByText('33%')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1 of 3, 33%');
    expect(screen.getByText('2 things to go.')).toBeInTheDocument();
  });

  test('shows what is still to pack or packed, and one category until its chip is pressed again', async () => {
    open(done(rome, own('own-1', 'Snorkel'), own('own-2', 'Kite')));
    await make();
    await userEvent.click(box('Snorkel'));
    await userEvent.click(screen.getByRole('radio', { name: 'Packed' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: 'To Pack' }));
    expect(screen.queryByRole('checkbox', { name: 'Snorkel' })).not.toBeInTheDocument();
    const chip = button(/^Beach/);
    await userEvent.click(chip);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    await userEvent.click(chip);
    expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(15);
  });

  test('leaves focus in the list when the row that had it goes', async () => {
    open(done(rome, own('own-1', 'Snorkel'), own('own-2', 'Kite')));
    await userEvent.click(screen.getByRole('radio', { name: 'To Pack' }));
    box('Snorkel').focus();
    await userEvent.keyboard(' ');
    expect(box('Kite')).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(screen.getByText(/Nothing here/)).toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('is reset after a question, and nothing is removed', async () => {
    open(done(rome, own('own-1', 'Snorkel')));
    await userEvent.click(box('Snorkel'));
    await userEvent.click(button('Reset'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(box('Snorkel')).toBeChecked();
    await userEvent.click(button('Reset'));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Reset' }));
    expect(box('Snorkel')).not.toBeChecked();
  });

  test('says what is done, and removes an item', async () => {
    const said: unknown[] = [];
    const tell: PlanAccess['tell'] = (command, words) => said.push(command.type, words?.title);
    open(done(rome, own('own-1', 'Snorkel')), { tell });
    await userEvent.click(button('Remove Snorkel'));
    expect(said).toEqual(['packing.remove', 'Item removed']);
  });

  test('is one for each of several travellers', async () => {
    const going = (id: string, name: string): TripCommand => ({ type: 'traveller.add', id, content: { name } });
    open(done(rome, going('ana-1', 'Ana'), going('ben-1', 'Ben'), own('own-1', 'Snorkel', 'ben-1')));
    expect(screen.getByText(/a list for each of 2 travellers/)).toBeInTheDocument();
    await userEvent.click(button('Make my packing list').closest('button') as HTMLElement);
    expect(screen.getAllByRole('checkbox', { name: /Passport or ID/ })).toHaveLength(2);
    await userEvent.selectOptions(screen.getByLabelText('Traveller'), 'Ana');
    expect(screen.getAllByRole('checkbox', { name: /Passport or ID/ })).toHaveLength(1);
    expect(screen.queryByRole('checkbox', { name: 'Snorkel' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByLabelText('Add an item for Ana'), 'Novel{Enter}');
    await userEvent.selectOptions(screen.getByLabelText('Traveller'), 'Everybody');
    expect(box('Novel Ana')).toBeInTheDocument();
  });

  test('can only be looked at by a viewer', () => {
    open(done(rome, own('own-1', 'Snorkel')), { canEdit: false, role: 'viewer' });
    expect(box('Snorkel')).toBeDisabled();
    expect(screen.queryByLabelText('Add an item')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Remove|Reset|Update|Make/ })).not.toBeInTheDocument();
  });

  test('has no accessibility violations, empty and full', async () => {
    const { container } = open();
    expect(await axe(container)).toHaveNoViolations();
    await make();
    expect(await axe(container)).toHaveNoViolations();
  });
});
