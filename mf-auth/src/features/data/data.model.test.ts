import { dataExportStates } from '@sojourn/contracts/data-rights';
import { downloadWords, momentOf } from './data.model';

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
