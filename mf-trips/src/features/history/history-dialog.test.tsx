import type { HistoryEntry, TripCommand } from '@sojourn/contracts/plan';
import { apply, isApplied, newItem, newTrip, type Outcome } from '@sojourn/trip';
import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import type { PlanAccess } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { HistoryDialog } from './history-dialog';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const renamed = apply(rome, { type: 'head.edit', parts: { title: { text: 'Roma', version: 1 } } });
if (!isApplied(renamed)) throw new Error('A trip can be renamed.');
const entryAt = (version: number): HistoryEntry => ({
  ...{ version, key: `key-of-${version}`, summary: `Change ${version}`, at: new Date(2126, 10, 21, 10).toISOString() },
  ...{ by: { role: 'editor', link: 'Family' }, inverse: renamed.inverse },
});

let api: ReturnType<typeof fakeApi>;
const onClose = jest.fn();
const tell = jest.fn<void, Parameters<PlanAccess['tell']>>();
function open(fakes: Fakes, access: Partial<PlanAccess> = {}) {
  api = fakeApi(fakes);
  if (!isApplied(renamed)) throw new Error('A trip can be renamed.');
  return render(
    <PortalForTests user={null}>
      <PlanForTests plan={renamed.trip} access={{ tell, ...access }}>
        <HistoryDialog onClose={onClose} />
      </PlanForTests>
    </PortalForTests>,
  );
}
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(() => {
  api.restore();
  jest.clearAllMocks();
});

