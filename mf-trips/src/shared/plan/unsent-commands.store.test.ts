import type { TripCommand } from '@sojourn/contracts/plan';
import { unsentCommandsOf } from './unsent-commands.store';

const waiting = (key: string) => ({
  key: `${key}-key-1`,
  command: { type: 'packing.reset' } as TripCommand,
  touched: [],
});
const [one, two, three] = [waiting('one'), waiting('two'), waiting('three')];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('what waits to be stored', () => {
  it('outlives the page, until nothing waits', () => {
    const unsent = unsentCommandsOf('ana 7');
    expect(unsent.load()).toEqual([]);
    unsent.save([one, two]);
    expect(unsentCommandsOf('ana 7').load()).toEqual([one, two]);
    unsent.save([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is nobody else’s, nor another trip’s', () => {
    unsentCommandsOf('ana 7').save([one]);
    expect(unsentCommandsOf('ben 7').load()).toEqual([]);
    expect(unsentCommandsOf('ana 8').load()).toEqual([]);
  });

  it('of one tab is not forgotten by another', () => {
    const [here, there] = [unsentCommandsOf('ana 7'), unsentCommandsOf('ana 7')];
    here.save([one]);
    there.save([two]);
    here.save([three]);
    expect(unsentCommandsOf('ana 7').load()).toEqual([two, three]);
    there.save([]);
    expect(unsentCommandsOf('ana 7').load()).toEqual([three]);
  });

  it('of a closed tab is taken over, and forgotten once it was sent', () => {
    unsentCommandsOf('ana 7').save([one]);
    const next = unsentCommandsOf('ana 7');
    expect(next.load()).toEqual([one]);
    next.save([]);
    expect(unsentCommandsOf('ana 7').load()).toEqual([]);
  });

  it('of an earlier release is read; what is no command is not', () => {
    const { touched: _, ...older } = one;
    localStorage.setItem('unsentChanges ana 7', JSON.stringify([older]));
    expect(unsentCommandsOf('ana 7').load()).toEqual([one]);
    localStorage.setItem('unsentChanges ana 7', JSON.stringify([{ ...one, command: { type: 'trip.burn' } }]));
    expect(unsentCommandsOf('ana 7').load()).toEqual([]);
  });

  it('is no error where this browser has no unsent', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => unsentCommandsOf('ana 7').save([one])).not.toThrow();
  });
});
