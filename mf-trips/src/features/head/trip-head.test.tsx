import { emptyUndoStack, newTrip } from '@sojourn/trip';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanAccess, PlanStanding } from '../../shared/plan/plan-access';
import { PlanForTests } from '../../shared/plan/plan-for-tests';
import { SavingNote } from './saving-note';
import { TripMenuButton } from './trip-menu-button';
import { useUndoKeys } from './use-undo-keys';

const rome = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-17' });
const acts = { undo: jest.fn(), redo: jest.fn(), retry: jest.fn() };
const asked = { onMove: jest.fn(), onHistory: jest.fn(), onDuplicate: jest.fn(), onDelete: jest.fn() };

const Keys = () => {
  useUndoKeys();
  return (
    <>
      <input aria-label="Field" />
      <div role="dialog" aria-label="Box">
        <button>In the box</button>
      </div>
    </>
  );
};
const open = (access: Partial<PlanAccess & PlanStanding> = {}) =>
  render(
    <PlanForTests plan={rome} access={{ ...acts, ...access }}>
      <SavingNote />
      <TripMenuButton {...asked} />
      <Keys />
    </PlanForTests>,
  );

afterEach(() => {
  jest.clearAllMocks();
  jest.restoreAllMocks();
});

describe('the note beside a trip', () => {
  it.each<[Partial<PlanAccess & PlanStanding>, string]>([
    [{ saving: 'saved' }, 'Saved'],
    [{ saving: 'saved', storage: 'browser' }, 'Saved'],
    [{ saving: 'saving' }, 'Saving'],
    [{ saving: 'unsaved' }, 'Not saved yetTry again'],
    [{ saving: 'unsaved', storage: 'browser' }, 'Not saved yet: this browser has no room leftTry again'],
    [{ saving: 'unsaved', canEdit: false }, 'Not saved yetTry again'],
  ])('of %j says “%s”', (access, words) => {
    open(access);
    expect(screen.getByRole('status')).toHaveTextContent(words);
  });

  it('says nothing to who may only look', () => {
    open({ canEdit: false });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('tries again at a press', async () => {
    open({ saving: 'unsaved' });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(acts.retry).toHaveBeenCalled();
  });

  it('says that the connection is what is missing, and offers no attempt then', async () => {
    open({ saving: 'unsaved' });
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('status')).toHaveTextContent('Not saved yet: you are offline');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    jest.restoreAllMocks();
    act(() => void window.dispatchEvent(new Event('online')));
  });
});

it('a browser that has no room left is tried again without a connection, too', async () => {
  open({ saving: 'unsaved', storage: 'browser' });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(acts.retry).toHaveBeenCalled();
  jest.restoreAllMocks();
  act(() => void window.dispatchEvent(new Event('online')));
});

describe('the menu of a trip', () => {
  const choose = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  const step = (summary: string) => ({ summary, command: { type: 'packing.reset' } as const, key: 'key-of-step' });

  it('says what Undo would take back, and does it', async () => {
    open({ history: { done: [step('Added “Walk”')], undone: [] } });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(await screen.findByText('Last: Added “Walk”')).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Undo' }));
    expect(acts.undo).toHaveBeenCalledTimes(1);
  });

  it('does again what was taken back', async () => {
    open({ history: { done: [], undone: [step('Undid: renamed')] } });
    await choose('Redo');
    expect(acts.redo).toHaveBeenCalledTimes(1);
  });

  it('has nothing to take back where nothing was done', async () => {
    open({ history: emptyUndoStack });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    for (const name of ['Undo', 'Redo'])
      expect(await screen.findByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['History', asked.onHistory],
    ['Duplicate trip', asked.onDuplicate],
    ['Delete', asked.onDelete],
  ])('has %s', async (name, isAsked) => {
    open();
    await choose(name);
    expect(isAsked).toHaveBeenCalledTimes(1);
  });

  it('has for a viewer only what changes nothing', async () => {
    open({ role: 'viewer', canEdit: false });
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(items).toEqual(['Duplicate trip']);
  });
});

describe('Ctrl+Z', () => {
  const press = (keys: Partial<KeyboardEvent>, on: Element = document.body) =>
    fireEvent.keyDown(on, { key: 'z', ctrlKey: true, ...keys });
  const counts = () => [acts.undo.mock.calls.length, acts.redo.mock.calls.length];

  it.each<[string, Partial<KeyboardEvent>, [number, number]]>([
    ['Ctrl+Z', {}, [1, 0]],
    ['Command+Z', { ctrlKey: false, metaKey: true }, [1, 0]],
    ['Shift+Ctrl+Z', { shiftKey: true, key: 'Z' }, [0, 1]],
    ['Z alone', { ctrlKey: false }, [0, 0]],
    ['Ctrl+Alt+Z', { altKey: true }, [0, 0]],
    ['Ctrl+Y', { key: 'y' }, [0, 0]],
  ])('%s undoes or redoes as it should', (_name, keys, expected) => {
    open();
    press(keys);
    expect(counts()).toEqual(expected);
  });

  it('belongs to what is being typed, and to a dialog that is open', () => {
    open();
    press({}, screen.getByLabelText('Field'));
    press({}, screen.getByRole('button', { name: 'In the box' }));
    expect(counts()).toEqual([0, 0]);
  });

  it('does nothing for who may only look, nor once the page is gone', () => {
    open({ canEdit: false });
    press({});
    const { unmount } = open();
    unmount();
    press({});
    expect(counts()).toEqual([0, 0]);
  });
});
