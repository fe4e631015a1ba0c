import { newTrip } from '@sojourn/trip';
import type { TripPlan } from '@sojourn/contracts/plan';
import { PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { browserFiles } from '../../shared/files/browser-file.store';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { PreviewDialog } from './preview-dialog';
import { PreviewFailed, type OpenFile } from './preview.model';

const openPdf = jest.fn<Promise<OpenFile>, [Blob]>();
jest.mock('./open-pdf', () => ({ openPdf: (file: Blob) => openPdf(file) }));

const trip = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const described = (mediaType: 'application/pdf' | 'image/png'): TripPlan => ({
  ...trip,
  documents: {
    'doc-1': {
      ...{ name: 'tickets.pdf', mediaType, bytes: 12_300, addedAt: '2026-11-22T10:00:00Z', bookingId: null },
      ...{ version: 1, latest: 1 },
    },
  },
});
const drawn: { page: number; width: number }[] = [];
const close = jest.fn();
const pdf = (pages: number): OpenFile => ({
  pages,
  sizeOf: async () => ({ width: 600, height: 800 }),
  draw: async (page, canvas) => {
    drawn.push({ page, width: Number.parseFloat(canvas.style.width) });
  },
  textOf: async (page) => `Words of page ${page}`,
  close,
});

const onDownload = jest.fn();
const open = (mediaType: 'application/pdf' | 'image/png' = 'application/pdf') =>
  render(
    <PortalForTests user={null}>
      <PlanForTests plan={described(mediaType)} access={{ storage: 'browser' }}>
        <PreviewDialog id="doc-1" onDownload={onDownload} onClose={jest.fn()} />
      </PlanForTests>
    </PortalForTests>,
  );
const button = (name: string) => screen.getByRole('button', { name });

let read: jest.SpyInstance<Promise<Blob | null>, [string]>;
beforeEach(() => {
  drawn.length = 0;
  close.mockReset();
  openPdf.mockReset().mockResolvedValue(pdf(3));
  read = jest.spyOn(browserFiles, 'read').mockResolvedValue(new Blob(['%PDF-']));
});
afterEach(() => jest.restoreAllMocks());

describe('a PDF that is looked at', () => {
  it('is shown page by page, larger and smaller, and read out', async () => {
    const { baseElement, unmount } = open();
    expect(await screen.findByRole('img', { name: 'tickets.pdf, page 1 of 3' })).toBeVisible();
    expect(await screen.findByText('Words of page 1')).toBeInTheDocument();
    expect(button('Previous page')).toBeDisabled();
    expect(await axe(baseElement)).toHaveNoViolations();
    await userEvent.click(button('Next page'));
    expect(await screen.findByText('Words of page 2')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Page 2 of 3');
    const before = drawn.at(-1)?.width ?? 0;
    await userEvent.click(button('Zoom in'));
    expect(screen.getByText('125%')).toBeVisible();
    await waitFor(() => expect(drawn.at(-1)).toEqual({ page: 2, width: before * 1.25 }));
    unmount();
    expect(close).toHaveBeenCalled();
  });

  it('is closed also when it opens after nobody looks any more', async () => {
    let arrive = (_file: OpenFile) => {};
    openPdf.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    const { unmount } = open();
    await waitFor(() => expect(openPdf).toHaveBeenCalled());
    unmount();
    arrive(pdf(1));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  });

  it('is read by keyboard alone', async () => {
    open();
    await screen.findByText('Words of page 1');
    screen.getByRole('region', { name: 'tickets.pdf, page by page' }).focus();
    await userEvent.keyboard('{End}');
    expect(await screen.findByText('Words of page 3')).toBeInTheDocument();
    expect(button('Next page')).toBeDisabled();
    await userEvent.keyboard('{ArrowLeft}--');
    expect(await screen.findByText('Words of page 2')).toBeInTheDocument();
    expect(screen.getByText('50%')).toBeVisible();
    await userEvent.keyboard('0');
    expect(screen.getByText('100%')).toBeVisible();
    // With Ctrl or Command they are the browser's own.
    await userEvent.keyboard('{Control>}-{/Control}{Meta>}-{/Meta}{Control>}{Home}{/Control}');
    expect(screen.getByText('100%')).toBeVisible();
    expect(screen.getByText('Words of page 2')).toBeInTheDocument();
  });

  it('of one page has nothing to page through', async () => {
    openPdf.mockResolvedValue(pdf(1));
    open();
    expect(await screen.findByRole('img', { name: 'tickets.pdf' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next page' })).not.toBeInTheDocument();
  });

  it.each([
    ['broken', /it is damaged/, 'Download'],
    ['locked', /has a password/, 'Download'],
  ] as const)('says that it is %s, and can be downloaded', async (fault, words, action) => {
    openPdf.mockRejectedValue(new PreviewFailed(fault));
    open();
    expect(await screen.findByText(words)).toBeVisible();
    await userEvent.click(button(action));
    expect(onDownload).toHaveBeenCalled();
  });

  it('says so when a page of it cannot be drawn', async () => {
    openPdf.mockResolvedValue({ ...pdf(2), draw: () => Promise.reject(new PreviewFailed('broken')) });
    open();
    expect(await screen.findByText(/it is damaged/)).toBeVisible();
  });

  it('is asked for again when it could not be fetched', async () => {
    read.mockRejectedValueOnce(new Error('offline'));
    open();
    expect(await screen.findByText(/could not be fetched/)).toBeVisible();
    await userEvent.click(button('Try again'));
    expect(await screen.findByRole('img', { name: 'tickets.pdf, page 1 of 3' })).toBeVisible();
  });

  it('may be in another browser', async () => {
    read.mockResolvedValue(null);
    open();
    expect(await screen.findByText(/not on this device/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Download' })).not.toBeInTheDocument();
  });
});

describe('a picture that is looked at', () => {
  const give = (made: () => Promise<unknown>) =>
    Object.defineProperty(globalThis, 'createImageBitmap', { value: made, configurable: true });

  it('is drawn on a canvas, as the page’s policy wants it', async () => {
    const image = { width: 40, height: 30, close: jest.fn() };
    give(async () => image);
    const drawImage = jest.fn();
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage } as unknown as ReturnType<HTMLCanvasElement['getContext']>);
    open('image/png');
    await screen.findByRole('img', { name: 'tickets.pdf' });
    await waitFor(() => expect(drawImage.mock.calls[0]?.[0]).toBe(image));
  });

  it('says that it is damaged', async () => {
    give(() => Promise.reject(new DOMException('no image', 'InvalidStateError')));
    open('image/png');
    expect(await screen.findByText(/it is damaged/)).toBeVisible();
  });
});
