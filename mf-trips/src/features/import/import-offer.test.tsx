import type { Trip, TripDraft } from '@sojourn/contracts';
import { useToast } from '@sojourn/web-kit';
import { fakeApi, fakeError, PortalForTests, type FakeRequest } from '@sojourn/web-kit/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { browserTrips } from '../../shared/browser-trips.store';
import type { TripEntry } from '../../shared/trip.model';
import { ImportOffer } from './import-offer';

const entry: TripEntry = {
  title: 'Lisbon',
  destination: 'Lisbon',
  startDate: '2127-05-01',
  endDate: '2127-05-04',
  budget: 900,
  notes: '',
  status: 'planning',
  imageUrl: '',
  activities: [],
  accommodation: '',
  flight: '',
};

const Toast = () => {
  const { current } = useToast();
  return <output aria-label="toast">{current && `${current.title}: ${current.description}`}</output>;
};

let api: ReturnType<typeof fakeApi>;

/** An account that takes so many trips and refuses the next. */
function open({ takes = 9, refusal = fakeError(503, 'unavailable', 'Trips are resting.') } = {}) {
  let made = 0;
  api = fakeApi({
    'POST /api/trips/:id/commands': () => ({ version: 1, changes: [], plan: null }),
    'POST /api/trips': ({ body }: FakeRequest) => {
      if (made === takes) return refusal;
      made += 1;
      const kept = { id: made, status: 'planning', version: 1, createdAt: '2026-11-21T10:00:00Z' } as const;
      return { ...(body as TripDraft), ...kept, updatedAt: kept.createdAt } satisfies Trip;
    },
  });
  return render(
    <PortalForTests user={null}>
      <ImportOffer userId="ana" />
      <Toast />
    </PortalForTests>,
  );
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const says = (text: string) => waitFor(() => expect(screen.getByLabelText('toast').textContent).toBe(text));
const imported = async () =>
  (await browserTrips.list()).filter(({ importedAs }) => importedAs !== null).map(({ title }) => title);

beforeEach(async () => {
  localStorage.clear();
  await browserTrips.create(entry, 'unused');
  await browserTrips.create({ ...entry, title: 'Oslo', startDate: '2127-05-02' }, 'unused');
});
afterEach(() => {
  api.restore();
  Reflect.deleteProperty(navigator, 'locks');
});

describe('an import', () => {
  test('takes all there are and says how many', async () => {
    open();
    expect(await screen.findByText('2 trips in this browser')).toBeVisible();
    await press('Import all 2');
    await says('Trips imported: 2 trips now in your account.');
    expect(await imported()).toEqual(['Lisbon', 'Oslo']);
    await waitFor(() => expect(screen.queryByText('2 trips in this browser')).not.toBeInTheDocument());
  });

  test('that stops half-way says what it brought and why it stopped', async () => {
    open({ takes: 1 });
    await press('Import all 2');
    await says('Error: 1 trip now in your account. Trips are resting.');
    expect(await imported()).toEqual(['Lisbon']);
    expect(await screen.findByText('1 trip in this browser')).toBeVisible();
  });

  test('that brings nothing says only why', async () => {
    open({ takes: 0, refusal: new Response('', { status: 502 }) });
    await press('Import all 2');
    await says('Error: Failed to import trips');
    expect(await imported()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Import all 2' })).toBeEnabled();
  });

  test('waits for the same import in another tab, and finds nothing left to do', async () => {
    const asked: string[] = [];
    const request = async (name: string, work: () => Promise<unknown>) => {
      asked.push(name);
      for (const { id, isSample } of await browserTrips.list()) if (!isSample) browserTrips.markImported(id, 1);
      return work();
    };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
    open();
    await press('Import all 2');
    await says('Trips imported: ');
    expect(asked).toEqual(['trip-import']);
    expect(api.calls).toEqual([]);
  });
});

describe('an offer that was declined', () => {
  const declined = () => JSON.parse(localStorage.getItem('tripImportDeclined') ?? 'null') as unknown;

  test('is declined for this person alone', async () => {
    localStorage.setItem('tripImportDeclined', '["ben"]');
    open();
    await press('Not now');
    expect(screen.queryByText('2 trips in this browser')).not.toBeInTheDocument();
    expect(declined()).toEqual(['ben', 'ana']);
  });

  test.each(['"ana"', '["ana", 4]', '{'])(
    'is made again where what was stored is no list of texts: %s',
    async (stored) => {
      localStorage.setItem('tripImportDeclined', stored);
      open();
      expect(await screen.findByText('2 trips in this browser')).toBeVisible();
    },
  );
});
