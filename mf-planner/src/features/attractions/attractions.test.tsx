import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anActivity } from '../../shared/destination.fake';
import { Attractions } from './attractions';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());

function open(destination: string) {
  const rome = { location: 'Rome, Italy', destinationId: 'rome' };
  api = fakeApi({
    'GET /api/activities': () => [
      anActivity({ id: '1', name: 'Forum walk', attractionType: 'Tours', ...rome }),
      anActivity({ id: '2', name: 'Capitoline Museums', attractionType: 'Museums', ...rome }),
    ],
  });
  render(
    <PortalForTests at="/" user={null}>
      <Attractions destination={destination} />
    </PortalForTests>,
  );
}

describe('attractions of a place', () => {
  test('are narrowed by their type', async () => {
    open('Rome, Italy');
    await userEvent.click(await screen.findByRole('button', { name: 'Museums' }));
    expect(screen.getByRole('heading', { name: 'Capitoline Museums' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Forum walk' })).not.toBeInTheDocument();
  });

  test('say so when there are none', async () => {
    open('Atlantis');
    expect(await screen.findByText('No attractions found for the selected category.')).toBeInTheDocument();
    expect(screen.getByText('Try selecting a different category.')).toBeInTheDocument();
  });
});
