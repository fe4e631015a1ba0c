import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiRequest } from './api-request';
import { lazy, type RemoteModule } from './remotes';
import { runStandalone } from './standalone';
import { toast } from './toast';
import { replaceTransport } from './transport';

const schema = { safeParse: (data: unknown) => ({ success: true as const, data }) };

function Deals() {
  const { data } = useQuery({ queryKey: ['/api/deals'], queryFn: () => apiRequest({ path: '/api/deals', schema }) });
  return <h1>{data ? `Deals to ${(data as { to: string }).to}` : 'Looking for deals'}</h1>;
}

const remote: RemoteModule = {
  routes: { '/deals': lazy(async () => ({ default: Deals })), '/help': lazy(async () => ({ default: () => null })) },
  widgets: { card: lazy(async () => ({ default: () => <p>A card</p> })) },
};

// A page that runs alone is never taken away again: the tests share one, at its start page.
beforeAll(async () => {
  history.replaceState(null, '', '/');
  const frame = ({ children }: { children: ReactNode }) => <div data-testid="frame">{children}</div>;
  await act(async () => runStandalone(remote, { fakes: { 'GET /api/deals': () => ({ to: 'Rome' }) }, frame }));
});
afterAll(() => replaceTransport());

describe('a remote on a page of its own', () => {
  test('lists its pages above its widgets, in the frame', async () => {
    const frame = screen.getByTestId('frame');
    expect(await within(frame).findByText('A card')).toBeVisible();
    const links = within(frame).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/deals', '/help']);
    expect(within(frame).getByRole('region', { name: 'card' })).toHaveTextContent('A card');
    expect(within(frame).getByRole('navigation', { name: 'Pages of this remote' })).toBeVisible();
  });

  test('shows a toast until it is closed, with what can be done about it', async () => {
    const onSelect = jest.fn();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => void toast({ title: 'Trip deleted', description: 'Rome', action: { label: 'Undo', onSelect } }));
    expect(screen.getByRole('status')).toHaveTextContent('Trip deleted Rome Undo Close');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => void toast({ title: 'Trip saved' }));
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  test('opens a page at its address, with the answers of the fake bff', async () => {
    await act(async () => screen.getByRole('link', { name: '/deals' }).click());
    expect(await screen.findByRole('heading', { name: 'Deals to Rome' })).toBeVisible();
    expect(location.pathname).toBe('/deals');
    expect(screen.queryByText('A card')).not.toBeInTheDocument();
  });
});

test('without fakes and frame, a second page asks the network', async () => {
  const network = jest.fn(async (_url: string) => Response.json({ to: 'Oslo' }));
  replaceTransport(network);
  history.replaceState(null, '', '/deals');
  await act(async () => runStandalone(remote));
  expect(await screen.findByRole('heading', { name: 'Deals to Oslo' })).toBeVisible();
  expect(network.mock.calls.map(([url]) => url)).toContain('/api/deals');
});
