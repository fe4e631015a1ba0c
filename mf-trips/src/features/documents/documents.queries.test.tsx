import type { TripPlan } from '@sojourn/contracts/plan';
import { newTrip } from '@sojourn/trip';
import { ApiError, useToast } from '@sojourn/web-kit';
import { PortalForTests } from '@sojourn/web-kit/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { browserFiles } from '../../shared/files/browser-file.store';
import { filesOf, useDownload, useUploads } from './documents.queries';

const NOW = '2026-11-22T10:00:00.000Z';
const trip = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const stored = { mediaType: 'application/pdf', bytes: 8 } as const;
const plan: TripPlan = {
  ...trip,
  documents: {
    'doc-1': {
      ...{ ...stored, name: 'ticket.pdf', addedAt: NOW, bookingId: null },
      ...{ version: 1, latest: 1 },
    },
  },
};

let add: (files: Iterable<File>) => Promise<void>;
let download: (id: string) => Promise<void>;
let shown: ReturnType<typeof useToast>;

const Subject = () => {
  const uploads = useUploads();
  shown = useToast();
  add = uploads.add;
  download = useDownload();
  return (
    <output aria-label="uploads">{uploads.uploads.map(({ name, share }) => `${name} ${share}`).join(', ')}</output>
  );
};
const pageOf = (access: Partial<PlanAccess>) => (
  <PortalForTests user={null}>
    <PlanForTests plan={plan} access={{ storage: 'browser', path: '', ...access }}>
      <Subject />
    </PlanForTests>
  </PortalForTests>
);
const tell = jest.fn<void, Parameters<PlanAccess['tell']>>();
const open = (access: Partial<PlanAccess> = {}) => render(pageOf({ tell, ...access }));
const shows = (text: string) => waitFor(() => expect(screen.getByLabelText('uploads').textContent).toBe(text));
function said() {
  if (!shown.current) return null;
  const { id: _, ...words } = shown.current;
  return words;
}
const error = (description: string) => ({ title: 'Error', description, variant: 'destructive' });

const fileOf = (name: string, text = '%PDF-1.7') => {
  const file = new File([text], name);
  // jsdom's files cannot be read in part.
  const bytes = new TextEncoder().encode(text);
  file.slice = (from = 0, to = bytes.length) =>
    ({ arrayBuffer: async () => bytes.slice(from, to).buffer }) as unknown as Blob;
  return file;
};

/** Files that are on their way until the test says what becomes of them. */
function holding() {
  const sent: {
    id: string;
    file: Blob;
    progress: (share: number) => void;
    arrive: () => void;
    fail: (error: unknown) => void;
  }[] = [];
  jest
    .spyOn(browserFiles, 'put')
    .mockImplementation(
      (id, file, progress = () => undefined) =>
        new Promise((resolve, fail) => void sent.push({ id, file, progress, arrive: () => resolve(stored), fail })),
    );
  return sent;
}
async function begin(sent: unknown[], count: number, ...files: File[]) {
  act(() => void add(files));
  await waitFor(() => expect(sent).toHaveLength(count));
}

beforeEach(() => {
  tell.mockReset();
  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(NOW);
});
afterEach(() => {
  shown?.dismiss();
  jest.restoreAllMocks();
});

describe('the files of a trip', () => {
  it('of this browser are in this browser', async () => {
    expect(await filesOf({ storage: 'browser', path: '' })).toBe(browserFiles);
  });

  it.each([
    ['account', '/api/trips/7'],
    ['link', '/api/shared/abc'],
  ] as const)('of one that is kept as %s are at its address', async (storage, path) => {
    const files = await filesOf({ storage, path });
    expect(await files.addressOf('doc-1')).toBe(`${path}/documents/doc-1/file`);
  });
});

