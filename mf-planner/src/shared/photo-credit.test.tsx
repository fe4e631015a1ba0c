import type { PhotoCredit } from '@sojourn/contracts/photo';
import { fakeApi, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { PhotoCreditLine } from './photo-credit';

let api: ReturnType<typeof fakeApi>;
afterEach(() => api.restore());
function open(imageUrl: string | undefined, fakes: Fakes) {
  api = fakeApi(fakes);
  return render(
    <PortalForTests user={null}>
      <PhotoCreditLine imageUrl={imageUrl} />
    </PortalForTests>,
  );
}
const credit: PhotoCredit = {
  author: 'Diliff',
  source: 'Wikimedia Commons',
  sourceUrl: 'https://commons.wikimedia.org/wiki/File:Rome.jpg',
  license: 'CC BY-SA 4.0',
  licenseUrl: 'https://creativecommons.org/licenses/by-sa/4.0',
};

it('names author, source and license, each with its page, when a photograph is shown', async () => {
  const { container } = open('/api/photos/rome', { 'GET /api/photos/rome/credit': () => credit });
  expect(await screen.findByRole('link', { name: 'Wikimedia Commons' })).toHaveAttribute('href', credit.sourceUrl);
  expect(screen.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute('href', credit.licenseUrl);
  expect(container).toHaveTextContent('Photo by Diliff on Wikimedia Commons, CC BY-SA 4.0');
});

it('leads nowhere but to the web when an address is none of it', async () => {
  const authorUrl = 'javascript:alert(1)';
  open('/api/photos/rome', { 'GET /api/photos/rome/credit': () => ({ ...credit, authorUrl }) });
  expect(await screen.findByText(/Photo by Diliff/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Diliff' })).not.toBeInTheDocument();
});

it('names nobody when the place is drawn, and when nobody knows', async () => {
  const { container } = open('/assets/places/rome.1a2b.640.avif', {});
  expect(container).toBeEmptyDOMElement();
  expect(api.calls).toEqual([]);
  api.restore();
  const unknown = open('/api/photos/rome', {});
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(unknown.container).toBeEmptyDOMElement();
});
