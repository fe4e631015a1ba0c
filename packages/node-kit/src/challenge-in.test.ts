import fc from 'fast-check';
import { challengeIn } from './challenge-in';

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('the challenge of an answer is read', () => {
  expect(challengeIn(encoded({ type: 'webauthn.get', challenge: 'abc' }))).toBe('abc');
});

test.each([
  ['no JSON', 'eA'],
  ['a text', encoded('challenge')],
  ['nothing', encoded(null)],
  ['another shape', encoded({ challenge: { $ne: '' } })],
  ['a number', encoded({ challenge: 7 })],
  ['none', encoded({})],
])('the challenge of %s is none', (_what, text) => expect(challengeIn(text)).toBeNull());

test('whatever a device sends is a text or nothing', () => {
  const sent = fc.oneof(fc.string(), fc.json().map(encoded), fc.record({ challenge: fc.anything() }).map(encoded));
  fc.assert(fc.property(sent, (text) => expect(['string', 'object']).toContain(typeof challengeIn(text))));
  fc.assert(fc.property(fc.string(), (challenge) => expect(challengeIn(encoded({ challenge }))).toBe(challenge)));
});
