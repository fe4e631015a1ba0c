import fc from 'fast-check';
import { currentUserOf, emailKeyOf, namesOf, newUser, signInKeyOf, usernameKeyOf } from './user.model';

const made = { id: 'u1', at: new Date('2026-11-21T09:00:00Z') };
const ada = { username: 'AdaL', email: 'Ada@Example.org', password: 'Analytical!1' };

describe('names that must be somebody’s alone', () => {
  test.each([
    ['AdaL', 'adal'],
    ['  ada ', 'ada'],
    ['Ａda', 'ada'],
    ['ÉMILE', 'émile'],
  ])('the username %j is compared as %j', (typed, key) => {
    expect(usernameKeyOf(typed)).toBe(key);
  });

  test('making a key twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => emailKeyOf(emailKeyOf(text)) === emailKeyOf(text)),
    );
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme-ascii' }),
        (text) => usernameKeyOf(usernameKeyOf(text)) === usernameKeyOf(text),
      ),
    );
  });

  test('what holds an @ is looked up as an address, anything else as a username', () => {
    expect(signInKeyOf('Ada@Example.org')).toEqual({ emailKey: 'ada@example.org' });
    expect(signInKeyOf('AdaL')).toEqual({ usernameKey: 'adal' });
  });
});

describe('a new person', () => {
  test('keeps what was typed and has nothing proven', () => {
    const user = newUser({ ...ada, firstName: ' Ada ' }, made);
    expect(user).toMatchObject({ username: 'AdaL', email: 'Ada@Example.org', firstName: 'Ada', lastName: null });
    expect(user.emailProvenAt).toBeNull();
  });

  test('is seen without keys', () => {
    const seen = currentUserOf(newUser(ada, made));
    expect(Object.keys(seen)).not.toEqual(expect.arrayContaining(['usernameKey']));
    expect(seen).toMatchObject({ id: 'u1', createdAt: '2026-11-21T09:00:00.000Z' });
    expect(seen).not.toHaveProperty('emailKey');
    expect(seen).not.toHaveProperty('emailProvenAt');
  });

  test('a blank name is no name', () => {
    expect(namesOf({ firstName: '  ', lastName: 'Lovelace' })).toEqual({ firstName: null, lastName: 'Lovelace' });
  });
});
