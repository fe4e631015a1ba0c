import { apply, isApplied, newTrip } from '@sojourn/trip';
import type { TripPlan } from '@sojourn/contracts/plan';
import { useToast } from '@sojourn/web-kit';
import { PortalForTests } from '@sojourn/web-kit/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { FakeRequest } from '../../shared/files/file-request.fake';
import { usePlan, type PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { DocumentsTab } from './documents-tab';

const trip = newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2127-04-10', endDate: '2127-04-14' });
const ticket = {
  name: 'ticket.pdf',
  mediaType: 'application/pdf',
  bytes: 12_300,
  addedAt: new Date(2026, 10, 22, 10).toISOString(),
  bookingId: null,
} as const;

function withTicket(): TripPlan {
  const outcome = apply(trip, { type: 'document.add', id: 'doc-1', content: ticket });
  return isApplied(outcome) ? outcome.trip : trip;
}

/** A server that takes files, or answers as it is told. */
let sent: FakeRequest[];
let answer: { status: number; body: unknown };
function take(request: FakeRequest) {
  const { size } = request.body as Blob;
  sent.push(request);
  request.upload.onprogress?.({ loaded: size, total: size });
  setTimeout(() => request.answer({ status: answer.status, responseText: JSON.stringify(answer.body) }));
}

const Toast = () => {
  const { current } = useToast();
  return <output>{current && `${current.title}: ${current.description}`}</output>;
};
let plan: TripPlan;
function open(start: TripPlan, access: Partial<PlanAccess> = {}) {
  plan = start;
  return render(
    <PortalForTests user={null}>
      <PlanForTests plan={start} access={access} onRun={(_, outcome) => isApplied(outcome) && (plan = outcome.trip)}>
        <DocumentsTab />
      </PlanForTests>
      <Toast />
    </PortalForTests>,
  );
}
const fileOf = (name: string, text: string) => {
  const file = new File([text], name);
  // jsdom's files cannot be read in part.
  const first = new TextEncoder().encode(text);
  file.slice = (from = 0, to = first.length) =>
    ({ arrayBuffer: async () => first.slice(from, to).buffer }) as unknown as Blob;
  return file;
};
const choose = (...files: File[]) => fireEvent.change(screen.getByLabelText('Choose files'), { target: { files } });

let restore: () => void;
beforeEach(() => {
  sent = [];
  answer = { status: 201, body: { mediaType: 'application/pdf', bytes: 8 } };
  restore = FakeRequest.install(take);
});
afterEach(() => restore());

describe('the documents of a trip', () => {
  it('begin with what they are good for', async () => {
    const { container } = open(trip);
    expect(screen.getByRole('heading', { name: 'No documents yet' })).toBeVisible();
    expect(screen.getByText(/at most 10 MB each/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('are uploaded one after the other, and described as the server stored them', async () => {
    open(trip);
    choose(fileOf('Ticket.pdf', '%PDF-1.7'), fileOf('Hotel.pdf', '%PDF-1.4'));
    await waitFor(() => expect(Object.values(plan.documents)).toHaveLength(2));
    const names = Object.values(plan.documents).map(({ name }) => name);
    expect(names).toEqual(['Ticket.pdf', 'Hotel.pdf']);
    const [id] = Object.keys(plan.documents);
    expect(sent[0]?.opened).toBe(`POST /api/trips/7/documents/${id}/file`);
    expect(sent[0]?.headers).toMatchObject({ 'X-Requested-By': 'sojourn' });
    expect(Object.values(plan.documents)[0]).toMatchObject({ mediaType: 'application/pdf', bytes: 8 });
  });

  const unknown = 'Unknown file: Please select a PDF, Word, JPEG or PNG file.';
  const empty = 'Empty file: Please select a file that holds something.';
  const tooLarge = 'File too large: Please select a file smaller than 10MB.';
  const large = `%PDF-1.7${' '.repeat(10 * 1024 * 1024)}`;
  it.each([
    { what: 'a drawing that runs', name: 'evil.pdf', text: '<svg onload=alert(1)>', words: unknown },
    { what: 'a page', name: 'page.png', text: '<!doctype html><script>alert(1)</script>', words: unknown },
    { what: 'a program', name: 'setup.pdf', text: 'MZ\u0000\u0003', words: unknown },
    { what: 'a moving picture', name: 'beach.jpg', text: 'GIF89a', words: unknown },
    { what: 'half of a beginning', name: 'photo.png', text: '\u0089PNG', words: unknown },
    { what: 'a text', name: 'notes.docx', text: 'Dear diary', words: unknown },
    { what: 'a PDF that does not begin as one', name: 'late.pdf', text: ' %PDF-1.7', words: unknown },
    { what: 'nothing', name: 'empty.pdf', text: '', words: empty },
    { what: 'more than 10 MB', name: 'book.pdf', text: large, words: tooLarge },
  ])('$what is refused in words before it is sent, for an account and for a browser', async ({ name, text, words }) => {
    for (const access of [{}, { storage: 'browser', path: '' } as const]) {
      const { unmount } = open(withTicket(), access);
      choose(fileOf(name, text));
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(sent).toEqual([]);
      expect(Object.keys(plan.documents)).toEqual(['doc-1']);
      unmount();
    }
  });

  it('say why one was not stored, and do not list it', async () => {
    answer = {
      status: 409,
      body: { code: 'limit-reached', message: 'An account has room for 200 MB of files.', requestId: 'r' },
    };
    open(trip);
    choose(fileOf('Ticket.pdf', '%PDF-1.7'));
    const words = 'Error: An account has room for 200 MB of files.';
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(plan.documents).toEqual({});
  });

  it('are renamed, with a fault at the field', async () => {
    open(withTicket());
    await userEvent.click(screen.getByRole('button', { name: 'Edit ticket.pdf' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit document' });
    await userEvent.clear(within(dialog).getByLabelText(/Name/));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(within(dialog).getByText('Please give the document a name.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText(/Name/), 'Flight to Rome.pdf');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByText('Flight to Rome.pdf')).toBeVisible();
    expect(screen.getByText('PDF, 12 kB, Nov 22, 2026')).toBeVisible();
  });

  it('do not take another name over one that somebody else gave meanwhile', async () => {
    const Meanwhile = () => {
      const { run } = usePlan();
      const fields = { name: 'Theirs.pdf' };
      return (
        <button onClick={() => void run({ type: 'document.edit', id: 'doc-1', version: 1, fields })}>Meanwhile</button>
      );
    };
    render(
      <PortalForTests user={null}>
        <PlanForTests plan={withTicket()}>
          <DocumentsTab />
          <Meanwhile />
        </PlanForTests>
      </PortalForTests>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Edit ticket.pdf' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit document' }));
    await userEvent.clear(dialog.getByLabelText(/Name/));
    await userEvent.type(dialog.getByLabelText(/Name/), 'Mine.pdf');
    fireEvent.click(screen.getByText('Meanwhile'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
    expect(dialog.getByLabelText(/Name/)).toHaveAccessibleDescription(/changed somewhere else/);
    expect(dialog.getByLabelText(/Name/)).toHaveValue('Mine.pdf');
  });

  it('belong to a booking once they are given to it', async () => {
    const stay = { kind: 'stay', title: 'Campo Marzio', provider: '', code: 'X7', url: null, planned: null } as const;
    const booking = { ...stay, segments: [], searchPath: null, version: 1, latest: 1 };
    open({ ...withTicket(), bookings: { 'stay-1': booking } });
    await userEvent.click(screen.getByRole('button', { name: 'Edit ticket.pdf' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit document' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Belongs to'), 'Campo Marzio');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
    expect(screen.getByText('PDF, 12 kB, Nov 22, 2026, Campo Marzio')).toBeVisible();
    expect(plan.documents['doc-1']?.bookingId).toBe('stay-1');
  });

  it('are deleted', async () => {
    open(withTicket());
    await userEvent.click(screen.getByRole('button', { name: 'Delete ticket.pdf' }));
    expect(screen.queryByText('ticket.pdf')).not.toBeInTheDocument();
  });

  it('are only downloaded by who looks at the trip, and not uploaded through a link', () => {
    const { unmount } = open(withTicket(), { canEdit: false });
    expect(screen.getByRole('button', { name: 'Download ticket.pdf' })).toBeVisible();
    for (const name of ['Upload Document', 'Edit ticket.pdf', 'Delete ticket.pdf']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    unmount();
    open(withTicket(), { storage: 'link' });
    expect(screen.queryByRole('button', { name: 'Upload Document' })).not.toBeInTheDocument();
  });
});
