import { googleGainSchema, passwordGainSchema } from './account-link';
import { operations, type Operation } from './operations';
import { ownProofSchema } from './passkey';
import { z } from './zod';

type Schema = NonNullable<Operation['body']>;

const password = 'Analytical!1';
const names = { firstName: 'Ada', lastName: 'King' };
const token = 't'.repeat(43);
const address = { formatted_address: 'Rome, Italy', latitude: 41.9, longitude: 12.5, city: 'Rome', country: 'Italy' };

const ofDevice = { id: 'abc', rawId: 'abc', type: 'public-key', clientExtensionResults: {} };
const newPasskey = { ...ofDevice, response: { clientDataJSON: 'abc', attestationObject: 'abc' } };
const shownPasskey = { ...ofDevice, response: { clientDataJSON: 'abc', authenticatorData: 'abc', signature: 'abc' } };

/** Good bodies of the calls that forms of an account make, by call. */
const good: Record<string, Record<string, unknown>> = {
  'post /api/login': { username: 'ada', password },
  'post /api/register': { username: 'ada', email: 'ada@example.org', password, ...names },
  'put /api/user/profile': names,
  'put /api/user/address': address,
  'put /api/user/password': { currentPassword: password, newPassword: 'Difference!2' },
  'post /api/user/email': { email: 'new@example.org', password },
  'post /api/auth/complete-seamless-linking': { password },
  'post /api/auth/mailed-link': { purpose: 'verify-address', token },
  'post /api/auth/forgot-password': { email: 'ada@example.org' },
  'post /api/auth/reset-password': { token, password },
  'put /api/user/email/verification': { token },
  'put /api/user/email': { token },
  'post /api/user/trip-invitations': { token, recipients: ['a@example.org'], message: 'Come along!' },
  'put /api/user/passkeys/{id}': { name: 'Phone' },
  'post /api/user/passkeys': { response: newPasskey },
  'post /api/auth/passkeys/sign-in': { response: shownPasskey },
  'post /api/user/leaving': { password },
  'post /api/newsletter': { email: 'ada@example.org' },
  'post /api/newsletter/confirm': { token },
  'post /api/newsletter/unsubscribe': { token },
};

const forms = operations.flatMap(({ method, path, body }): [string, Schema, Record<string, unknown>][] => {
  const call = `${method} ${path}`;
  if (!body) return [];
  // Either of two forms; the bff chooses by what was sent.
  if (path === '/api/auth/complete-linking') {
    return [
      [`${call} of a password`, passwordGainSchema, { token, username: 'ada', password, ...names }],
      [`${call} of Google`, googleGainSchema, { token, password }],
    ];
  }
  return good[call] ? [[call, body, good[call]]] : [];
});
const fields = forms.flatMap(([call, schema, body]) =>
  Object.keys(body).map((field) => [call, field, schema, body] as const),
);

/** What no field of any form takes. */
const refusedEverywhere: [string, unknown][] = [
  ['an operator', { $ne: null }],
  ['a list of lists', [['ada']]],
  ['true', true],
  ['10 kB', 'x'.repeat(10_000)],
];
/** What names and lines refuse, and passwords may hold: nobody sees them, and whoever chose them types them again. */
const hidden: [string, string][] = [
  ['a control character', 'Ada\u0000'],
  ['a turned direction', 'Ada\u202eadA'],
  ['a character of no width', 'Ad\u200ba'],
];
const LINES = new Set(['username', 'firstName', 'lastName', 'formatted_address', 'city', 'country', 'message', 'name']);

/** The first fault, by field, and never in the words of a library. */
function faultOf(schema: Schema, body: object): { path: string; message: string } | undefined {
  const { error } = z.safeParse(schema, body);
  const [first] = error?.issues ?? [];
  return first && { path: first.path.join('.'), message: first.message };
}
const OF_A_LIBRARY = /invalid input|expected|too big|too small|received|^$/i;

test('each call of the table is one that a browser may make', () => {
  expect(forms.map(([call]) => call)).toEqual(expect.arrayContaining(Object.keys(good)));
});

test.each(forms)('%s takes what it is made for', (_call, schema, body) => {
  expect(faultOf(schema, body)).toBeUndefined();
});

describe.each(fields)('%s, field %s', (...[call, field, schema, body]) => {
  test.each(refusedEverywhere)('refuses %s in its own words', (_what, value) => {
    const fault = faultOf(schema, { ...body, [field]: value });
    expect(fault?.path.split('.')[0]).toBe(field);
    expect(fault?.message).not.toMatch(OF_A_LIBRARY);
  });

  test('has its own words where it is left out or empty, if it may not be', () => {
    const { [field]: _left, ...rest } = body;
    for (const incomplete of [rest, { ...body, [field]: '' }]) {
      const fault = faultOf(schema, incomplete);
      if (fault) expect(fault).toEqual({ path: field, message: expect.not.stringMatching(OF_A_LIBRARY) });
    }
  });

  if (LINES.has(field) && call !== 'post /api/login') {
    test.each(hidden)('refuses %s, and says where it is', (_what, value) => {
      const fault = faultOf(schema, { ...body, [field]: value });
      if (field === 'message' && !value.includes('\u0000')) return expect(fault).toBeUndefined();
      expect(fault?.path).toBe(field);
      expect(fault?.message).toMatch(/^Please remove the hidden character after “Ad?a?” \(U\+/);
    });
  }
});

const insidePasskeys = [newPasskey, shownPasskey].flatMap((passkey) =>
  Object.keys(passkey).flatMap((field) =>
    refusedEverywhere.map(([what, value]) => [field, what, value, passkey] as const),
  ),
);
test.each(insidePasskeys)('of a passkey the part %s refuses %s in our words', (...[field, , value, passkey]) => {
  // What browsers call extensions is an object of anything, of which nothing is read.
  if (field === 'clientExtensionResults' && value instanceof Object && !Array.isArray(value)) return;
  const call = 'attestationObject' in passkey.response ? 'post /api/user/passkeys' : 'post /api/auth/passkeys/sign-in';
  const [, schema] = forms.find(([name]) => name === call) ?? [];
  const fault = schema && faultOf(schema, { response: { ...passkey, [field]: value } });
  expect(fault?.message).toBe('Your browser sent a passkey that we cannot read. Please try again.');
});

test.each([[{}], [{ password: { $ne: null } }], [{ response: [] }], [{ response: { $gt: '' } }]])(
  'a proof refuses %j in our words',
  (body) => {
    expect(faultOf(ownProofSchema, body)?.message).toBe('Please give your password, or show a passkey.');
  },
);

test('a proof by no password asks for it', () => {
  expect(faultOf(ownProofSchema, { password: '' })?.message).toBe('Password is required');
});

test('a name may be of letters and emoji that can be seen', () => {
  for (const firstName of ['Ada 🧭', '愛田', 'سارا', '👩‍🚀', "O'Neill-Żak"]) {
    expect(faultOf(passwordGainSchema, { token, username: 'ada', password, firstName })).toBeUndefined();
  }
});
