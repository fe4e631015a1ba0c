import { everythingIncluded as all } from '@sojourn/trip';
import { leftOutWords, mayWords } from './shared-note.model';

test.each([
  [true, /edit it/],
  [false, /not change it/],
])('says what a visitor may do when editing is %s', (canEdit, words) => {
  expect(mayWords(canEdit)).toMatch(words);
});

test.each([
  [all, ''],
  [{ ...all, notes: false }, 'Not shared: notes.'],
  [{ ...all, bookingCodes: false, documents: false }, 'Not shared: booking codes and documents.'],
  [
    { notes: false, costs: false, people: false, addresses: false, bookingCodes: false, documents: false },
    'Not shared: notes, costs, names, places, booking codes and documents.',
  ],
])('names what is left out when a link includes %j', (includes, words) => {
  expect(leftOutWords(includes)).toBe(words);
});
