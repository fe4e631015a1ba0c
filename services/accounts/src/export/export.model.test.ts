import { dataExportOf, fileNameOf, isExpired, newExport, readyAt } from './export.model';

const NOW = new Date('2026-11-22T12:00:00Z');
const fresh = newExport({ userId: 'ada', id: 'e1', askedAt: NOW, sessions: [] });
const ready = { ...fresh, ...readyAt(NOW, 9_000) };
const TOMORROW = new Date('2026-11-23T12:00:00Z');

test('nothing was asked for', () => {
  expect(dataExportOf(null, NOW)).toEqual({ state: 'none', percent: 0, askedAt: null, expiresAt: null, bytes: null });
});

test('one that is being made has neither size nor end', () => {
  expect(dataExportOf({ ...fresh, percent: 40 }, NOW)).toMatchObject({ state: 'preparing', percent: 40, bytes: null });
  expect(isExpired(fresh, TOMORROW)).toBe(false);
});

test('one that is ready is so for 24 hours to the millisecond', () => {
  expect(dataExportOf(ready, new Date(TOMORROW.getTime() - 1))).toMatchObject({ state: 'ready', bytes: 9_000 });
  expect(dataExportOf(ready, TOMORROW)).toMatchObject({ state: 'expired', bytes: null });
  expect(fileNameOf(ready)).toBe('sojourn-2026-11-22.zip');
});

test('where somebody was signed in is not stored longer than the file needs it', () => {
  const asked = newExport({ ...fresh, sessions: [{ browser: 'Chrome', signedInAt: '', lastSeenAt: '' }] });
  expect({ ...asked, ...readyAt(NOW, 1) }.sessions).toEqual([]);
});
