import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.edge';
import { PageSkeleton } from './page-skeleton';

const Page = ({ isThere = false }: { isThere?: boolean }) => (isThere ? <h1>The page</h1> : <PageSkeleton />);

/** Takes over a page whose HTML shows `html` in place of the page. */
async function takeOver(html: string) {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const recovered: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(document.getElementById('root') as HTMLElement, <Page />, {
      onRecoverableError: (error) => recovered.push(error),
    }),
  );
  return { root, recovered };
}

test('keeps the first view of the HTML as it stands, until the page is there', async () => {
  const html = '<div id="first-view"><style></style><fieldset disabled=""><h1>Where to?</h1></fieldset></div>';
  document.body.innerHTML = '';
  const { root, recovered } = await takeOver(html);
  const heading = screen.getByRole('heading', { name: 'Where to?' });
  await act(async () => root.render(<Page />));
  expect(screen.getByRole('heading', { name: 'Where to?' })).toBe(heading);
  expect(recovered).toEqual([]);
  await act(async () => root.render(<Page isThere />));
  expect(document.getElementById('first-view')).toBeNull();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  await act(async () => root.render(<Page />));
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  act(() => root.unmount());
});

test('is the plain skeleton where the HTML holds no first view, and after the first page', async () => {
  document.body.innerHTML = '';
  const { root, recovered } = await takeOver(renderToString(<Page />));
  expect(recovered).toEqual([]);
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
  act(() => root.unmount());
  document.body.innerHTML = '<div id="first-view"><p>Of another page</p></div>';
  render(<PageSkeleton />);
  expect(screen.getByText('Loading the page')).toBeInTheDocument();
});
