import type { Activity } from '@sojourn/contracts';
import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen } from '@testing-library/react';
import { useActivitiesAt } from './activities.queries';

const activityAt = (place: string): Activity => ({
  ...{ id: place, name: `A walk in ${place}`, category: 'cultural', categoryName: 'Cultural', attractionType: 'Tours' },
  ...{ duration: 'PT2H', location: place, destinationId: place, rating: 4.5, reviewCount: 10, price: 18 },
  description: 'Worth the way.',
});

const client = createQueryClient();
let api: ReturnType<typeof fakeApi>;

const Found = ({ place }: { place: string }) => {
  const { data } = useActivitiesAt(place);
  return <output>{data ? `${data.length}: ${data.map(({ name }) => name).join()}` : 'on its way'}</output>;
};
const at = (place: string) => (
  <PortalForTests user={null} client={client}>
    <Found place={place} />
  </PortalForTests>
);

beforeEach(() => {
  client.clear();
  api = fakeApi({ 'GET /api/activities': ({ query }) => [activityAt(query.get('place') ?? 'nowhere')] });
});
afterEach(() => api.restore());

describe('the activities at a place', () => {
  it('are those of the place that is named, and of another place once it is another', async () => {
    const { rerender } = render(at('Rome'));
    expect(await screen.findByText('1: A walk in Rome')).toBeVisible();
    rerender(at('Oslo'));
    expect(await screen.findByText('1: A walk in Oslo')).toBeVisible();
    expect(api.calls.map(({ path }) => path)).toEqual(['/api/activities', '/api/activities']);
  });

  it('are none where no place is named, and nobody is asked for the whole catalogue', async () => {
    render(at(''));
    expect(await screen.findByText('0:')).toBeVisible();
    expect(api.calls).toEqual([]);
  });

  it('are found where a read of activities that went out of date is looked for', async () => {
    render(at('Rome'));
    await screen.findByText('1: A walk in Rome');
    await act(() => client.invalidateQueries({ queryKey: ['/api/activities'] }));
    expect(api.calls).toHaveLength(2);
  });
});
