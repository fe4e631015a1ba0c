import { newStoredId } from './stored-id';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(1_795_000_000_000);
  jest.spyOn(Math, 'random').mockReturnValue(0.9999);
});
afterEach(() => jest.restoreAllMocks());

describe('a number of this browser', () => {
  it('is the time in microseconds, with chance for the last three digits', () => {
    expect(newStoredId(new Set())).toBe(1_795_000_000_000_999);
    jest.spyOn(Math, 'random').mockReturnValue(0);
    expect(newStoredId(new Set())).toBe(1_795_000_000_000_000);
  });

  it('is the next one that is free', () => {
    expect(newStoredId(new Set([1_795_000_000_000_999, 1_795_000_000_001_000, 1_795_000_000_001_002]))).toBe(
      1_795_000_000_001_001,
    );
  });

  it('is exact for centuries', () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2250, 0, 1));
    expect(Number.isSafeInteger(newStoredId(new Set()))).toBe(true);
  });
});
