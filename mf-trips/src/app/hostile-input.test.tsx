/** Hostile values in every field of every form of a trip: the field's own message, nothing lost, nothing executed. */
import { tripDraftSchema, browserTripSchema, type CurrentUser } from '@sojourn/contracts';
import { tripInvitationSchema } from '@sojourn/contracts/mailed';
import { shareDraftSchema, tripCommandSchema, type TripAddition, type TripPlan } from '@sojourn/contracts/plan';
import { tipContentSchema } from '@sojourn/contracts/tip';
import { apply, everythingIncluded, isApplied, moneyOf, newItem, newTrip } from '@sojourn/trip';
import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type ReactElement, type ReactNode } from 'react';
import { AddToTripDialog } from '../features/add-to-trip/add-to-trip-dialog';
import { DocumentDialog } from '../features/documents/document-dialog';
import { CreatePanel } from '../features/editor/create-panel';
import { EditDialog } from '../features/editor/edit-dialog';
import { MoveTripDialog } from '../features/editor/move-trip-dialog';
import { TripDialog } from '../features/editor/trip-dialog';
import { ExpenseDialog } from '../features/expenses/expense-dialog';
import { RateDialog } from '../features/expenses/rate-dialog';
import { AddItem } from '../features/packing/add-item';
import { EmailTab } from '../features/share/email-tab';
import { NewLinkForm } from '../features/share/new-link-form';
import { TipComments } from '../features/tips/tip-comments';
import { TipForm } from '../features/tips/tip-form';
import { ItemDialog } from '../shared/items/item-dialog';
import { PlanForTests } from '../shared/plan/plan-for-tests';
import { AddTraveller } from '../shared/travellers/add-traveller';
import { TravellerRow } from '../shared/travellers/traveller-row';

const hostile: Record<string, string> = {
  '10 kB': 'x'.repeat(10_240),
  markup: '"><script>window.alert(1)</script><img src=x onerror=alert(1)>',
  'an address that runs': 'javascript:alert(1)',
  'a turned direction': 'a\u202Eb',
  'a control character': 'a\u0007b',
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈',
  'the year 1': '0001-01-01',
  'a 29 February that is none': '2027-02-29',
  'a 29 February': '2028-02-29',
  'a negative number': '-1',
  'a huge number': '1e20',
  'a comma': '12,5',
};

const money = moneyOf({ amount: 1_200, currency: 'EUR', rate: '1.08', rateDay: '2027-04-11' });
const furnished: TripPlan = [
  { type: 'traveller.add', id: 't1', content: { name: 'Ana' } } as const,
  { type: 'traveller.add', id: 't2', content: { name: 'Ben' } } as const,
  { type: 'rate.set', currency: 'EUR', version: 0, content: { rate: '1.08', day: '2027-04-11' } } as const,
  {
    type: 'expense.add',
    id: 'e1',
    content: {
      ...{ description: 'Dinner', money, category: 'food', day: '2027-04-11', paidBy: 't1', bookingId: null },
      sharedBy: [
        { travellerId: 't1', weight: 700 },
        { travellerId: 't2', weight: 500 },
      ],
    },
  } as const,
  {
    type: 'document.add',
    id: 'd1',
    content: {
      ...{ name: 'Ticket.pdf', mediaType: 'application/pdf', bytes: 9, addedAt: '2027-01-01T10:00:00Z' },
      bookingId: null,
    },
  } as const,
].reduce(
  (plan, command) => {
    const outcome = apply(plan, command as Parameters<typeof apply>[1]);
    if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
    return outcome.trip;
  },
  newTrip({ title: 'Rome', destination: 'Rome, Italy', startDate: '2027-04-10', endDate: '2027-04-17' }),
);
const ana = { id: 'ana', username: 'ana', email: 'ana@example.org', emailProven: true } as CurrentUser;
const tip = {
  ...{ id: 'tip-1', author: { name: 'Ben K.' }, content: 'Go early', likes: 0, comments: 0, tags: [], version: 1 },
  ...{ createdAt: '2026-11-21T10:00:00Z', userHasLiked: false, isOwn: false, isHidden: false },
  ...{ isSample: false, isLocal: false },
};
const flight = newItem({ type: 'flight', title: 'To Rome', day: '2027-04-10', start: '10:00' });
const link = {
  ...{ id: 's1', role: 'viewer' as const, includes: everythingIncluded, name: 'Family', expiresAt: null },
  ...{ createdAt: '2026-11-22T10:00:00.000Z', lastOpenedAt: null, token: 'a'.repeat(43) },
};
const found: TripAddition = {
  ...{ kind: 'activity', id: 'walk', name: 'Walk', location: 'Rome', duration: 'PT2H', price: 10 },
  ...{ destination: 'Rome, Italy', isSample: true },
};
const closed = () => undefined;

/** What was stored or sent since a form was opened, each as it is judged by whoever takes it. */
let taken: { content: unknown; isSound: boolean }[] = [];
const sound = (schema: { safeParse(value: unknown): { success: boolean } }, content: unknown) =>
  taken.push({ content, isSound: schema.safeParse(content).success });
