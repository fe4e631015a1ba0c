import { deviceFaultOf } from './device-fault.model';

const named = (name: string) => Object.assign(new Error(name), { name });

test.each([
  ['NotAllowedError', 'add', /^No passkey was added/],
  ['AbortError', 'add', /^No passkey was added/],
  ['NotAllowedError', 'use', /^You are not signed in/],
  ['InvalidStateError', 'add', /has a passkey for your account already/],
  ['InvalidStateError', 'use', /no such passkey/],
  ['SecurityError', 'use', /do not work at 127\.0\.0\.1/],
  ['NotSupportedError', 'add', /cannot hold a passkey/],
  ['ConstraintError', 'add', /cannot hold a passkey/],
  ['UnknownError', 'use', /could not do it/],
] as const)('%s while wanting to %s is said', (name, act, words) => {
  expect(deviceFaultOf(named(name), act, '127.0.0.1')).toMatch(words);
});

test('what the library wraps is read by its cause', () => {
  const wrapped = Object.assign(new Error('x', { cause: named('InvalidStateError') }), { name: 'WebAuthnError' });
  expect(deviceFaultOf(wrapped, 'add', 'h')).toMatch(/already/);
});

test.each([undefined, null, 'x', new Error('bug'), { status: 401 }])('%j is no fault of a device', (failure) => {
  expect(deviceFaultOf(failure, 'add', 'h')).toBeUndefined();
});
