import { documentContentSchema } from '@sojourn/contracts/plan';
import { newTrip } from '@sojourn/trip';
import { documentName, kindOf, listDocuments } from './documents.model';

test.each([
  ['ticket.pdf', 'ticket.pdf'],
  [' ticket.pdf ', 'ticket.pdf'],
  ['fdp.\u202Etekcit.exe', 'fdp.tekcit.exe'],
  ['a\u0000b\u200B.png', 'ab.png'],
  ['\u200B', 'Document'],
  ['\u2800', 'Document'],
  ['\u{1F469}\u200D\u{1F4BB}.png', '\u{1F469}\u200D\u{1F4BB}.png'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(196)}.pdf`],
  [`\u{1F600}${'x'.repeat(199)}`, 'x'.repeat(199)],
])('a file called %j is a document called %j', (file, name) => {
  expect(documentName(file)).toBe(name);
  expect(documentContentSchema.shape.name.safeParse(name).success).toBe(true);
});

test('documents are listed with the newest first', () => {
  const plan = newTrip({ title: 'Rome', destination: 'Rome', startDate: '2127-04-10', endDate: '2127-04-14' });
  const one = { name: 'a', mediaType: 'image/png', bytes: 1, bookingId: null, version: 1, latest: 1 } as const;
  const documents = {
    'old-1': { ...one, addedAt: '2026-11-20T10:00:00Z' },
    'new-1': { ...one, addedAt: '2026-11-22T10:00:00Z' },
  };
  expect(listDocuments({ ...plan, documents }).map(({ id }) => id)).toEqual(['new-1', 'old-1']);
  expect(kindOf(one)).toBe('PNG');
});
