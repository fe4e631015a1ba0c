import type { AirportSuggestion } from '@sojourn/contracts';
import { createQueryClient } from '@sojourn/web-kit';
import { fakeApi, fakeError } from '@sojourn/web-kit/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { placeOfCode, popularCities } from './airport.model';
import { useAirportSuggestions } from './airport.queries';

const found = (keyword: string) => ({ ...placeOfCode(keyword.toUpperCase()), id: `found-${keyword}` });
const nothing = { items: [], isLoading: false, isFailed: false };

let api: ReturnType<typeof fakeApi>;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  api.restore();
  jest.useRealTimers();
});

/** A field in which somebody types. By default one place is found, named after the keyword. */
function field(typed: string, answer?: (keyword: string) => unknown) {
  api = fakeApi({
    'GET /api/airports/search': ({ query }) => {
      const keyword = query.get('keyword') ?? '';
      return answer ? answer(keyword) : { data: [found(keyword)] };
    },
  });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(useAirportSuggestions, { initialProps: typed, wrapper });
  return { shown: () => result.current, type: rerender };
}
const after = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const asked = () => api.calls.map(({ query }) => query.get('keyword'));
const idsOf = ({ items }: { items: readonly AirportSuggestion[] }) => items.map(({ id }) => id);

describe('suggestions for a text', () => {
  test('are none, and not asked for, below two letters', async () => {
    const { shown, type } = field('');
    for (const text of ['', 'l', ' l ']) {
      type(text);
      await after(1_000);
      expect(shown()).toEqual(nothing);
    }
    expect(asked()).toEqual([]);
  });

  test('are asked for once it has rested for 0.3 s, without the blanks around it', async () => {
    const { shown, type } = field('');
    type('l');
    await after(100);
    type(' lo ');
    await after(299);
    expect(asked()).toEqual([]);
    expect(shown()).toEqual({ ...nothing, isLoading: true });
    await after(1);
    expect(asked()).toEqual(['lo']);
    await after(0);
    expect(shown()).toEqual({ ...nothing, items: [found('lo')] });
  });

  test('are not asked for a text that was typed on', async () => {
    const { type } = field('');
    for (const text of ['lo', 'lon', 'lond']) {
      type(text);
      await after(200);
    }
    await after(100);
    expect(asked()).toEqual(['lond']);
  });

  test('go away at once below two letters', async () => {
    const { shown, type } = field('lo');
    await after(300);
    type('l');
    expect(shown()).toEqual(nothing);
  });

  test('are those of the text before while others are asked for', async () => {
    const { shown, type } = field('lo');
    await after(300);
    type('lon');
    expect([idsOf(shown()), shown().isLoading]).toEqual([['found-lo'], true]);
    await after(300);
    await after(0);
    expect([idsOf(shown()), shown().isLoading]).toEqual([['found-lon'], false]);
  });

  test('are still loading while the answer is on its way', async () => {
    const { shown } = field('lo', () => new Promise(() => {}));
    await after(1_000);
    expect(shown()).toEqual({ ...nothing, isLoading: true });
  });

  test('are eight at most', async () => {
    const { shown } = field('lo', () => ({ data: 'abcdefghij'.split('').map(found) }));
    await after(300);
    expect(idsOf(shown())).toEqual('abcdefgh'.split('').map((letter) => `found-${letter}`));
  });

  test.each([
    [9, ['lo', 'paris']],
    [10, ['lo', 'paris', 'lo']],
  ])('are remembered for ten minutes: %i minutes later these were asked for: %j', async (minutes, keywords) => {
    const { type } = field('lo');
    await after(300);
    type('paris');
    await after(300);
    await after(minutes * 60_000);
    type('lo');
    await after(300);
    expect(asked()).toEqual(keywords);
  });

  test.each([
    ['bar', ['popular-BCN'], false],
    ['xyz', [], true],
  ])('for %j are %j of the well-known cities where nobody answers', async (typed, ids, isFailed) => {
    const { shown } = field(typed, () => fakeError(503, 'unavailable', 'Airports are taking a break.'));
    await after(300);
    expect(idsOf(shown())).toEqual(ids);
    expect(shown()).toMatchObject({ isFailed, isLoading: false });
    expect(popularCities).toEqual(expect.arrayContaining([...shown().items]));
  });
});
