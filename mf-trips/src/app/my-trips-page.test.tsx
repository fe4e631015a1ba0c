import { useToast } from '@sojourn/web-kit';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MyTripsPage } from './my-trips-page';

const Toasts = () => {
  const { current } = useToast();
  return (
    <div role="status" aria-label="Toast">
      {current && (
        <>
          <strong>{current.title}</strong>
          <p>{current.description}</p>
          {current.action && <button onClick={current.action.onSelect}>{current.action.label}</button>}
        </>
      )}
    </div>
  );
};

let api: ReturnType<typeof fakeApi>;
const open = (at = '/my-trips') => {
  api = fakeApi({});
  return render(
    <PortalForTests at={at} user={null}>
      <MyTripsPage />
      <Toasts />
    </PortalForTests>,
  );
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const toast = () => screen.getByRole('status', { name: 'Toast', hidden: true });

beforeEach(() => localStorage.clear());
afterEach(() => api.restore());

describe('the trips of this browser', () => {
  it('begin with two samples that say so, with all their plans', async () => {
    const { container } = open();
    const greece = await screen.findByRole('article', { name: 'Summer in Greece' });
    expect(within(greece).getByText('Sample')).toBeVisible();
    expect(within(greece).getByText('Sunset sail along the caldera, Walk from Fira to Oia, +1 more')).toBeVisible();
    expect(within(greece).getByText('Cave house in Oia')).toBeVisible();
    expect(within(greece).getByText('$3,200').parentElement).toHaveTextContent(/^\$3,200 budget$/);
    expect(screen.getByRole('article', { name: 'Tokyo in blossom' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    expect(api.calls).toEqual([]);
  });

  it('say how full this browser is, and what helps', async () => {
    localStorage.setItem('filler', 'x'.repeat(4_500_000));
    open();
    expect(await screen.findByText(/^8\d% of the room that this browser has/)).toHaveTextContent(
      /Sign in to move your trips to an account, or delete what you no longer need\.$/,
    );
  });

  it('begin a trip to the place whose page asks for one', async () => {
    open('/my-trips?destination=Hội+An,+Vietnam');
    expect(await screen.findByRole('combobox', { name: /Destination/ })).toHaveValue('Hội An, Vietnam');
    expect(screen.getByLabelText(/Trip name/)).toHaveFocus();
  });

  it('grow by the form, which suggests places and popular activities', async () => {
    const { container } = open();
    await userEvent.click(button('Create New Trip'));
    expect(button('Cancel')).toHaveAttribute('aria-expanded', 'true');
    const name = screen.getByLabelText(/Trip name/);
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Roman week');
    await userEvent.type(screen.getByRole('combobox', { name: /Destination/ }), 'rom');
    await userEvent.click(await screen.findByRole('option', { name: 'Rome' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Start date/ }), '2127-04-10');
    await userEvent.type(screen.getByRole('textbox', { name: /End date/ }), '2127-04-17');
    await userEvent.type(screen.getByLabelText(/Budget/), '2400');
    await userEvent.click(button('Food Tour'));
    expect(screen.queryByRole('button', { name: 'Food Tour' })).not.toBeInTheDocument();
    await userEvent.type(screen.getByRole('textbox', { name: 'Activities' }), '  Vespa tour {Enter}');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(button('Create Trip'));
    const card = await screen.findByRole('article', { name: 'Roman week' });
    expect(within(card).getByText('Food Tour, Vespa tour')).toBeVisible();
    expect(toast()).toHaveTextContent('Trip created!');
    expect(toast()).toHaveTextContent('Your trip to Rome has been added.');
    expect(screen.queryByLabelText(/Trip name/)).not.toBeInTheDocument();
    expect(button('Create New Trip')).toHaveFocus();
    expect(localStorage.getItem('trips')).toContain('"name":"Roman week"');
  });

  it('are not made of half a form', async () => {
    open();
    await userEvent.click(button('Create New Trip'));
    await userEvent.click(button('Create Trip'));
    expect(toast()).toHaveTextContent('Missing information');
    expect(toast()).toHaveTextContent('Please fill out all required fields.');
    await waitFor(() => expect(screen.getByLabelText(/Trip name/)).toHaveFocus());
  });

  it('go at once and come back by Undo; without any, the first step is shown', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Tokyo in blossom' }));
    await waitFor(() => expect(toast()).toHaveTextContent('Your trip has been removed.'));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Summer in Greece' }));
    expect(await screen.findByRole('heading', { name: "You haven't created any trips yet" })).toBeVisible();
    await userEvent.click(button('Undo'));
    expect(await screen.findByRole('article', { name: 'Summer in Greece' })).toBeVisible();
  });
});
