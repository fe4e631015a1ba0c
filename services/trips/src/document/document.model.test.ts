import { ACCOUNT_FILE_BYTES } from '@sojourn/contracts/plan';
import { afterCheck, downloadName, firstCheck, roomRefusal, type TripFile } from './document.model';

const now = new Date('2026-11-22T10:00:00Z');
const inAMonth = new Date('2026-12-22T10:00:00Z');
const file: TripFile = {
  id: 'f1',
  tripId: 7,
  documentId: 'd1',
  ownerId: 'ana',
  mediaType: 'application/pdf',
  bytes: 9,
  digest: 'digest',
  isWhole: true,
  createdAt: now,
  checkAt: firstCheck(now),
  missingSince: null,
};

test('a file is looked at an hour after it came, and each month while it is described', () => {
  expect(file.checkAt).toEqual(new Date('2026-11-22T11:00:00Z'));
  expect(afterCheck(file, true, now)).toEqual({ ...file, checkAt: inAMonth });
  expect(afterCheck({ ...file, missingSince: now }, true, now)).toEqual({ ...file, checkAt: inAMonth });
});

test('one that no plan describes goes at the next look, and half a one at once', () => {
  const missing = afterCheck(file, false, now);
  expect(missing).toEqual({ ...file, checkAt: inAMonth, missingSince: now });
  expect(missing && afterCheck(missing, false, inAMonth)).toBeNull();
  expect(afterCheck({ ...file, isWhole: false }, true, now)).toBeNull();
});

test('an account has room for 200 MB', () => {
  expect(roomRefusal(ACCOUNT_FILE_BYTES - 9, 9)).toBeUndefined();
  expect(roomRefusal(ACCOUNT_FILE_BYTES - 8, 9)).toBe(
    'Your account has room for 200 MB of files. Please remove some that you no longer need.',
  );
});

test.each([
  ['Ticket.pdf', 'application/pdf', 'Ticket.pdf'],
  ['Ticket', 'application/pdf', 'Ticket.pdf'],
  ['Ticket.exe', 'application/pdf', 'Ticket.exe.pdf'],
  ['a.JPEG', 'image/jpeg', 'a.JPEG'],
  ['a.jpg', 'image/png', 'a.jpg.png'],
  ['a.doc', 'application/msword', 'a.doc'],
] as const)('%s of %s is downloaded as %s', (name, mediaType, expected) => {
  expect(downloadName(name, mediaType)).toBe(expected);
});