describe('the history of a trip', () => {
  it('says who did what, and takes a change back with words and Undo', async () => {
    open({ 'GET /api/trips/7/history': () => [entryAt(2), entryAt(1)] });
    const dialog = screen.getByRole('dialog', { name: 'History' });
    expect(await within(dialog).findByText('Change 2')).toBeVisible();
    expect(within(dialog).getAllByText(/Somebody with the link “Family”, Nov 21, 2126/)).toHaveLength(2);
    expect(await axe(dialog)).toHaveNoViolations();
    await userEvent.click(button('Take back: Change 1'));
    expect(tell).toHaveBeenCalledWith(renamed.inverse satisfies TripCommand, {
      title: 'Taken back',
      description: 'Change 1',
    });
  });

  it('shows 50 changes, and earlier ones at a press', async () => {
    const all = Array.from({ length: 60 }, (_, at) => entryAt(60 - at));
    open({
      'GET /api/trips/7/history': ({ query }) => {
        const before = Number(query.get('before') ?? 61);
        return all.filter(({ version }) => version < before).slice(0, 50);
      },
    });
    expect(await screen.findByText('Change 11')).toBeVisible();
    expect(screen.queryByText('Change 10')).not.toBeInTheDocument();
    await userEvent.click(button('Show earlier changes'));
    expect(await screen.findByText('Change 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show earlier changes' })).not.toBeInTheDocument();
    // What was read already stays as it was: only the newest page may have become another.
    const asked = api.calls.map(({ query }) => query.get('before'));
    expect(asked.filter((before) => before === '11')).toHaveLength(1);
  });

  it('says so when there is none, and can be asked for again when it could not be read', async () => {
    let isDown = true;
    open({ 'GET /api/trips/7/history': () => (isDown ? fakeError(503, 'unavailable', 'Resting.') : []) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Resting.');
    isDown = false;
    await userEvent.click(button('Try again'));
    expect(await screen.findByText('Nothing yet')).toBeVisible();
    await userEvent.click(button('Close'));
    expect(onClose).toHaveBeenCalled();
  });

  it('of a browser’s trip is in this browser, and cannot be taken back by who may only look', async () => {
    localStorage.setItem('tripHistory 7', JSON.stringify([entryAt(1)]));
    open({}, { storage: 'browser', canEdit: false });
    expect(await screen.findByText('Change 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Take back/ })).not.toBeInTheDocument();
    expect(api.calls).toEqual([]);
  });

  describe('and restoring it whole', () => {
    const walk = newItem({ type: 'activity', title: 'Walk' });
    const threeChanges: TripCommand[] = [
      { type: 'head.edit', parts: { title: { text: 'Roma', version: 1 } } },
      { type: 'item.add', id: 'walk-1', content: walk },
      { type: 'head.edit', parts: { notes: { text: 'Pack light', version: 1 } } },
    ];
    /** Some changes, newest first, and what each takes back. */
    function story(commands = threeChanges) {
      let plan = rome;
      const entries = commands.map((command) => {
        const outcome = apply(plan, command);
        if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
        plan = outcome.trip;
        return { ...entryAt(plan.version), inverse: outcome.inverse, summary: outcome.happened.summary };
      });
      return { plan, entries: entries.reverse() };
    }

    function openStory(fakes: Fakes = {}) {
      const { plan, entries } = story();
      const outcomes: Outcome[] = [];
      api = fakeApi({ 'GET /api/trips/7/history': () => entries, ...fakes });
      render(
        <PortalForTests user={null}>
          <PlanForTests plan={plan} onRun={(_, outcome) => outcomes.push(outcome)}>
            <HistoryDialog onClose={onClose} />
          </PlanForTests>
        </PortalForTests>,
      );
      return { outcomes, entries };
    }

    it('says what that takes back and does, and does it as one change', async () => {
      const { outcomes, entries } = openStory();
      const first = entries[2]?.summary ?? '';
      await userEvent.click(await screen.findByRole('button', { name: `Restore to here: ${first}` }));
      const dialog = screen.getByRole('dialog', { name: 'History' });
      expect(within(dialog).getByRole('heading', { level: 3 })).toHaveFocus();
      expect(within(dialog).getByText('These 2 changes are taken back:')).toBeVisible();
      expect(
        within(dialog)
          .getAllByRole('listitem')
          .map((line) => line.textContent),
      ).toEqual([entries[0]?.summary, entries[1]?.summary, 'The notes are as they were', '1 event goes']);
      expect(await axe(dialog)).toHaveNoViolations();
      await userEvent.click(button('Restore to here'));
      expect(onClose).toHaveBeenCalled();
      expect(outcomes).toHaveLength(1);
      const [outcome] = outcomes;
      expect(outcome && isApplied(outcome) && outcome.trip).toMatchObject({
        head: { title: { text: 'Roma' }, notes: { text: '' } },
        items: {},
      });
    });

    it('names what it takes back, so that a thousand changes are a few words on their way', async () => {
      const { plan, entries } = story();
      api = fakeApi({ 'GET /api/trips/7/history': () => entries });
      render(
        <PortalForTests user={null}>
          <PlanForTests plan={plan} access={{ tell }}>
            <HistoryDialog onClose={onClose} />
          </PlanForTests>
        </PortalForTests>,
      );
      await userEvent.click(await screen.findByRole('button', { name: `Restore to here: ${entries[2]?.summary}` }));
      await userEvent.click(button('Restore to here'));
      expect(tell).toHaveBeenCalledWith(
        expect.objectContaining({ type: 'restore' }),
        expect.objectContaining({ title: 'Trip restored' }),
        { after: entries[2]?.key, newest: entries[0]?.key },
      );
    });

    it('is carried out whole where a browser keeps the trip', async () => {
      const { plan, entries } = story();
      localStorage.setItem('tripHistory 7', JSON.stringify(entries));
      api = fakeApi({});
      render(
        <PortalForTests user={null}>
          <PlanForTests plan={plan} access={{ tell, storage: 'browser' }}>
            <HistoryDialog onClose={onClose} />
          </PlanForTests>
        </PortalForTests>,
      );
      await userEvent.click(await screen.findByRole('button', { name: `Restore to here: ${entries[2]?.summary}` }));
      await userEvent.click(button('Restore to here'));
      expect(tell).toHaveBeenCalledWith(expect.objectContaining({ type: 'restore' }), expect.anything(), undefined);
    });

    it('names the newest six of many changes, and counts the rest', async () => {
      const walks = Array.from({ length: 9 }, (_, at): TripCommand => ({
        type: 'item.add',
        id: `walk-${at}`,
        content: walk,
      }));
      const { plan, entries } = story(walks);
      api = fakeApi({ 'GET /api/trips/7/history': () => entries });
      render(
        <PortalForTests user={null}>
          <PlanForTests plan={plan}>
            <HistoryDialog onClose={onClose} />
          </PlanForTests>
        </PortalForTests>,
      );
      const oldest = (await screen.findAllByRole('button', { name: /Restore to here/ })).at(-1);
      await userEvent.click(oldest as HTMLElement);
      expect(screen.getByText('These 8 changes are taken back:')).toBeVisible();
      expect(screen.getByText('and 2 more')).toBeVisible();
    });

    it('is not offered for the newest, nor behind a gap, and can be left', async () => {
      const { outcomes } = openStory();
      await screen.findAllByRole('button', { name: /Take back/ });
      const offers = screen.getAllByRole('button', { name: /Restore to here/ });
      expect(offers).toHaveLength(2);
      await userEvent.click(offers[0] as HTMLElement);
      await userEvent.click(button('Cancel'));
      expect(screen.getAllByRole('button', { name: /Restore to here/ })).toHaveLength(2);
      expect(outcomes).toEqual([]);
    });
  });
});
