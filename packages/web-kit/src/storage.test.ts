import { browserTripSchema } from '@sojourn/contracts';
import { readStored, readStoredList, keysOfAccount, removeStored, writeStored } from './storage';

const number = {
  safeParse: (value: unknown) =>
    typeof value === 'number' ? { success: true as const, data: value } : { success: false as const, error: 'no' },
};

afterEach(() => localStorage.clear());

describe('browser storage', () => {
  test('gives back what was kept', () => {
    expect(writeStored('n', 7)).toBe(true);
    expect(readStored('n', number, 0)).toBe(7);
    removeStored('n');
    expect(readStored('n', number, 0)).toBe(0);
  });

  test('falls back where nothing was kept, whatever the schema takes', () => {
    const anything = { safeParse: (data: unknown) => ({ success: true as const, data }) };
    expect(readStored('n', anything, 3)).toBe(3);
    writeStored('n', null);
    expect(readStored('n', anything, 3)).toBeNull();
  });

  test('falls back on what somebody else wrote', () => {
    localStorage.setItem('n', '{"broken');
    expect(readStored('n', number, 0)).toBe(0);
    localStorage.setItem('n', '{"id":"seven"}');
    expect(readStored('n', browserTripSchema, null as never)).toBeNull();
  });

  test('gives a list back entry by entry, whatever they are', () => {
    writeStored('n', [1, { id: 'x' }, null]);
    expect(readStoredList('n')).toEqual([1, { id: 'x' }, null]);
    writeStored('n', []);
    expect(readStoredList('n')).toEqual([]);
    writeStored('n', { length: 2 });
    expect(readStoredList('n')).toBeNull();
    removeStored('n');
    expect(readStoredList('n')).toBeNull();
  });

  test('knows the keys of an account by their second word', () => {
    localStorage.clear();
    for (const key of ['unsentChanges ana 7', 'unsentChanges anabel 7', 'ana', 'trips', 'draft ana'])
      localStorage.setItem(key, '1');
    expect(keysOfAccount('ana').toSorted()).toEqual(['draft ana', 'unsentChanges ana 7']);
    localStorage.clear();
  });

  test('never throws where storage is forbidden', () => {
    for (const method of ['setItem', 'getItem', 'removeItem'] as const)
      jest.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError');
      });
    expect(writeStored('n', 7)).toBe(false);
    expect(readStored('n', number, 3)).toBe(3);
    expect(() => removeStored('n')).not.toThrow();
    jest.restoreAllMocks();
  });
});
