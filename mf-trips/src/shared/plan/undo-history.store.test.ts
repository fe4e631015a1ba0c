import type { TripCommand } from '@sojourn/contracts/plan';
import { emptyUndoStack } from '@sojourn/trip';
import { undoHistoryOf } from './undo-history.store';

const step = (key: string) => ({
  summary: `Did ${key}`,
  command: { type: 'packing.reset' } as TripCommand,
  key: `${key}-key-1`,
});

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('what can be taken back', () => {
  it('outlives the page, until nothing can', () => {
    const history = { done: [step('one'), step('two')], undone: [step('three')] };
    undoHistoryOf('ana 7').save(history);
    expect(undoHistoryOf('ana 7').load()).toEqual(history);
    undoHistoryOf('ana 7').save(emptyUndoStack);
    expect(localStorage).toHaveLength(0);
  });

  it('belongs to one person and one trip', () => {
    undoHistoryOf('ana 7').save({ done: [step('one')], undone: [] });
    expect(undoHistoryOf('ben 7').load()).toEqual(emptyUndoStack);
    expect(undoHistoryOf('ana 8').load()).toEqual(emptyUndoStack);
  });

  it('begins anew when another release wrote what this one cannot read', () => {
    localStorage.setItem(
      'undoHistory ana 7',
      JSON.stringify({ done: [{ ...step('one'), command: { type: 'trip.burn' } }], undone: [] }),
    );
    expect(undoHistoryOf('ana 7').load()).toEqual(emptyUndoStack);
  });

  it('never says an older history when there is no room for the newest', () => {
    undoHistoryOf('ana 7').save({ done: [step('one')], undone: [] });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    undoHistoryOf('ana 7').save({ done: [step('one'), step('two')], undone: [] });
    expect(undoHistoryOf('ana 7').load()).toEqual(emptyUndoStack);
  });
});
