import { purposeAt, standingOf, wordsOf } from './mailed.model';

test.each([
  ['purpose=change-address', 'change-address'],
  ['purpose=confirm-newsletter', 'confirm-newsletter'],
  ['purpose=verify-address', 'verify-address'],
  ['purpose=reset-password', 'verify-address'],
  ['purpose=<script>', 'verify-address'],
  ['', 'verify-address'],
])('the address ?%s is of %s', (query, purpose) => {
  expect(purposeAt(new URLSearchParams(query))).toBe(purpose);
});

test.each([
  [null, undefined, 'ready'],
  [null, 'ada', 'ready'],
  ['ada', 'ada', 'ready'],
  ['ada', undefined, 'signed-out'],
  ['ada', 'grace', 'other-account'],
])('a link about %s stands for %s as %s', (account, signedInAs, standing) => {
  expect(standingOf(account, signedInAs)).toBe(standing);
});

test('every kind of link has its own words', () => {
  const titles = (['verify-address', 'change-address', 'confirm-newsletter'] as const).map(
    (each) => wordsOf(each).title,
  );
  expect(new Set(titles).size).toBe(3);
});
