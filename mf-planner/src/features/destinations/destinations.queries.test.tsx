import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { aDestination } from '../../shared/destination.fake';
import { parseFilters } from './destinations.model';
import { useDestinationsFound } from './destinations.queries';

const client = createQueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
  <PortalForTests user={null} client={client}>
    {children}
  </PortalForTests>
);
type Asked = { address: string; most: number };
const useFound = ({ address, most }: Asked) => useDestinationsFound(parseFilters(new URLSearchParams(address)), most);

let api: ReturnType<typeof fakeApi>;
let release: (() => void) | undefined;

beforeEach(() => {
  client.clear();
  release = undefined;
  api = fakeApi({
    'GET /api/destinations/found': async ({ query }) => {
      if (query.has('most')) await new Promise<void>((answer) => (release = answer));
      return { total: 40, destinations: [aDestination({ name: query.get('kind') ?? 'any' })] };
    },
  });
});
afterEach(() => api.restore());

const asked = () => api.calls.map(({ path, query }) => `${path}?${query}`);
function open(first: Asked) {
  const { result, rerender } = renderHook(useFound, { initialProps: first, wrapper });
  return { names: () => result.current.data?.destinations.map(({ name }) => name), result, ask: rerender };
}

test('the first page is asked for as the document begins it, by the filters alone', async () => {
  const { names, ask } = open({ address: '', most: 18 });
  await waitFor(() => expect(names()).toEqual(['any']));
  ask({ address: 'kind=beach&order=price', most: 18 });
  await waitFor(() => expect(names()).toEqual(['beach']));
  expect(asked()).toEqual(['/api/destinations/found?', '/api/destinations/found?kind=beach&order=price']);
});

test('more than the first page is asked for by number; those before stay until it is there', async () => {
  const { names, result, ask } = open({ address: 'kind=beach', most: 18 });
  await waitFor(() => expect(names()).toEqual(['beach']));
  ask({ address: 'kind=beach', most: 19 });
  await waitFor(() => expect(asked().at(-1)).toBe('/api/destinations/found?kind=beach&most=19'));
  expect(result.current).toMatchObject({ isPlaceholderData: true, data: { total: 40 } });
  expect(names()).toEqual(['beach']);
  release?.();
  await waitFor(() => expect(result.current.isPlaceholderData).toBe(false));
});
