import { EMPTY, readPasswordForm } from './read-password-form';

const good = { currentPassword: 'Analytical!1', newPassword: 'Difference!2', confirmPassword: 'Difference!2' };

test('what fits is sent without its repetition', () => {
  expect(readPasswordForm(good)).toEqual({ value: { currentPassword: 'Analytical!1', newPassword: 'Difference!2' } });
});

test.each([
  [{ ...good, confirmPassword: 'Difference!3' }, { confirmPassword: "Passwords don't match" }],
  [{ ...good, newPassword: 'short' }, { newPassword: 'Password must be at least 8 characters' }],
  [{ ...good, currentPassword: '' }, { currentPassword: 'Please enter your current password' }],
])('%j is not', (values, faults) => {
  expect(readPasswordForm(values).faults).toEqual(faults);
});

test('an empty form is asked for what comes first', () => {
  expect(Object.keys(readPasswordForm(EMPTY).faults ?? {}).sort()).toEqual(['currentPassword', 'newPassword']);
});
