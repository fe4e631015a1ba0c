import type { ExpenseContent, TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, dollars, isApplied, newTrip, type Outcome } from '@sojourn/trip';
import { formatDate, todayHere, useToast } from '@sojourn/web-kit';
import { PortalForTests } from '@sojourn/web-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { ExpensesTab } from './expenses-tab';

const rome = newTrip({
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2127-04-10',
  endDate: '2127-04-17',
  budgetCents: 100_000,
});
const done = (plan: TripPlan, ...commands: TripCommand[]): TripPlan =>
  commands.reduce((trip, command) => {
    const outcome = apply(trip, command);
    if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
    return outcome.trip;
  }, plan);
const going = (id: string, name: string): TripCommand => ({ type: 'traveller.add', id, content: { name } });
const add = (id: string, cents: number, known: Partial<ExpenseContent> = {}): TripCommand => ({
  type: 'expense.add',
  id,
  content: {
    description: `Expense ${id}`,
    money: dollars(cents, '2127-04-10'),
    category: 'food',
    day: '2127-04-10',
    paidBy: null,
    sharedBy: [],
    bookingId: null,
    ...known,
  },
});
const both = done(rome, going('ana-1', 'Ana'), going('ben-1', 'Ben'));
const half = [
  { travellerId: 'ana-1', weight: 1 },
  { travellerId: 'ben-1', weight: 1 },
];

