import { newTrip } from '@sojourn/trip';
import { useToast } from '@sojourn/web-kit';
import { PortalForTests } from '@sojourn/web-kit/testing';
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
const open = (destination = 'Rome, Italy') =>
  render(
    <PortalForTests user={null}>
      <PlanForTests plan={tripTo(destination)}>
        <TipsTab />
      </PlanForTests>
      <Toast />
    </PortalForTests>,
  );
const tips = () => screen.findAllByRole('article');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());

async function post(content: string, tags = '') {
  await userEvent.type(screen.getByRole('textbox', { name: 'Your tip' }), content);
  if (tags) await userEvent.type(screen.getByRole('textbox', { name: 'Tags' }), tags);
  await userEvent.click(button('Post Tip'));
}

describe('tips of a destination', () => {
  test('begin with five samples, marked as such', async () => {
    const { container } = open();
    expect(await tips()).toHaveLength(5);
    expect(screen.getAllByText('Sample')).toHaveLength(5);
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
    await waitFor(() => expect(like).toHaveTextContent(`${count + 1} likes`));
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
    await userEvent.click(button('Report the tip by Maya R.'));
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
