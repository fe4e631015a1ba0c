import type { AccountLinks } from '@sojourn/contracts/account-link';
import fc from 'fast-check';
import { addressesOf, debugFactsOf, outcomeOf, readGoogleGain, readPasswordGain } from './linking.model';

const filled = { firstName: 'Ada', lastName: '', username: 'ada', password: 'Analytical!1' };

describe('what is sent to link', () => {
  it.each([
    ['everything', {}, { value: { token: 't', firstName: 'Ada', username: 'ada', password: 'Analytical!1' } }],
    [
      'no last name of spaces',
      { lastName: ' ' },
      { value: { token: 't', firstName: 'Ada', username: 'ada', password: 'Analytical!1' } },
    ],
    [
      'a last name that is given',
      { lastName: 'King' },
      { value: { token: 't', firstName: 'Ada', lastName: 'King', username: 'ada', password: 'Analytical!1' } },
    ],
    ['no blank first name', { firstName: ' ' }, { faults: { firstName: 'All fields are required' } }],
    ['no blank username', { username: '' }, { faults: { username: 'All fields are required' } }],
    [
      'no blank password, nor a username with a space',
      { password: '', username: 'a da' },
      { faults: { password: 'All fields are required', username: 'Username must not contain spaces or @' } },
    ],
  ])('is %s', (_what, change, reading) => {
    expect(readPasswordGain({ ...filled, ...change }, 't')).toEqual(reading);
  });

  it('always has a token, a username and a password, or a fault', () => {
    const text = fc.string();
    fc.assert(
      fc.property(fc.record({ firstName: text, lastName: text, username: text, password: text }), (values) => {
        const reading = readPasswordGain(values, 't');
        if ('value' in reading) expect(Object.values(reading.value).every((each) => each !== '')).toBe(true);
        else expect(Object.keys(reading.faults).length).toBeGreaterThan(0);
      }),
    );
  });

  it('is a password, with whom Google named when that is known', () => {
    const googleProfile = { firstName: 'Ada', lastName: null, profileImageUrl: null };
    expect(readGoogleGain({ password: 'x' }, { token: 't', googleProfile: undefined })).toEqual({
      value: { token: 't', password: 'x' },
    });
    expect(readGoogleGain({ password: 'x' }, { token: 't', googleProfile })).toEqual({
      value: { token: 't', password: 'x', googleProfile },
    });
    expect(readGoogleGain({ password: '' }, { token: 't', googleProfile })).toEqual({
      faults: { password: 'Password is required to verify your account' },
    });
  });
});

describe('the debug panel', () => {
  const surroundings = { at: new Date(0), isOnline: true, hasCookies: false };
  it('has the facts of a refusal, and nothing else of it', () => {
    const body = { message: 'No.', code: 'not-found', requestId: 'r1', details: 'secret', token: 'secret' };
    const facts = debugFactsOf({ status: 404, body }, surroundings);
    expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Status: 404',
      'Message: No.',
      'Code: not-found',
      'Request: r1',
      'Cookies: switched off',
      'Connection: online',
      'Time: 1970-01-01T00:00:00.000Z',
    ]);
  });

  it('says when nothing answered, and what this browser does', () => {
    const facts = debugFactsOf({ status: 0, body: '<html>' }, { ...surroundings, isOnline: false, hasCookies: true });
    expect(facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Status: no answer',
      'Cookies: allowed',
      'Connection: offline',
      'Time: 1970-01-01T00:00:00.000Z',
    ]);
  });

  it('has no request where the refusal names none', () => {
    const facts = debugFactsOf(
      { status: 404, body: { message: 'No.', code: 'not-found', requestId: '' } },
      surroundings,
    );
    expect(facts.map(({ name }) => name)).toEqual(['Status', 'Message', 'Code', 'Cookies', 'Connection', 'Time']);
  });
});

it.each([
  ['mailed', 'ok', 'Look into your inbox', /good for an hour/],
  ['taken', 'danger', 'Google was not linked', /opens another Sojourn account/],
  ['unproven', 'danger', 'Confirm your e-mail address first', /another way to sign in/],
  ['failed', 'danger', 'Google was not linked', /^Google authentication failed/],
])('an outcome called %s is said', (...[name, tone, title, words]) => {
  expect(outcomeOf(name)).toEqual({ tone, title, words: expect.stringMatching(words) });
});

it.each([[null], ['x'], ['toString'], ['__proto__']])('an outcome called %s is none', (name) => {
  expect(outcomeOf(name)).toBeUndefined();
});

it('tells the addresses of two ways in', () => {
  const links: AccountLinks = {
    hasPassword: true,
    hasLinkedAccount: true,
    linkedAccountType: 'google',
    linkedAccountInfo: { email: 'g' },
    primaryAccountType: 'regular',
    primaryAccountInfo: { email: 'p' },
  };
  expect(addressesOf(links)).toEqual({ google: 'g', regular: 'p' });
  expect(addressesOf({ ...links, primaryAccountType: 'google' })).toEqual({ google: 'p', regular: 'g' });
  expect(addressesOf({ ...links, linkedAccountInfo: null })).toEqual({ google: '', regular: 'p' });
});
