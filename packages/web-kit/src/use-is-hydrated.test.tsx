import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { useIsHydrated } from './use-is-hydrated';

const seen: boolean[] = [];
const Probe = () => {
  const isHydrated = useIsHydrated();
  seen.push(isHydrated);
  return <p>{String(isHydrated)}</p>;
};
beforeEach(() => void seen.splice(0));

test('is false on the server and while its HTML is taken over, then true', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Probe />)}</div>`;
  expect(document.body).toHaveTextContent('false');
  const root = await act(async () => hydrateRoot(document.getElementById('root') as HTMLElement, <Probe />));
  expect(seen).toEqual([false, false, true]);
  expect(document.body).toHaveTextContent('true');
  act(() => root.unmount());
});

test('is true at once where nothing is taken over', () => {
  render(<Probe />);
  expect(seen).toEqual([true]);
  expect(screen.getByText('true')).toBeVisible();
});
