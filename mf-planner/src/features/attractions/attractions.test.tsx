import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anActivity } from '../../shared/destination.fake';
import { Attractions } from './attractions';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

const rome = { location: 'Rome, Italy', destinationId: 'rome' };
const found = [
  anActivity({ id: '1', name: 'Forum walk', attractionType: 'Tours', ...rome }),
  anActivity({ id: '2', name: 'Capitoline Museums', attractionType: 'Museums', ...rome }),
];

function open(destination: string, activities = found) {
  api = fakeApi({ 'GET /api/activities': () => activities });
  render(
    <PortalForTests at="/" user={null}>
      <Attractions destination={destination} />
    </PortalForTests>,
  );
}

const Toasted = () => {
  const { current } = useToast();
  return <output>{current && `${current.title}: ${current.description}`}</output>;
};

describe('attractions of a place', () => {
  test('are narrowed by their type', async () => {
    open('Rome, Italy');
    await userEvent.click(await screen.findByRole('button', { name: 'Museums' }));
    expect(screen.getByRole('heading', { name: 'Capitoline Museums' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Forum walk' })).not.toBeInTheDocument();
  });

  test('say that a usual type has none', async () => {
    open('Rome');
    await userEvent.click(await screen.findByRole('button', { name: 'Entertainment' }));
    expect(screen.getByText('No attractions found for the selected category.')).toBeInTheDocument();
  });

  test('say so when they cannot be loaded, beside the list and in a toast', async () => {
    api = fakeApi({ 'GET /api/activities': () => fakeError(500, 'internal', 'Something went wrong.') });
    render(
      <PortalForTests at="/" user={null}>
        <Attractions destination="Rome" />
        <Toasted />
      </PortalForTests>,
    );
    expect(await screen.findByRole('heading', { name: 'Failed to load local attractions' })).toBeInTheDocument();
    expect(await screen.findByText('Error: Failed to load local attractions')).toBeInTheDocument();
  });

  test('say so when there are none', async () => {
    open('Atlantis', []);
    expect(await screen.findByText('No attractions found for the selected category.')).toBeInTheDocument();
    expect(screen.getByText('Try selecting a different category.')).toBeInTheDocument();
  });
});
