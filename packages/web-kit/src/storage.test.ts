import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserTripSchema } from '@sojourn/contracts';
import { readStored, readStoredList, keysOfAccount, removeStored, removeStoredOf, writeStored } from './storage';

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

describe('what signing out removes', () => {
  /** What belongs to the browser, whoever signs in at it, and why. */
  const OUTLIVES: Record<string, string> = {
    theme: 'says nothing of a person',
    'sojourn.registry': 'says nothing of a person',
    trips: 'is made without an account, and taken into one when its owner says so',
    deletedTrips: 'is made without an account',
    priceWatches: 'is made without an account',
    tripImportDeclined: 'is an answer of this browser about its own trips',
  };
  const root = join(import.meta.dirname, '../../..');
  const names = readdirSync(root).filter((name) => /^(mf-.*|shell)$/.test(name));
  const sources = names.flatMap((name) =>
    readdirSync(join(root, name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*\.test\.).*\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, name, 'src', file), 'utf8')),
  );
  const stored = sources
    .filter((text) => /writeStored|storedList\(/.test(text))
    .flatMap((text) => [...text.matchAll(/const \w*(?:KEY|STORED_AS) = '([^']+)'/g)].map(([, key = '']) => key));

  test('is looked up in the sources of every area', () => {
    expect(stored.length).toBeGreaterThanOrEqual(14);
    expect(stored).toEqual(expect.arrayContaining(Object.keys(OUTLIVES)));
  });

  test.each([...new Set(stored)])('%s is removed, or there is a reason why it stays', (key) => {
    writeStored(key, ['Lisbon']);
    writeStored('unsentChanges ana 7', []);
    removeStoredOf('ana');
    expect(localStorage.getItem('unsentChanges ana 7')).toBeNull();
    expect(localStorage.getItem(key) !== null).toBe(key in OUTLIVES);
  });
});
