import { newTrip } from '@sojourn/trip';
import { createQueryClient } from '@sojourn/web-kit';
import { PortalForTests } from '@sojourn/web-kit/testing';
import { onlineManager } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { browserFiles } from '../../shared/files/browser-file.store';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { PreviewFailed, type OpenFile } from './preview.model';
import { useOpenFile } from './preview.queries';

const openPdf = jest.fn<Promise<OpenFile>, [Blob]>();
const openImage = jest.fn<Promise<OpenFile>, [Blob]>();
jest.mock('./open-pdf', () => ({ openPdf: (file: Blob) => openPdf(file) }));
jest.mock('./open-image', () => ({ openImage: (file: Blob) => openImage(file) }));

const trip = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const fileOf = (pages: number) => ({
  pages,
  sizeOf: async () => ({ width: 600, height: 800 }),
  draw: async () => undefined,
  textOf: async () => '',
  close: jest.fn(),
});
const bytes = new Blob(['%PDF-']);

let error: unknown;
const Subject = ({ id = 'doc-1', mediaType = 'application/pdf' }) => {
  const query = useOpenFile(id, mediaType);
  error = query.error;
  return <output aria-label="file">{query.data ? `${query.data.pages} pages` : query.status}</output>;
};
let client: ReturnType<typeof createQueryClient>;
type Given = { id?: string; mediaType?: string; access?: Partial<PlanAccess> };
const pageOf = ({ access, ...document }: Given) => (
  <PortalForTests user={null} client={client}>
    <PlanForTests plan={trip} access={{ storage: 'browser', path: '', ...access }}>
      <Subject {...document} />
    </PlanForTests>
  </PortalForTests>
);
const open = (given: Given = {}) => render(pageOf(given));
const shows = (text: string) => waitFor(() => expect(screen.getByLabelText('file').textContent).toBe(text));

let read: jest.SpyInstance<Promise<Blob | null>, [string]>;
let [pdf, image] = [fileOf(3), fileOf(1)];
beforeEach(() => {
  client = createQueryClient();
  [pdf, image] = [fileOf(3), fileOf(1)];
  openPdf.mockReset().mockImplementation(async () => pdf);
  openImage.mockReset().mockImplementation(async () => image);
  read = jest.spyOn(browserFiles, 'read').mockResolvedValue(bytes);
});
afterEach(() => {
  onlineManager.setOnline(true);
  jest.restoreAllMocks();
});

describe('a document that is looked at', () => {
  test('is opened as a PDF when it is one', async () => {
    open();
    await shows('3 pages');
    expect(read.mock.calls).toEqual([['doc-1']]);
    expect(openPdf.mock.calls).toEqual([[bytes]]);
    expect(openImage).not.toHaveBeenCalled();
    expect(pdf.close).not.toHaveBeenCalled();
  });

  test.each(['image/png', 'image/jpeg'])('is opened as a picture when it is %s', async (mediaType) => {
    open({ mediaType });
    await shows('1 pages');
    expect(openImage.mock.calls).toEqual([[bytes]]);
    expect(openPdf).not.toHaveBeenCalled();
  });

  test('is closed once nobody looks at it, and read anew the next time', async () => {
    const { unmount } = open();
    await shows('3 pages');
    const kept = () => client.getQueryCache().findAll({ queryKey: ['preview'] });
    expect(kept()).toHaveLength(1);
    unmount();
    expect(pdf.close).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(kept()).toEqual([]));
    open();
    await shows('3 pages');
    expect(read).toHaveBeenCalledTimes(2);
  });

  test('is closed when another one is looked at, which is then read', async () => {
    const { rerender } = open();
    await shows('3 pages');
    const next = fileOf(5);
    openPdf.mockImplementation(async () => next);
    rerender(pageOf({ id: 'doc-2' }));
    await shows('5 pages');
    expect(read.mock.calls).toEqual([['doc-1'], ['doc-2']]);
    expect(pdf.close).toHaveBeenCalledTimes(1);
    expect(next.close).not.toHaveBeenCalled();
  });

  test('is another one in another trip', async () => {
    const { rerender } = open();
    await shows('3 pages');
    rerender(pageOf({ access: { path: '/api/trips/8' } }));
    await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  });

  test('is closed by itself when it opens after nobody looks any more', async () => {
    let arrive = (_file: OpenFile) => {};
    openPdf.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = open();
    await waitFor(() => expect(openPdf).toHaveBeenCalledTimes(1));
    unmount();
    expect(pdf.close).not.toHaveBeenCalled();
    await act(async () => arrive(pdf));
    await waitFor(() => expect(pdf.close).toHaveBeenCalledTimes(1));
  });

  test('is not opened when it arrives after nobody looks any more', async () => {
    let arrive = (_file: Blob) => {};
    read.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = open();
    await waitFor(() => expect(read).toHaveBeenCalledTimes(1));
    unmount();
    await act(async () => arrive(bytes));
    read.mockResolvedValue(bytes);
    open({ id: 'doc-2' });
    await shows('3 pages');
    expect(openPdf).toHaveBeenCalledTimes(1);
  });

  test('is opened without a connection', async () => {
    onlineManager.setOnline(false);
    open();
    await shows('3 pages');
  });
});

describe('a document that cannot be shown', () => {
  test('could not be fetched, and is asked for once', async () => {
    const cause = new Error('offline');
    read.mockRejectedValue(cause);
    // Whoever shows it asks again; the library does not, whatever it does elsewhere.
    client.setDefaultOptions({ queries: { retry: 1, retryDelay: 0 } });
    open();
    await shows('error');
    expect(error).toBeInstanceOf(PreviewFailed);
    expect(error).toMatchObject({ fault: 'unreachable', cause });
    expect(read).toHaveBeenCalledTimes(1);
  });

  test('is not on this device', async () => {
    read.mockResolvedValue(null);
    open();
    await shows('error');
    expect(error).toBeInstanceOf(PreviewFailed);
    expect(error).toMatchObject({ fault: 'missing' });
    expect(openPdf).not.toHaveBeenCalled();
  });

  test('keeps the reason why it could not be opened', async () => {
    openPdf.mockRejectedValue(new PreviewFailed('locked'));
    open();
    await shows('error');
    expect(error).toMatchObject({ fault: 'locked' });
    expect(pdf.close).not.toHaveBeenCalled();
  });
});
