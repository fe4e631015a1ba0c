import fc from 'fast-check';
import {
  addressOf,
  currentUserOf,
  emailKeyOf,
  namesOf,
  newUser,
  provenEmailOf,
  signInKeysOf,
  usernameKeyOf,
} from './user.model';

const made = { id: 'u1', at: new Date('2026-11-21T09:00:00Z') };
const ada = { username: 'AdaL', email: 'Ada@Example.org', password: 'Analytical!1' };

describe('names that must be somebody’s alone', () => {
  test.each([
    ['AdaL', 'adal'],
    ['  ada ', 'ada'],
    ['Ａda', 'ada'],
    ['ÉMILE', 'émile'],
    [' Ａda\t', 'ada'],
  ])('the username %j is compared as %j', (typed, key) => {
    expect(usernameKeyOf(typed)).toBe(key);
  });

  test('making a key of an address twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => emailKeyOf(emailKeyOf(text)) === emailKeyOf(text)),
    );
  });

  test.each([
    [' Ada@Example.ORG ', 'ada@example.org'],
    ['ａda@example.org', 'ada@example.org'],
  ])('the address %j is compared as %j', (typed, key) => {
    expect(emailKeyOf(typed)).toBe(key);
  });

  test('what holds an @ is looked up as an address, anything else as a username', () => {
    expect(signInKeysOf('Ada@Example.org')).toEqual({ emailKey: 'ada@example.org' });
    expect(signInKeysOf('AdaL')).toEqual({ usernameKeys: ['adal'] });
  });

  test('a username is looked up as it was stored before keys were folded, then folded', () => {
    expect(signInKeysOf(' Straße ')).toEqual({ usernameKeys: ['straße', 'strasse'] });
    expect(signInKeysOf('admin\u200b')).toEqual({ usernameKeys: ['admin\u200b', 'admin'] });
  });
});

describe('a new person', () => {
  test('has what was typed, its keys, and nothing proven', () => {
    expect(newUser({ ...ada, firstName: ' Ada ' }, made)).toEqual({
      id: 'u1',
      username: 'AdaL',
      usernameKey: 'adal',
      email: 'Ada@Example.org',
      emailKey: 'ada@example.org',
      emailProvenAt: null,
      firstName: 'Ada',
      lastName: null,
      formattedAddress: null,
      streetAddress: null,
      stateRegion: null,
      postalCode: null,
      city: null,
      country: null,
      latitude: null,
      longitude: null,
      createdAt: made.at,
    });
    expect(newUser({ ...ada, lastName: 'Lovelace' }, made)).toMatchObject({ firstName: null, lastName: 'Lovelace' });
  });

  test('has the address they picked, where blank means none', () => {
    const picked = { formatted_address: 'Rome, Italy', latitude: 41.9, longitude: '12.5', city: ' Rome ', country: '' };
    expect(addressOf(picked)).toEqual({
      formattedAddress: 'Rome, Italy',
      streetAddress: null,
      stateRegion: null,
      postalCode: null,
      city: 'Rome',
      country: null,
      latitude: '41.9',
      longitude: '12.5',
    });
  });

  test('is seen without keys', () => {
    const seen = currentUserOf(newUser(ada, made));
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['usernameKey']));
    expect(seen).toMatchObject({ id: 'u1', createdAt: '2026-11-21T09:00:00.000Z' });
    expect(seen).not.toHaveProperty('emailKey');
    expect(seen).not.toHaveProperty('emailProvenAt');
  });

  test('owns the address once it was shown to be theirs, until the claim falls', () => {
    const claimed = newUser(ada, made);
    const proven = { ...claimed, emailProvenAt: made.at };
    expect(provenEmailOf(claimed)).toBeNull();
    expect(provenEmailOf(proven)).toBe('Ada@Example.org');
    expect(provenEmailOf({ ...proven, emailKey: null })).toBeNull();
    expect(currentUserOf(claimed).emailProven).toBe(false);
    expect(currentUserOf(proven).emailProven).toBe(true);
  });

  test('a blank name is no name', () => {
    expect(namesOf({ firstName: '  ', lastName: ' Lovelace ' })).toEqual({ firstName: null, lastName: 'Lovelace' });
    expect(namesOf({})).toEqual({ firstName: null, lastName: null });
  });
});
