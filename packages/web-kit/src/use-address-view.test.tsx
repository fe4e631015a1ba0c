import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useAddressView } from './use-address-view';

interface View {
  stops: string;
  sort: string;
}
const addressed = {
  viewIn: (params: URLSearchParams): View => ({
    stops: params.get('stops') ?? 'all',
    sort: params.get('sort') ?? 'price',
  }),
  withView: (params: URLSearchParams, view: View) => new URLSearchParams({ ...Object.fromEntries(params), ...view }),
};

const at = (address: string) =>
  renderHook(() => ({ held: useAddressView(addressed), search: useLocation().search }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
    ),
  });

test('The view is what the address says, and a change of it stands in the address beside what else is there', () => {
  const { result } = at('/list?city=Rome&sort=best');
  expect(result.current.held[0]).toEqual({ stops: 'all', sort: 'best' });
  act(() => result.current.held[1]({ stops: 'nonstop' }));
  expect(result.current.held[0]).toEqual({ stops: 'nonstop', sort: 'best' });
  expect(result.current.search).toBe('?city=Rome&sort=best&stops=nonstop');
});

test('What is pressed before the page was drawn again is put upon what was pressed before it', () => {
  const { result } = at('/list');
  act(() => {
    const change = result.current.held[1];
    change({ stops: 'nonstop' });
    change({ sort: 'duration' });
    change(({ stops }) => ({ stops: `${stops}, one` }));
  });
  expect(result.current.held[0]).toEqual({ stops: 'nonstop, one', sort: 'duration' });
  expect(result.current.search).toBe('?stops=nonstop%2C+one&sort=duration');
});
