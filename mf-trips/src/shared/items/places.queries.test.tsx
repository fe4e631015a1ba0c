import type { PlaceSuggestion } from '@sojourn/contracts/plan';
import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests } from '@sojourn/web-kit/testing';
import { useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { placesNamed, usePlaceSuggestions } from './places.queries';

const found = (name: string): PlaceSuggestion => ({
  ...{ id: `found-${name}`, kind: 'city', name, detail: 'Italy', iataCode: null, timeZone: 'Europe/Rome' },
  position: { latitude: 41.9, longitude: 12.5 },
});

let api: ReturnType<typeof fakeApi>;
let client: ReturnType<typeof createQueryClient>;

const Typed = ({ text }: { text: string }) => {
  const { places, isLoading } = usePlaceSuggestions(text);
  return (
    <>
      <output aria-label="places">{places.map(({ name }) => name).join(', ')}</output>
      <output aria-label="loading">{String(isLoading)}</output>
    </>
  );
};
const Named = ({ keyword }: { keyword: string }) => (
  <output aria-label="places">
    {useQuery(placesNamed(keyword))
      .data?.data.map(({ name }) => name)
      .join(', ')}
  </output>
);
const typing = (text: string) => (
  <PortalForTests user={null} client={client}>
    <Typed text={text} />
  </PortalForTests>
);
const naming = (keyword: string) => (
  <PortalForTests user={null} client={client}>
    <Named keyword={keyword} />
  </PortalForTests>
);
type Answer = (keyword: string) => unknown;
function fake(answer: Answer = (keyword) => ({ data: [found(keyword)] })) {
  api = fakeApi({ 'GET /api/places/search': ({ query }) => answer(query.get('keyword') ?? '') });
}
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const text = (label: string) => screen.getByLabelText(label).textContent;
const asked = () => api.calls.map(({ method, path, query }) => `${method} ${path} ${query.get('keyword')}`);
const cached = () => client.getQueryCache().findAll({ queryKey: ['/api/places/search', 'rome'] }).length;

beforeEach(() => {
  jest.useFakeTimers();
  client = createQueryClient();
});
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

describe('places by their name', () => {
  test.each([
    [0, false],
    [1, false],
    [2, true],
    [120, true],
    [121, false],
  ])('of %d characters are asked for: %s', async (length, isAsked) => {
    fake();
    const keyword = 'r'.repeat(length);
    render(naming(keyword));
    await after(0);
    expect(asked()).toEqual(isAsked ? [`GET /api/places/search ${keyword}`] : []);
    expect(text('places')).toBe(isAsked ? keyword : '');
  });

  test('are another question for another name, and the same one for the same', async () => {
    fake();
    const { rerender } = render(naming('rome'));
    await after(0);
    rerender(naming('oslo'));
    await after(0);
    expect(text('places')).toBe('oslo');
    rerender(naming('rome'));
    await after(0);
    expect(text('places')).toBe('rome');
    expect(asked()).toHaveLength(2);
  });

  test('are known for ten minutes after nobody looks at them', async () => {
    fake();
    const { unmount } = render(naming('rome'));
    await after(0);
    unmount();
    await after(10 * 60_000 - 1);
    expect(cached()).toBe(1);
    await after(1);
    expect(cached()).toBe(0);
  });

  test('are not waited for any more once nobody looks at them', async () => {
    let arrive = (_answer: unknown) => {};
    fake(() => new Promise((resolve) => (arrive = resolve)));
    const { unmount } = render(naming('rome'));
    await after(0);
    unmount();
    arrive({ data: [found('rome')] });
    await after(0);
    expect(cached()).toBe(1);
    expect(client.getQueryData(placesNamed('rome').queryKey)).toBeUndefined();
  });
});

describe('what may be meant by a text', () => {
  test('is asked for once it has rested for 0.3 s, without the blanks around it', async () => {
    fake();
    render(typing(' rome '));
    await after(299);
    expect(asked()).toEqual([]);
    expect([text('places'), text('loading')]).toEqual(['', 'true']);
    await after(1);
    expect(asked()).toEqual(['GET /api/places/search rome']);
    await after(0);
    expect([text('places'), text('loading')]).toEqual(['rome', 'false']);
  });

  test('is not asked for a text that was typed on', async () => {
    fake();
    const { rerender } = render(typing('ro'));
    for (const longer of ['rom', 'rome']) {
      await after(200);
      rerender(typing(longer));
    }
    await after(300);
    expect(asked()).toEqual(['GET /api/places/search rome']);
  });

  test('stays while more is on its way', async () => {
    let arrive = (_answer: unknown) => {};
    fake((keyword) => (keyword === 'ro' ? { data: [found('ro')] } : new Promise((resolve) => (arrive = resolve))));
    const { rerender } = render(typing('ro'));
    await after(300);
    rerender(typing('rome'));
    await after(300);
    expect([text('places'), text('loading')]).toEqual(['ro', 'true']);
    await act(async () => arrive({ data: [found('rome')] }));
    await after(0);
    expect([text('places'), text('loading')]).toEqual(['rome', 'false']);
  });

  test('goes away at once below two characters, and not at two', async () => {
    fake();
    const { rerender } = render(typing('rome'));
    await after(300);
    rerender(typing('ro'));
    expect(text('places')).toBe('rome');
    rerender(typing(' r '));
    expect(text('places')).toBe('');
  });

  test('is nothing while the server does not answer', async () => {
    fake(() => fakeError(503, 'unavailable', 'Resting.'));
    render(typing('rome'));
    await after(300);
    await after(0);
    expect([text('places'), text('loading')]).toEqual(['', 'false']);
    expect(asked()).toHaveLength(1);
  });
});
