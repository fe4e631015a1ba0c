import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useQuery } from '@tanstack/react-query';
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

/** Runs the remote alone at an address. Such a page is never unmounted: the next test takes it off the document. */
async function open(at: string, options?: Parameters<typeof runStandalone>[1]) {
  document.body.replaceChildren();
  history.replaceState(null, '', at);
  await act(async () => runStandalone(remote, options));
}
const fakes = { 'GET /api/deals': () => ({ to: 'Rome' }) };

afterAll(() => replaceTransport());

describe('a remote on a page of its own', () => {
  test('lists its pages above its widgets, in the frame', async () => {
    await open('/', { fakes, frame: ({ children }) => <div data-testid="frame">{children}</div> });
    const frame = screen.getByTestId('frame');
    expect(await within(frame).findByText('A card')).toBeVisible();
    const links = within(frame).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/deals', '/help']);
    expect(within(frame).getByRole('region', { name: 'card' })).toHaveTextContent('A card');
    expect(within(frame).getByRole('navigation', { name: 'Pages of this remote' })).toBeVisible();
  });

  test('shows a toast until it is closed, with what can be done about it', async () => {
    await open('/', { fakes });
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
    await open('/', { fakes });
    await act(async () => screen.getByRole('link', { name: '/deals' }).click());
    expect(await screen.findByRole('heading', { name: 'Deals to Rome' })).toBeVisible();
    expect(location.pathname).toBe('/deals');
    expect(screen.queryByText('A card')).not.toBeInTheDocument();
  });

  test('asks the network where it has no fakes', async () => {
    const network = jest.fn(async (_url: string) => Response.json({ to: 'Oslo' }));
    replaceTransport(network);
    await open('/deals');
    expect(await screen.findByRole('heading', { name: 'Deals to Oslo' })).toBeVisible();
    expect(network.mock.calls.map(([url]) => url)).toContain('/api/deals');
  });
});
