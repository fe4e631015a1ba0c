import { confirmFault, passwordRules, registrationOf, signUpFailure } from './sign-up.model';

const values = {
  username: 'ada',
  email: 'ada@example.org',
  firstName: ' Ada ',
  lastName: ' ',
  password: 'Analytical!1',
  confirmPassword: 'Analytical!1',
};

describe('the sign-up form', () => {
  test('wants the password twice', () => {
    expect(confirmFault(values)).toBeUndefined();
    expect(confirmFault({ ...values, confirmPassword: 'Analytical!2' })).toBe("Passwords don't match");
  });

  test('sends neither the repetition nor blank names', () => {
    expect(registrationOf(values)).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      password: 'Analytical!1',
      firstName: 'Ada',
    });
    expect(registrationOf({ ...values, firstName: ' ', lastName: ' Lovelace ' })).toEqual({
      username: 'ada',
      email: 'ada@example.org',
      password: 'Analytical!1',
      lastName: 'Lovelace',
    });
  });

  test.each([
    ['', [false, false, false]],
    ['longenough', [true, false, false]],
    ['Short!', [false, true, true]],
    ['LongEnough?', [true, true, true]],
  ])('the password %j keeps the rules %j', (password, kept) => {
    expect(passwordRules(password).map(({ isKept }) => isKept)).toEqual(kept);
  });

  test('says in full what to do about an address of a Google account', () => {
    expect(signUpFailure('This address is already registered with Google.')).toBe(
      'This email is already registered with a Google account. Please sign in with Google instead, or use a different email address.',
    );
    expect(signUpFailure('Something else.')).toBe('Something else.');
  });
});
