import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { useLocation } from '@sojourn/web-kit/router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aDestination } from '../shared/destination.fake';
import { DestinationsPage } from './destinations-page';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

const all = [
  aDestination(),
  aDestination({
    id: 'kyoto',
    name: 'Kyoto',
    country: 'Japan',
    continent: 'Asia',
    sceneKind: 'old-town',
    price: 1890,
  }),
];

const Where = () => <p>{`at ${useLocation().search}`}</p>;

function open(at: string) {
  api = fakeApi({
    'GET /api/destinations/found': ({ query }) => {
      const found = all.filter(({ name, country }) =>
        `${name} ${country}`.toLowerCase().includes(query.get('q') ?? ''),
      );
      const places = query.get('q') === 'garda' ? [{ name: 'Lake Garda', detail: 'Italy' }] : undefined;
      return { total: found.length, destinations: found, ...(places && { places }) };
    },
  });
  return render(
    <PortalForTests at={at} user={null}>
      <DestinationsPage />
      <Where />
    </PortalForTests>,
  );
}

describe('the destinations page', () => {
  test('reads what is looked for from the address', async () => {
    const { container } = open('/search?q=japan');
    expect(await screen.findByRole('link', { name: 'Kyoto' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Santorini' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 destination');
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('offers a place outside the catalogue when it is called as somebody typed', async () => {
    const { container } = open('/search?q=garda');
    const link = await screen.findByRole('link', { name: 'Lake Garda Italy' });
    expect(link).toHaveAttribute('href', '/destinations/about?place=Lake+Garda%2C+Italy');
    expect(screen.queryByText('No destinations found')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('keeps what is typed in the address, and finds its way back from nothing', async () => {
    open('/search');
    await screen.findByRole('link', { name: 'Kyoto' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Place or country' }), 'mars');
    expect(screen.getByText('at ?q=mars')).toBeInTheDocument();
    expect(await screen.findByText('No destinations found')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByRole('link', { name: 'Santorini' })).toBeInTheDocument();
  });
});
