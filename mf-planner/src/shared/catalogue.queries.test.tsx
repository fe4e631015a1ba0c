import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useActivitiesAt, useActivitiesOfEach, useDestinationsInSeason } from './catalogue.queries';
import { aDestination } from './destination.fake';

const client = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <PortalForTests user={null} client={client}>
    {children}
  </PortalForTests>
);

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  client.clear();
  api = fakeApi({ 'GET /api/destinations': () => [aDestination()], 'GET /api/activities': () => [] });
});
afterEach(() => api.restore());

const asked = () => api.calls.map(({ path, query }) => `${path}?${query}`);

/** What a hook shows in the end, and anew with other arguments. */
async function shown<Given, Data>(
  use: (given: Given) => { data: Data | undefined; isSuccess: boolean },
  given: NoInfer<Given>,
) {
  const { result, rerender } = renderHook(use, { initialProps: given, wrapper });
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  return { data: () => result.current.data, ask: rerender };
}

test('destinations in season are asked for by months and number, and once for the same', async () => {
  const { data, ask } = await shown(
    ([months, most]: [number[], number]) => useDestinationsInSeason(months, most),
    [[12, 1], 8],
  );
  expect(data()).toEqual([aDestination()]);
  ask([[12, 1], 8]);
  expect(asked()).toEqual(['/api/destinations?months=12%2C1&most=8']);
  ask([[2], 8]);
  await waitFor(() => expect(asked()).toHaveLength(2));
  ask([[2], 4]);
  await waitFor(() =>
    expect(asked().slice(1)).toEqual(['/api/destinations?months=2&most=8', '/api/destinations?months=2&most=4']),
  );
});

test('activities of each category are asked for by their number', async () => {
  const { data, ask } = await shown(useActivitiesOfEach, 2);
  expect(data()).toEqual([]);
  ask(3);
  await waitFor(() => expect(asked()).toEqual(['/api/activities?each=2', '/api/activities?each=3']));
});

test('activities at a place are asked for by its name, whatever is in it', async () => {
  const { data, ask } = await shown(useActivitiesAt, 'São Tomé & Príncipe');
  expect(data()).toEqual([]);
  ask('Rome');
  await waitFor(() =>
    expect(api.calls.map(({ query }) => query.get('place'))).toEqual(['São Tomé & Príncipe', 'Rome']),
  );
});