describe('an upload', () => {
  it('is shown while it is on its way, and becomes a document once it is stored', async () => {
    const sent = holding();
    open();
    await shows('');
    const file = fileOf('Ti\u200Bcket.pdf');
    await begin(sent, 1, file);
    await shows('Ticket.pdf 0');
    expect(sent[0]?.file).toBe(file);
    act(() => sent[0]?.progress(0.5));
    await shows('Ticket.pdf 0.5');
    expect(tell).not.toHaveBeenCalled();
    await act(async () => sent[0]?.arrive());
    await shows('');
    const content = { name: 'Ticket.pdf', ...stored, addedAt: NOW, bookingId: null };
    expect(tell.mock.calls).toEqual([
      [
        { type: 'document.add', id: sent[0]?.id, content },
        { title: 'Document uploaded', description: 'Ticket.pdf' },
      ],
    ]);
    expect(sent[0]?.id).toMatch(/^[\w-]{8,}$/);
    expect(said()).toBeNull();
  });

  it('waits for the one before it when both were chosen together', async () => {
    const sent = holding();
    open();
    await begin(sent, 1, fileOf('one.pdf'), fileOf('two.pdf'));
    await shows('one.pdf 0');
    await act(async () => sent[0]?.arrive());
    await waitFor(() => expect(sent).toHaveLength(2));
    await shows('two.pdf 0');
    await act(async () => sent[1]?.arrive());
    await shows('');
    expect(tell.mock.calls.map(([, words]) => words?.description)).toEqual(['one.pdf', 'two.pdf']);
    expect(sent[0]?.id).not.toBe(sent[1]?.id);
  });

  it('does not touch another one that is on its way', async () => {
    const sent = holding();
    open();
    await begin(sent, 1, fileOf('one.pdf'));
    await begin(sent, 2, fileOf('two.pdf'));
    await shows('one.pdf 0, two.pdf 0');
    act(() => sent[0]?.progress(0.25));
    await shows('two.pdf 0, one.pdf 0.25');
    await act(async () => sent[1]?.arrive());
    await shows('one.pdf 0.25');
    await act(async () => sent[0]?.arrive());
    await shows('');
  });

  it('is told to the trip as it is when the file has arrived', async () => {
    const sent = holding();
    const { rerender } = open();
    await begin(sent, 1, fileOf('one.pdf'));
    const later = jest.fn();
    rerender(pageOf({ tell: later }));
    await act(async () => sent[0]?.arrive());
    await shows('');
    expect(later).toHaveBeenCalledTimes(1);
    expect(tell).not.toHaveBeenCalled();
  });

  it.each([
    {
      ...{ name: 'notes.pdf', text: 'Dear diary', title: 'Unknown file' },
      sentence: 'Please select a PDF, Word, JPEG or PNG file.',
    },
    { name: 'empty.pdf', text: '', title: 'Empty file', sentence: 'Please select a file that holds something.' },
  ])('of $name is refused before it is sent, and the next one is not', async ({ name, text, title, sentence }) => {
    const sent = holding();
    open();
    await begin(sent, 1, fileOf(name, text), fileOf('good.pdf'));
    expect(said()).toEqual({ title, description: `${name}: ${sentence}`, variant: 'destructive' });
    await shows('good.pdf 0');
    await act(async () => sent[0]?.arrive());
    await shows('');
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it.each<[string, unknown, string]>([
    [
      'the server’s',
      ApiError.here('limit-reached', 'There is room for 200 MB of files.'),
      'There is room for 200 MB of files.',
    ],
    ['ours where there is none', 'thrown', 'The file could not be uploaded.'],
  ])('that is not stored is said in words that are %s', async (_whose, reason, sentence) => {
    const sent = holding();
    open();
    await begin(sent, 1, fileOf('Ticket.pdf'));
    await act(async () => sent[0]?.fail(reason));
    await shows('');
    expect(said()).toEqual(error(sentence));
    expect(tell).not.toHaveBeenCalled();
  });
});

describe('a download', () => {
  const saved: [string | null, string | null][] = [];
  beforeEach(() => {
    saved.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push([this.getAttribute('href'), this.getAttribute('download')]);
    });
  });
  const ask = (id: string) => act(() => download(id));

  it('saves the file under its name', async () => {
    open({ storage: 'account', path: '/api/trips/7' });
    await ask('doc-1');
    expect(saved).toEqual([['/api/trips/7/documents/doc-1/file', 'ticket.pdf']]);
    expect(said()).toBeNull();
  });

  it('saves what is no longer in the trip under no name', async () => {
    open({ storage: 'account', path: '/api/trips/7' });
    await ask('doc-2');
    expect(saved).toEqual([['/api/trips/7/documents/doc-2/file', '']]);
  });

  it('says that a file is not here', async () => {
    const addressOf = jest.spyOn(browserFiles, 'addressOf').mockResolvedValue(null);
    open();
    await ask('doc-1');
    expect(addressOf.mock.calls).toEqual([['doc-1']]);
    expect(said()).toEqual(error('ticket.pdf is not on this device.'));
    expect(saved).toEqual([]);
  });

  it.each<[string, unknown, string]>([
    ['the browser’s', new Error('No leave to read files.'), 'No leave to read files.'],
    ['ours where there is none', 'thrown', 'The file could not be downloaded.'],
  ])('that fails is said in words that are %s', async (_whose, reason, sentence) => {
    jest.spyOn(browserFiles, 'addressOf').mockRejectedValue(reason);
    open();
    await ask('doc-1');
    expect(said()).toEqual(error(sentence));
    expect(saved).toEqual([]);
  });
});