const onRun = (command: unknown) => sound(tripCommandSchema, command);
const Once = ({ children }: { children: (close: () => void) => ReactNode }) => {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? children(() => setOpen(false)) : null;
};

type Form = {
  name: string;
  /** Files of this remote whose fields it shows. */
  covers: readonly string[];
  element: ReactElement;
  /** What is pressed to send it. */
  press: string;
  /** Labels of fields that it sends, where there are others. */
  only?: RegExp;
  prepare?: () => void | Promise<void>;
};

const forms: readonly Form[] = [
  {
    name: 'an event',
    covers: ['shared/items/item-fields.tsx', 'shared/items/zone-field.tsx', 'shared/items/place-field.tsx'],
    element: (
      <Once>
        {(close) => <ItemDialog draft={{ id: 'i9', version: null, content: flight }} onClose={close} onSaved={close} />}
      </Once>
    ),
    press: 'Add event',
  },
  {
    name: 'an expense',
    covers: ['features/expenses/expense-fields.tsx', 'features/expenses/share-fields.tsx'],
    element: <Once>{(close) => <ExpenseDialog id="e1" onClose={close} />}</Once>,
    press: 'Save Changes',
    only: /^(?!Add a traveller)/,
  },
  {
    name: 'a rate',
    covers: ['features/expenses/rate-dialog.tsx'],
    element: <Once>{(close) => <RateDialog currency="EUR" onClose={close} />}</Once>,
    press: 'Save Rate',
  },
  {
    name: 'the days of a whole trip',
    covers: ['features/editor/move-trip-dialog.tsx'],
    element: <Once>{(close) => <MoveTripDialog onClose={close} />}</Once>,
    press: 'Move the trip',
  },
  {
    name: 'a document',
    covers: ['features/documents/document-dialog.tsx'],
    element: <Once>{(close) => <DocumentDialog id="d1" onClose={close} />}</Once>,
    press: 'Save Changes',
  },
  {
    name: 'something to pack',
    covers: ['features/packing/add-item.tsx'],
    element: <AddItem travellerId={null} />,
    press: 'Add',
  },
  { name: 'a traveller', covers: ['shared/travellers/add-traveller.tsx'], element: <AddTraveller />, press: 'Add' },
  {
    name: 'a traveller’s other name',
    covers: ['shared/travellers/traveller-row.tsx'],
    element: <TravellerRow id="t1" traveller={furnished.travellers['t1'] as never} />,
    press: 'Save',
    prepare: () => void fireEvent.click(screen.getByRole('button', { name: 'Rename Ana' })),
  },
  {
    name: 'the trip',
    covers: ['features/editor/trip-fields.tsx', 'features/editor/picture-field.tsx'],
    element: <Once>{(close) => <EditDialog onClose={close} />}</Once>,
    press: 'Save Changes',
  },
  {
    name: 'a new trip of an account',
    covers: ['features/editor/trip-fields.tsx', 'features/editor/picture-field.tsx'],
    element: <Once>{(close) => <TripDialog storage="account" open onClose={close} />}</Once>,
    press: 'Create Trip',
    prepare: fillTrip,
  },
  {
    name: 'a new trip of a browser',
    covers: [
      'features/editor/trip-fields.tsx',
      'features/editor/picture-field.tsx',
      'features/editor/activities-field.tsx',
      'features/editor/destination-field.tsx',
    ],
    element: <Once>{(close) => <CreatePanel storage="browser" onDone={close} />}</Once>,
    press: 'Create Trip',
    prepare: fillTrip,
  },
  {
    name: 'a trip for what was found',
    covers: ['features/add-to-trip/new-trip-dates.tsx'],
    element: <Once>{(close) => <AddToTripDialog addition={found} onClose={close} />}</Once>,
    press: 'Make a trip with it',
    async prepare() {
      await screen.findByRole('button', { name: 'Make a trip with it' });
      type('Start date', 'Apr 10, 2027');
      type('End date', 'Apr 17, 2027');
    },
  },
  {
    name: 'a tip',
    covers: ['features/tips/tip-form.tsx'],
    element: (
      <TipForm
        onSubmit={async (content) => {
          taken.push({ content, isSound: tipContentSchema.safeParse(content.content).success });
          return true;
        }}
      />
    ),
    press: 'Post Tip',
    prepare: () => type('Your tip', 'Go early'),
  },
  {
    name: 'a comment',
    covers: ['features/tips/tip-comments.tsx'],
    element: <TipComments tip={tip} destination="Rome" />,
    press: 'Post Comment',
  },
  {
    name: 'a link',
    covers: ['features/share/new-link-form.tsx'],
    element: <NewLinkForm onMade={closed} />,
    press: 'Make a link',
  },
  {
    name: 'somebody who is invited',
    covers: ['features/share/email-tab.tsx'],
    element: <EmailTab links={[link]} chosen={link} onChoose={closed} onMakeOne={closed} />,
    press: 'Add',
    only: /^Email/,
  },
  {
    name: 'an invitation',
    covers: ['features/share/email-tab.tsx'],
    element: <EmailTab links={[link]} chosen={link} onChoose={closed} onMakeOne={closed} />,
    press: 'Send Invitations',
    only: /^Message/,
    async prepare() {
      type('Email address', 'ben@example.org');
      await press('Add');
    },
  },
];

