import { dataExportStates } from '@sojourn/contracts/data-rights';
import fc from 'fast-check';
import { downloadWords, momentOf, sizeOf } from './data.model';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1 kB'],
  [1_250, '1.3 kB'],
  [9_949, '9.9 kB'],
  [9_950, '10 kB'],
  [12_345, '12 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [209_715_200, '210 MB'],
  [5_000_000_000, '5 GB'],
  [5_000_000_000_000, '5000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeOf(bytes)).toBe(text);
});

test('every size fits into eight characters or is in bytes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_000_000_000 }), (bytes) => {
      expect(sizeOf(bytes)).toMatch(/^(\d{1,3} bytes|(\d\.\d|\d{1,3}) [kMG]B)$/);
    }),
  );
});

test('a moment has its day and its time', () => {
  const at = (timeZone?: string) => momentOf('2026-11-29T15:04:00Z', timeZone).replaceAll('\u202f', ' ');
  expect(at('UTC')).toBe('Nov 29, 2026, 3:04 PM');
  expect(at('Asia/Tokyo')).toBe('Nov 30, 2026, 12:04 AM');
  expect(at()).toBe(at(Intl.DateTimeFormat().resolvedOptions().timeZone));
});

test('every state has its words, and all but one a button', () => {
  const words = dataExportStates.map((state) => [state, downloadWords({ state }, 'ada@example.org')] as const);
  expect(words.filter(([, { action }]) => action === null).map(([state]) => state)).toEqual(['preparing']);
  for (const [, { text }] of words) expect(text).toMatch(/\.$/);
  expect(Object.fromEntries(words.map(([state, { action }]) => [state, action]))).toMatchObject({
    ...{ none: 'Prepare My Download', ready: 'Prepare a New One' },
    ...{ expired: 'Prepare My Download', failed: 'Try Again' },
  });
  expect(downloadWords({ state: 'ready' }, null).text).toContain('in one zip file');
});

test('who cannot be written to is told so', () => {
  expect(downloadWords({ state: 'preparing' }, 'ada@example.org').text).toContain('ada@example.org');
  expect(downloadWords({ state: 'preparing' }, null).text).toContain('not confirmed');
});
