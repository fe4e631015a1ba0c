import type { AboutPlace } from '@sojourn/contracts/about-place';
import { fakeApi, fakeError, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { aDestination } from '../shared/destination.fake';
import { AboutPlacePage } from './about-place-page';

const garda: AboutPlace = {
  ...{ name: 'Lake Garda', detail: 'Italy', country: 'Italy', position: { latitude: 45.47, longitude: 10.54 } },
  essentials: { currency: 'EUR', languages: ['Italian'], plugs: ['C', 'F', 'L'], emergency: '112', drives: 'right' },
  highs: [8, 10, 15, 18, 22, 26, 29, 28, 24, 18, 12, 8],
  sights: [{ id: 's', name: 'Sirmione Castle', position: { latitude: 45.49, longitude: 10.6 }, kilometres: 3.2 }],
  nearby: [{ destination: aDestination({ id: 'verona', name: 'Verona' }), kilometres: 35 }],
  gettingThere: { airports: [{ iataCode: 'VRN', name: 'Verona Airport', kilometres: 20 }], trains: [] },
};

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());
beforeAll(() => Promise.all([import('@sojourn/map'), import('../features/destination/local-time')]));

function open(answer: () => unknown, place = 'Lake Garda, Italy') {
  api = fakeApi({ 'GET /api/destinations/about': answer });
  return render(
    <PortalForTests at={`/destinations/about?${new URLSearchParams({ place })}`} user={null}>
      <AboutPlacePage />
    </PortalForTests>,
  );
}

describe('the page of a place outside the catalogue', () => {
  test('says what is known, and leads to flights, stays and the nearest destination', async () => {
    const { container } = open(() => garda);
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Garda' })).toBeInTheDocument();
    expect(screen.getByText(/We have not described this place yet/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Flights and stays' })).toHaveAttribute(
      'href',
      '/search-results?destination=Lake+Garda%2C+Italy',
    );
    expect(screen.getByRole('link', { name: 'Verona' })).toHaveAttribute('href', '/destinations/verona');
    const sights = within(screen.getByRole('region', { name: 'Sights in and around Lake Garda' }));
    expect(sights.getByRole('listitem')).toHaveTextContent('Sirmione Castle 3.2 km');
    expect(await axe(container)).toHaveNoViolations();
  });

  test('has no line for what is not certain', async () => {
    open(() => garda);
    const facts = within(await screen.findByRole('region', { name: 'Good to know' }));
    expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Money',
      'Language',
      'Emergency',
      'Plugs',
    ]);
    expect(facts.getByText('Type C, F and L')).toBeInTheDocument();
  });

  test('keeps to the way there when neither climate nor country are known', async () => {
    const { essentials: _facts, highs: _highs, ...lean } = garda;
    open(() => ({ ...lean, sights: [] }));
    expect(await screen.findByRole('region', { name: 'Getting there and around' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Before you go' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /^Sights/ })).not.toBeInTheDocument();
  });

  test('says when nobody knows the place, with the way on', async () => {
    open(() => fakeError(404, 'not-found', 'We know no place of this name.'), 'Atlantis');
    expect(await screen.findByRole('heading', { name: 'We know no place of this name' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See all destinations' })).toHaveAttribute('href', '/search');
  });

  test('can be tried again when it could not be loaded', async () => {
    let isUp = false;
    open(() => (isUp ? garda : fakeError(503, 'unavailable', 'Please try again in a moment.')));
    expect(await screen.findByText('This place could not be loaded')).toBeInTheDocument();
    isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Lake Garda' })).toBeInTheDocument();
  });
});
