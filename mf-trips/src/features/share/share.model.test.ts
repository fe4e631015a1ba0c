import { everythingIncluded } from '@sojourn/trip';
import {
  addressOf,
  defaultMessage,
  describeIncludes,
  expiryOf,
  mailAddress,
  networksFor,
  recipientFault,
  usualIncludes,
} from './share.model';

const now = Date.parse('2026-11-22T10:00:00Z');

test('a link ends after the days it is made for, or when it is revoked', () => {
  expect(expiryOf(7, now)).toBe('2026-11-29T10:00:00.000Z');
  expect(expiryOf(null, now)).toBeNull();
});

test('a link leads to the shared trip', () => {
  expect(addressOf('https://sojourn.example', 'abc')).toBe('https://sojourn.example/shared/abc');
  expect(defaultMessage('Rome, Italy')).toBe('Check out my trip to Rome, Italy!');
});

test.each([
  ['ben', 'Invalid email', 'Please enter a valid email address.'],
  ['', 'Invalid email', 'Please enter a valid email address.'],
  ['ben@', 'Invalid email', 'Please enter a valid email address.'],
  ['a b@example.org', 'Invalid email', 'Please enter a valid email address.'],
  [' Ana@Example.org ', 'Duplicate email', 'This email is already in the list.'],
])('%j is not added: %s', (typed, title, description) => {
  expect(recipientFault(typed, ['ana@example.org'])).toEqual({ title, description });
});

test('another address is added, with spaces around it too', () => {
  expect(recipientFault(' ben@example.org ', ['ana@example.org'])).toBeUndefined();
});

test('a letter keeps every character of its words', () => {
  const href = mailAddress(['ana@example.org', 'b+n@example.org'], {
    subject: 'Rome & more',
    body: 'Look:\nhttps://x/?a=1',
  });
  expect(href).toBe(
    'mailto:ana@example.org,b%2Bn@example.org?subject=Rome%20%26%20more&body=Look%3A%0Ahttps%3A%2F%2Fx%2F%3Fa%3D1',
  );
});

test('the networks get the address as one value of their own pages', () => {
  const networks = networksFor('https://sojourn.example/shared/a?b&c', 'Look & see');
  expect(networks.map(({ name }) => name)).toEqual(['Facebook', 'Twitter', 'LinkedIn', 'Email']);
  const twitter = new URL(networks[1]?.href ?? '');
  expect(twitter.searchParams.get('url')).toBe('https://sojourn.example/shared/a?b&c');
  expect(twitter.searchParams.get('text')).toBe('Look & see');
  for (const { href } of networks) expect(href).not.toContain('?b&c');
});

it.each([
  [everythingIncluded, 'Shows notes, costs, people, places, booking codes and documents.'],
  [usualIncludes, 'Shows notes, costs, people and places. Leaves out booking codes and documents.'],
  [{ ...everythingIncluded, notes: false }, /^Shows costs, .* Leaves out notes\.$/],
])('says what a link shows and leaves out when it includes %j', (includes, words) => {
  expect(describeIncludes(includes)).toMatch(words);
});
