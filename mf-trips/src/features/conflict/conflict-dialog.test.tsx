import type { TripCommand, TripPlan } from '@sojourn/contracts/plan';
import { apply, isApplied, newItem, newTrip, type Conflict } from '@sojourn/trip';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import type { Dropped } from '../../shared/plan/waiting.model';
import { ConflictDialog } from './conflict-dialog';

const rome = newTrip({ title: 'Rome, theirs', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const walk = newItem({ type: 'activity', title: 'Walk' });

const droppedFor = (
  conflicts: Conflict[],
  message = 'The title was changed somewhere else in the meantime.',
): Dropped => ({
  key: 'key-0001',
  command: { type: 'packing.reset' },
  touched: [],
  dependents: [],
  refusal: { reason: conflicts.length > 0 ? 'conflict' : 'limit', message, conflicts },
});
const titles: Conflict = {
  ...{ in: 'head', id: 'title', version: 1 },
  theirs: rome.head.title,
  yours: { text: 'Rome, mine' },
};

const forgetDropped = jest.fn();
let done: { command: TripCommand; plan: TripPlan }[] = [];
function open(dropped: Dropped[], plan = rome) {
  const onRun = (command: TripCommand) => {
    const outcome = apply(plan, command);
    if (!isApplied(outcome)) throw new Error(outcome.refusal.message);
    done.push({ command, plan: outcome.trip });
  };
  return render(
    <PlanForTests plan={plan} access={{ dropped, forgetDropped }} onRun={onRun}>
      <ConflictDialog />
    </PlanForTests>,
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  forgetDropped.mockClear();
  done = [];
});

describe('what could not be kept', () => {
  it('is not spoken of while there is nothing', () => {
    open([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is shown beside theirs, and put over it as one step where that is wanted', async () => {
    open([
      droppedFor([titles, { ...titles, id: 'notes', theirs: rome.head.notes, yours: { text: 'Mine' } } as Conflict]),
    ]);
    const dialog = screen.getByRole('dialog', { name: 'Somebody else changed this too' });
    for (const text of ['Rome, mine', 'Rome, theirs']) expect(within(dialog).getByText(text)).toBeVisible();
    expect(await axe(dialog)).toHaveNoViolations();
    await press('Use mine');
    expect(forgetDropped).toHaveBeenCalledWith('key-0001');
    expect(done).toHaveLength(1);
    expect(done[0]?.plan.head).toMatchObject({ title: { text: 'Rome, mine' }, notes: { text: 'Mine' } });
  });

  it.each(['Keep theirs', 'Close'])('is let go of by “%s”', async (name) => {
    open([droppedFor([titles])]);
    await press(name);
    expect(forgetDropped).toHaveBeenCalledWith('key-0001');
    expect(done).toEqual([]);
  });

  it('says who removed it, and brings it back where that is wanted', async () => {
    open([droppedFor([{ in: 'items', id: 'walk-1', version: 1, theirs: null, yours: walk }])]);
    expect(screen.getByText('They removed it; you changed it.')).toBeVisible();
    await press('Use mine');
    expect(done[0]?.plan.items['walk-1']).toMatchObject({ title: 'Walk' });
  });

  it('says that one removed it oneself, and removes it where that is wanted', async () => {
    const theirs = { ...walk, version: 2, latest: 2 };
    open([droppedFor([{ in: 'items', id: 'walk-1', version: 1, theirs, yours: null }])], {
      ...rome,
      items: { 'walk-1': theirs },
    });
    expect(screen.getByText('You removed it; they changed it.')).toBeVisible();
    await press('Use mine');
    expect(done[0]?.plan.items).toEqual({});
  });

  it('is only said where nothing can bring it back', async () => {
    open([droppedFor([], 'A trip has at most 20 travellers.')]);
    expect(screen.getByRole('dialog', { name: 'This could not be kept' })).toBeVisible();
    expect(screen.getByText('A trip has at most 20 travellers.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use mine' })).not.toBeInTheDocument();
    await press('All right');
    expect(forgetDropped).toHaveBeenCalledWith('key-0001');
  });
});