const fieldNamed = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}\\*?$`));

function type(label: string, value: string) {
  const field = fieldNamed(label);
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

/** Presses a button and waits until what it does is done. */
async function press(name: string) {
  await act(async () => {
    // By its text alone: to find it by its role takes longer than all else here.
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    fireEvent.click(button as HTMLButtonElement);
  });
  await waitFor(() => expect(document.querySelector('button[aria-busy="true"]')).toBeNull());
}

function fillTrip() {
  fireEvent.change(screen.getByLabelText(/^(Title|Trip name)/), { target: { value: 'Away' } });
  type('Destination', 'Rome, Italy');
  type('Start date', 'Apr 10, 2027');
  type('End date', 'Apr 17, 2027');
}

let api: ReturnType<typeof fakeApi>;
const alerted = jest.spyOn(window, 'alert').mockReturnValue(undefined);

async function open({ element, prepare }: Form) {
  taken = [];
  localStorage.clear();
  localStorage.setItem('trips', '[]');
  api = fakeApi({
    'GET /api/trips': () => [],
    'GET /api/tips/:id/comments': () => ({ tips: [], next: null }),
    'POST /api/tips/:id/comments': ({ body }) => sound(tipContentSchema, (body as { content: unknown }).content),
    'POST /api/trips': ({ body }) => sound(tripDraftSchema, body),
    'POST /api/trips/:id/shares': ({ body }) => sound(shareDraftSchema, body),
    'POST /api/user/trip-invitations': ({ body }) => {
      sound(tripInvitationSchema, body);
      return { sent: 1 };
    },
  });
  const page = render(
    <PortalForTests user={element.type === Once ? null : ana}>
      <PlanForTests plan={furnished} onRun={onRun}>
        {element}
      </PlanForTests>
    </PortalForTests>,
  );
  await prepare?.();
  taken = [];
  return page;
}

const labelOf = (field: Element) => (field as HTMLInputElement).labels?.[0]?.textContent ?? '';

/** Every field that takes a text, as the form shows them. */
const fieldsIn = (page: HTMLElement) =>
  [...page.querySelectorAll<HTMLInputElement>('input, textarea')].filter(
    ({ type: kind, readOnly, disabled }) =>
      !['checkbox', 'radio', 'file', 'hidden'].includes(kind) && !readOnly && !disabled,
  );

function takeStored(): void {
  const trips = JSON.parse(localStorage.getItem('trips') ?? '[]') as unknown[];
  for (const trip of trips) sound(browserTripSchema, trip);
}

const invalid = (fields: readonly HTMLInputElement[]) =>
  fields.filter((field) => field.getAttribute('aria-invalid') === 'true');

/** What is wrong with how a form answers a value that stands in all of its fields. */
async function complaintsOf(form: Form, value: string): Promise<string[]> {
  const page = await open(form);
  const fields = () => fieldsIn(page.baseElement).filter((field) => form.only?.test(labelOf(field)) ?? true);
  const before = fields().map((field) => field.value);
  for (const field of fields()) {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  }
  // A day is written as people write days, and a time that is none cannot be typed.
  const typed = fields().map((field) => field.value);
  const complaints: string[] = [];
  const complain = (what: string, at: number) => complaints.push(`${labelOf(fields()[at] as Element)} ${what}`);
  await press(form.press);
  takeStored();
  if (taken.length === 0) {
    fields().forEach((field, at) => {
      if (field.value !== typed[at]) complain(`lost “${typed[at]?.slice(0, 20)}”`, at);
    });
    if (invalid(fields()).length === 0) complaints.push('is neither taken nor refused');
    for (const field of invalid(fields())) {
      if (!document.getElementById(`${field.id}-error`)?.textContent)
        complaints.push(`${labelOf(field)} has no message`);
    }
    const refused = fields().map((field) => field.getAttribute('aria-invalid') === 'true');
    fields().forEach((field, at) => {
      if (!refused[at]) return;
      fireEvent.change(field, { target: { value: before[at] } });
      fireEvent.blur(field);
    });
    // What was not refused is sent with the rest as it was; what must be there and is not is refused again.
    await press(form.press);
    const isMissing = refused.some((is, at) => is && before[at] === '');
    if (taken.length === 0 && fields().length > 0 && !isMissing) complaints.push('is not taken then');
  }
  takeStored();
  if (!taken.every(({ isSound }) => isSound)) complaints.push('sends what nobody takes');
  if (document.querySelector('script, img[onerror], a[href^="javascript:"]')) complaints.push('could execute it');
  page.unmount();
  return complaints;
}

afterEach(() => api.restore());

describe.each(forms)('the form of $name', (form) => {
  test.each(Object.entries(hostile))('takes %s, or says at each field why not', async (_, value) => {
    expect(await complaintsOf(form, value)).toEqual([]);
    expect(alerted).not.toHaveBeenCalled();
  });
});
