import { faultsOf } from './faults-of';

const refusal = { message: 'm', code: 'conflict', requestId: 'r' };
const fault = { path: 'username', message: 'This username is taken.' };

test('takes the faults of the form’s own fields, the first of each, and nothing else', () => {
  const details = [
    fault,
    { ...fault, message: 'Too short.' },
    { path: 'password.x', message: 'no' },
    { path: 7 },
    null,
  ];
  expect(faultsOf({ ...refusal, details }, ['username', 'password'])).toEqual({ username: fault.message });
  expect(faultsOf({ ...refusal, details }, ['email'])).toEqual({});
});

test.each([[refusal], [{ ...refusal, details: 'no' }], ['<html>'], [undefined]])('finds no fault in %j', (body) => {
  expect(faultsOf(body, ['username'])).toEqual({});
});
