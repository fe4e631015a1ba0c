/** Pages of one state of the data agree on each fact. */
import { expect, test } from '@playwright/test';
import { FactBook } from './compare-facts';

const spent = (says: string) => [{ key: 'trip:12:spent', says }];

test('says both pages when they differ on a fact', () => {
  const book = new FactBook();
  expect(book.compare(spent('$12.50'), '/trips')).toEqual([]);
  expect(book.compare(spent('$13'), '/trips/:id')).toEqual([
    'trip:#:spent is "$13" on /trips/:id and "$12.50" on /trips',
  ]);
});

test('says nothing when the data have changed meanwhile', () => {
  const book = new FactBook();
  book.compare(spent('$12.50'), '/trips');
  book.forget();
  expect(book.compare(spent('$13'), '/trips/:id')).toEqual([]);
});
