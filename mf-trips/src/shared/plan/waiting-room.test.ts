import type { TripCommand } from '@sojourn/contracts/plan';
import { waitingRoomOf } from './waiting-room';

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
    const room = waitingRoomOf('ana 7');
    expect(room.load()).toEqual([]);
    room.save([one, two]);
    expect(waitingRoomOf('ana 7').load()).toEqual([one, two]);
    room.save([]);
    expect(localStorage).toHaveLength(0);
  });

  it('is nobody else’s, nor another trip’s', () => {
    waitingRoomOf('ana 7').save([one]);
    expect(waitingRoomOf('ben 7').load()).toEqual([]);
    expect(waitingRoomOf('ana 8').load()).toEqual([]);
  });

  it('of one tab is not forgotten by another', () => {
    const [here, there] = [waitingRoomOf('ana 7'), waitingRoomOf('ana 7')];
    here.save([one]);
    there.save([two]);
    here.save([three]);
    expect(waitingRoomOf('ana 7').load()).toEqual([two, three]);
    there.save([]);
    expect(waitingRoomOf('ana 7').load()).toEqual([three]);
  });

  it('of a closed tab is taken over, and forgotten once it was sent', () => {
    waitingRoomOf('ana 7').save([one]);
    const next = waitingRoomOf('ana 7');
    expect(next.load()).toEqual([one]);
    next.save([]);
    expect(waitingRoomOf('ana 7').load()).toEqual([]);
  });

  it('of an earlier release is read; what is no command is not', () => {
    const { touched: _, ...older } = one;
    localStorage.setItem('unsentChanges ana 7', JSON.stringify([older]));
    expect(waitingRoomOf('ana 7').load()).toEqual([one]);
    localStorage.setItem('unsentChanges ana 7', JSON.stringify([{ ...one, command: { type: 'trip.burn' } }]));
    expect(waitingRoomOf('ana 7').load()).toEqual([]);
  });

  it('is no error where this browser has no room', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => waitingRoomOf('ana 7').save([one])).not.toThrow();
  });
});