const Toast = () => {
  const { current } = useToast();
  return <output>{current && `${current.title}: ${current.description ?? ''}`}</output>;
};
let ran: [TripCommand, Outcome][] = [];
function open(plan: TripPlan = rome, access: Partial<PlanAccess> = {}) {
  ran = [];
  return render(
    <PortalForTests user={null}>
      <PlanForTests plan={plan} access={access} onRun={(...each) => ran.push(each)}>
        <ExpensesTab />
      </PlanForTests>
      <Toast />
    </PortalForTests>,
  );
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => screen.findByRole('dialog');
const field = (name: string) => screen.getByRole('textbox', { name });
const press = async (name: string) => userEvent.click(within(await dialog()).getByRole('button', { name }));
const type = (name: string, text: string) => fireEvent.change(field(name), { target: { value: text } });
const list = () => screen.getByRole('region', { name: 'Expenses' });
const rows = () => within(list()).getAllByRole('listitem');
const budget = () => screen.getByRole('region', { name: 'Budget' });

describe('expenses', () => {
  test('begin with the first one', async () => {
    open();
    await userEvent.click(button('Record Your First Expense'));
    await dialog();
    type('Description', 'Dinner');
    type('Amount', '1,080.50');
    await press('Add Expense');
    expect(await screen.findByRole('button', { name: 'Edit Dinner' })).toBeInTheDocument();
    expect(within(budget()).getByText('$1,080.50')).toBeInTheDocument();
    expect(within(budget()).getByText('$80.50 over budget')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test("say what is wrong at the field, with the specification's words, and keep what was typed", async () => {
    open();
    await userEvent.click(button('Record Your First Expense'));
    await dialog();
    type('Amount', '12,5');
    await press('Add Expense');
    expect(screen.getByText('Invalid input: Please provide a valid description and amount')).toBeInTheDocument();
    expect(screen.getByText('Please write decimals with a point, such as 12.50.')).toBeInTheDocument();
    expect(field('Description')).toHaveAccessibleDescription('Please say what it was for.');
    expect(field('Description')).toHaveFocus();
    expect(field('Amount')).toHaveValue('12,5');
    type('Description', '\u202eevil');
    expect(screen.getByText('Please remove the hidden character at the beginning (U+202E).')).toBeInTheDocument();
    type('Description', 'x'.repeat(10_000));
    expect(screen.getByText('Please use at most 200 characters.')).toBeInTheDocument();
    expect(ran).toEqual([]);
  });

  test('can be in any currency, at a rate that is an estimate until one is typed', async () => {
    open();
    await userEvent.click(button('Record Your First Expense'));
    await dialog();
    type('Description', 'Ramen');
    type('Amount', '1200');
    await userEvent.selectOptions(screen.getByLabelText('Currency'), 'JPY');
    expect(screen.getByText(/The rate is an estimate, as of/)).toBeInTheDocument();
    type('Rate: dollars for 1 JPY', '0.0065');
    expect(screen.getByText(/That is \$7.80. Further expenses in this currency start with this rate/)).toBeVisible();
    await press('Add Expense');
    expect(await within(list()).findByText('1,200 JPY')).toBeInTheDocument();
    expect(within(list()).getByText('$7.80')).toBeInTheDocument();
    expect(screen.getByText(/1 JPY = \$0.0065/)).toBeInTheDocument();
  });

  test('are edited and removed; what somebody else changed meanwhile is said first', async () => {
    let isFirst = true;
    const theirs: Outcome = {
      refusal: { reason: 'conflict', message: 'Dinner was changed somewhere else in the meantime.', conflicts: [] },
    };
    const run = jest.fn(() => {
      const refusal = isFirst && 'refusal' in theirs ? theirs.refusal : null;
      isFirst = false;
      return refusal;
    });
    open(done(rome, add('e-1', 1200)), { run });
    await userEvent.click(button('Edit Expense e-1'));
    await dialog();
    expect(field('Amount')).toHaveValue('12.00');
    type('Amount', '13');
    await press('Save Changes');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Dinner was changed somewhere else in the meantime. It now says: Expense e-1, 12.00 USD. Save once more to keep yours.',
    );
    expect(field('Amount')).toHaveValue('13');
    await press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(run).toHaveBeenCalledTimes(2);
  });

  test('leave focus in the list when one is removed', async () => {
    open(done(rome, add('e-1', 100), add('e-2', 200), add('e-3', 300)));
    button('Remove Expense e-2').focus();
    await userEvent.keyboard('{Enter}');
    expect(rows()).toHaveLength(2);
    expect(list()).toContainElement(document.activeElement as HTMLElement);
  });

  test('are split, and settled with the fewest payments', async () => {
    open(done(both, add('e-1', 3001, { paidBy: 'ana-1', sharedBy: half })));
    const settle = screen.getByRole('region', { name: 'Settle up' });
    expect(within(settle).getByText('1 payment settles everything.')).toBeInTheDocument();
    expect(within(settle).getByText('$15.00')).toBeInTheDocument();
    expect(within(list()).getByText('Food, paid by Ana, shared by 2 people')).toBeInTheDocument();
    await userEvent.click(button('Add Expense'));
    await dialog();
    type('Description', 'Taxi');
    type('Amount', '30.00');
    await userEvent.selectOptions(screen.getByLabelText('Paid by'), 'Ben');
    await userEvent.click(screen.getByRole('radio', { name: 'By amounts' }));
    type('Ana', '20');
    await press('Add Expense');
    expect(screen.getByText('10.00 USD is still to be shared.')).toBeInTheDocument();
    type('Ben', '10');
    await press('Add Expense');
    expect(await within(settle).findByText('$5.00')).toBeInTheDocument();
  });

  test('are settled by what somebody paid, which costs the trip nothing and can be taken back', async () => {
    open(done(both, add('e-1', 3001, { paidBy: 'ana-1', sharedBy: half })));
    const settle = screen.getByRole('region', { name: 'Settle up' });
    await userEvent.click(button('Mark as paid: Ben to Ana, $15.00'));
    expect(within(settle).getByText('Nobody owes anybody anything.')).toBeInTheDocument();
    expect(within(settle).getByText('Ben paid Ana')).toBeInTheDocument();
    expect(rows()).toHaveLength(1);
    expect(screen.getByText('1 expense, $30.01')).toBeInTheDocument();
    await userEvent.click(button('Remove the payment: Ben paid Ana, $15.00'));
    expect(within(settle).getByText('1 payment settles everything.')).toBeInTheDocument();
  });

  test('take a traveller who is added while one is written', async () => {
    open();
    await userEvent.click(button('Record Your First Expense'));
    const form = within(await dialog());
    await userEvent.type(form.getByRole('textbox', { name: 'Add a traveller' }), 'Cleo{Enter}');
    expect(form.getByLabelText('Paid by')).toHaveDisplayValue('Cleo');
    await userEvent.click(form.getByRole('radio', { name: 'Equally' }));
    expect(form.getByRole('checkbox', { name: /Cleo/ })).toBeChecked();
  });

  test('are filtered, and shown all again', async () => {
    open(done(both, add('e-1', 100), add('e-2', 250, { category: 'shopping', paidBy: 'ben-1', sharedBy: half })));
    await userEvent.selectOptions(screen.getByLabelText('Category'), 'Shopping');
    expect(screen.getByText('1 expense, $2.50')).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Person'), 'Ana');
    expect(rows()).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Day'), 'Apr 10, 2127');
    await userEvent.click(button('Show all'));
    expect(screen.getByText('2 expenses, $3.50')).toBeInTheDocument();
  });

  test('are all shown again when the traveller they are filtered by is removed', async () => {
    open(done(both, going('cleo-1', 'Cleo'), add('e-1', 100, { paidBy: 'ana-1', sharedBy: half })));
    await userEvent.selectOptions(screen.getByLabelText('Person'), 'Cleo');
    expect(screen.getByText('0 expenses, $0.00')).toBeInTheDocument();
    await userEvent.click(button('Remove Cleo'));
    expect(screen.getByText('1 expense, $1.00')).toBeInTheDocument();
  });

  const expensesOf = (count: number) => {
    const many = Array.from({ length: count }, (_, at) => [`e-${at}`, add(`e-${at}`, 100)] as const);
    return Object.fromEntries(
      many.map(([id, step]) => [id, { ...(step as { content: ExpenseContent }).content, version: 1, latest: 1 }]),
    );
  };

  test('that are left are counted on the button that shows them', async () => {
    open({ ...rome, expenses: expensesOf(63) });
    await userEvent.click(button('Show 13 more'));
    expect(rows()).toHaveLength(63);
    expect(screen.queryByRole('button', { name: /^Show \d+ more/ })).not.toBeInTheDocument();
  });

  test('of a thousand are drawn a page at a time', async () => {
    open({ ...rome, expenses: expensesOf(1_000) });
    expect(screen.getByText('1,000 expenses, $1,000.00')).toBeInTheDocument();
    expect(rows()).toHaveLength(50);
    await userEvent.click(button('Show 50 more'));
    expect(rows()).toHaveLength(100);
  });

  test('are seen as a picture and as a table, planned against spent', async () => {
    const { container } = open(
      done(both, add('e-1', 100), add('e-2', 250, { category: 'shopping', day: '2127-01-01' })),
    );
    expect(await screen.findByRole('list', { name: 'Spent and planned by category' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /something on 2 of 9. Most: Before the trip, \$2.50/ })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const table = screen.getByRole('table', { name: 'By category' });
    expect(within(table).getByRole('row', { name: 'Total $0.00 $3.50' })).toBeInTheDocument();
    expect(within(screen.getByRole('table', { name: 'By day' })).getAllByRole('row')).toHaveLength(4);
    expect(await axe(container)).toHaveNoViolations();
  });

  test('change with the rate of their currency when that is wanted', async () => {
    const money = { amount: 1000, currency: 'EUR', rate: '1.1', rateDay: '2127-04-01', usCents: 1100 };
    const rate: TripCommand = {
      type: 'rate.set',
      currency: 'EUR',
      version: 0,
      content: { rate: '1.1', day: '2127-04-01' },
    };
    open(done(rome, rate, add('e-1', 1, { money }), add('e-2', 500)));
    await userEvent.click(button('Change the rate of EUR'));
    await dialog();
    expect(field('Rate of')).toHaveValue('Apr 1, 2127');
    type('Dollars for 1 EUR', '1,2');
    await press('Save Rate');
    expect(field('Dollars for 1 EUR')).toHaveAccessibleDescription(/such as 1.0843/);
    type('Dollars for 1 EUR', '1.2');
    // A rate that is typed is today's, until its day is given.
    expect(field('Rate of')).toHaveValue(formatDate(todayHere()));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Use it for the 1 expense in EUR, too' }));
    await press('Save Rate');
    expect(await within(list()).findByText('$12.00')).toBeInTheDocument();
  });

  test('offer stays in the place and on the days of the trip', () => {
    open(both);
    const stays = within(screen.getByRole('region', { name: 'Hotel options' }));
    expect(stays.getByText('Rome, Apr 10, 2127 - Apr 17, 2127, 2 guests')).toBeInTheDocument();
    expect(stays.getByRole('link', { name: 'Open hotel search' })).toHaveAttribute(
      'href',
      '/hotels/search?city=Rome&checkIn=2127-04-10&checkOut=2127-04-17&adults=2&trip=7',
    );
  });

  test('can only be looked at by a viewer', () => {
    open(done(both, add('e-1', 100, { paidBy: 'ana-1', sharedBy: half })), { canEdit: false, role: 'viewer' });
    expect(within(list()).getByText('Expense e-1')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Add|Edit|Remove|Rename|Change/ })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Add a traveller')).not.toBeInTheDocument();
  });

  test('have a form without accessibility violations', async () => {
    open(both);
    await userEvent.click(button('Record Your First Expense'));
    expect(await axe(await dialog())).toHaveNoViolations();
  });
});
