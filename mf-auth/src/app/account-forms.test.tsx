import { fakeApi, fakeError, PortalForTests, type Fakes } from '@sojourn/web-kit/testing';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { anAccount } from '../shared/account.fake';
import { LeavingProof } from '../features/data/leaving-proof';
import { ChangeForm } from '../features/email/change-form';
import { GoogleGainForm } from '../features/linking/google-gain-form';
import { PasswordGainForm } from '../features/linking/password-gain-form';
import { SeamlessLink } from '../features/linking/seamless-link';
import { ForgotForm } from '../features/mailed/forgot-form';
import { ResetForm } from '../features/mailed/reset-form';
import { PasskeyRow } from '../features/passkeys/passkey-row';
import { PasswordForm } from '../features/password/password-form';
import { ProfileForm } from '../features/profile/profile-form';
import { SignInForm } from '../features/sign-in/sign-in-form';
import { SignUpForm } from '../features/sign-up/sign-up-form';
import { installDevice } from '../shared/device.fake';
import { ProofDialog } from '../shared/proof-dialog';

const ada = anAccount({ lastName: 'Lovelace' });
const close = () => undefined;
const passkey = { id: 'p1', name: 'My phone', madeAt: ada.createdAt, lastUsedAt: null, isBackedUp: true };
const PASSWORD = 'Analytical!1';
const session = {
  email: 'ada@example.org',
  googleProfile: { firstName: 'Ada', lastName: null, profileImageUrl: null },
};

/**
 * A form, in the file that has its element: what its fields are filled with when all is well, what password managers and browsers are told of each, and
 * the call it makes.
 */
type Form = {
  file: string;
  form: ReactElement;
  good: Record<string, string>;
  autocomplete: Record<string, string>;
  call: string;
};

const forms: Record<string, Form> = {
  'sign in': {
    file: 'features/sign-in/sign-in-form.tsx',
    form: <SignInForm />,
    good: { username: 'ada', password: PASSWORD },
    autocomplete: { username: 'username', password: 'current-password' },
    call: 'POST /api/login',
  },
  'sign up': {
    file: 'features/sign-up/sign-up-form.tsx',
    form: <SignUpForm />,
    good: {
      ...{ username: 'ada', email: 'ada@example.org', firstName: 'Ada', lastName: 'King' },
      ...{ password: PASSWORD, confirmPassword: PASSWORD },
    },
    autocomplete: {
      ...{ username: 'username', email: 'email', firstName: 'given-name', lastName: 'family-name' },
      ...{ password: 'new-password', confirmPassword: 'new-password' },
    },
    call: 'POST /api/register',
  },
  'forgotten password': {
    file: 'features/mailed/forgot-form.tsx',
    form: <ForgotForm />,
    good: { email: 'ada@example.org' },
    autocomplete: { email: 'email' },
    call: 'POST /api/auth/forgot-password',
  },
  'a new password by a mailed link': {
    file: 'features/mailed/reset-form.tsx',
    form: <ResetForm link={{ email: 'ada@example.org', username: 'ada' }} token="t" />,
    good: { password: PASSWORD, confirmPassword: PASSWORD },
    autocomplete: { username: 'username', password: 'new-password', confirmPassword: 'new-password' },
    call: 'POST /api/auth/reset-password',
  },
  'a Google account for an account with a password': {
    file: 'features/linking/link-form.tsx',
    form: <GoogleGainForm token="t" email="ada@example.org" />,
    good: { password: PASSWORD },
    autocomplete: { username: 'username', password: 'current-password' },
    call: 'POST /api/auth/complete-linking',
  },
  'a password for a Google account': {
    file: 'features/linking/link-form.tsx',
    form: <PasswordGainForm token="t" />,
    good: { firstName: 'Ada', lastName: 'King', username: 'ada', password: PASSWORD },
    autocomplete: {
      ...{ firstName: 'given-name', lastName: 'family-name' },
      ...{ username: 'username', password: 'new-password' },
    },
    call: 'POST /api/auth/complete-linking',
  },
  'linking where Google met an account': {
    file: 'features/linking/seamless-link.tsx',
    form: <SeamlessLink session={session} />,
    good: { password: PASSWORD },
    autocomplete: { username: 'username', password: 'current-password' },
    call: 'POST /api/auth/complete-seamless-linking',
  },
  'another address': {
    file: 'features/email/change-form.tsx',
    form: <ChangeForm onClose={close} />,
    good: { email: 'new@example.org', password: PASSWORD },
    autocomplete: { email: 'email', password: 'current-password' },
    call: 'POST /api/user/email',
  },
  'another password': {
    file: 'features/password/password-form.tsx',
    form: <PasswordForm username="ada" onClose={close} />,
    good: { currentPassword: PASSWORD, newPassword: 'Difference!2', confirmPassword: 'Difference!2' },
    autocomplete: {
      ...{ username: 'username', currentPassword: 'current-password' },
      ...{ newPassword: 'new-password', confirmPassword: 'new-password' },
    },
    call: 'PUT /api/user/password',
  },
  'the names of the profile': {
    file: 'features/profile/profile-form.tsx',
    form: <ProfileForm user={ada} onClose={close} />,
    good: { firstName: 'Ada', lastName: 'King' },
    autocomplete: { firstName: 'given-name', lastName: 'family-name' },
    call: 'PUT /api/user/profile',
  },
  'the name of a passkey': {
    file: 'features/passkeys/passkey-row.tsx',
    form: <PasskeyRow passkey={passkey} isNaming onNaming={close} onRemove={close} />,
    good: { name: 'My laptop' },
    // It is no name of a person's, and no password.
    autocomplete: { name: 'off' },
    call: 'PUT /api/user/passkeys/:id',
  },
  leaving: {
    file: 'features/data/leaving-proof.tsx',
    form: <LeavingProof user={ada} proof="password" onClose={close} />,
    good: { password: PASSWORD },
    autocomplete: { username: 'username', password: 'current-password' },
    call: 'POST /api/user/leaving',
  },
  'the proof that it is still oneself': {
    file: 'shared/proof-dialog.tsx',
    form: <ProofDialog hasPasskey={false} before="you change it" onProven={close} onClose={close} />,
    good: { password: PASSWORD },
    autocomplete: { username: 'username', password: 'current-password' },
    call: 'POST /api/user/proof',
  },
};

/** What forms read by themselves. */
const reads: Fakes = {
  'GET /api/user/account-links': () => ({
    ...{ hasPassword: true, hasLinkedAccount: false, linkedAccountType: null, linkedAccountInfo: null },
    ...{ primaryAccountType: 'regular', primaryAccountInfo: { email: 'ada@example.org' } },
  }),
  'GET /api/user/passkeys': () => [],
};
const sent = () => api.calls.filter(({ method }) => method !== 'GET');

let api: ReturnType<typeof fakeApi>;
function open({ form }: Form, fakes: Fakes = {}) {
  api = fakeApi({ ...reads, ...fakes });
  render(<PortalForTests user={null}>{form}</PortalForTests>);
  const element = document.querySelector('form') as HTMLFormElement;
  const input = (name: string) => {
    const found = element.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`there is no field ${name}`);
    return found;
  };
  return {
    input,
    type: (values: Record<string, string>) => {
      for (const [name, value] of Object.entries(values)) fireEvent.change(input(name), { target: { value } });
    },
    submit: () => fireEvent.submit(element),
    texts: () => [...element.querySelectorAll<HTMLInputElement>('input:not([type="checkbox"])')],
  };
}
afterEach(() => api.restore());

/** What is typed into a field, and the sentence it gets; undefined where nothing is wrong with it. */
const typed = (name: string, form: string): [what: string, text: string, sentence: RegExp | undefined][] => {
  const isName = ['firstName', 'lastName'].includes(name);
  const isNewPassword = name === 'newPassword' || forms[form]?.autocomplete[name] === 'new-password';
  if (name === 'confirmPassword') return [['another one', 'Other-one!1', /^Passwords don't match$/]];
  if (name === 'email') {
    const sentence = /^Please enter a valid email address$/;
    return [
      ['nothing', '', sentence],
      ['no address', 'nowhere', sentence],
      ['10 kB', `${'x'.repeat(10_000)}@example.org`, sentence],
      ['a control character', 'ada\u0000@example.org', sentence],
    ];
  }
  if (isNewPassword) {
    return [
      ['nothing', '', /^(Password must be at least 8 characters|All fields are required)$/],
      ['too little', 'Short!1', /^Password must be at least 8 characters$/],
      ['10 kB', `A!${'x'.repeat(10_000)}`, /^Password must be at most 128 characters$/],
      ['emoji', 'Zwölf!🧭🧭🧭', undefined],
    ];
  }
  if (name.toLowerCase().includes('password')) {
    return [['10 kB', 'x'.repeat(10_000), /^(Password must be at most 128 characters|At most 128 characters)$/]];
  }
  if (form === 'the name of a passkey') {
    return [
      ['nothing', '', /^Please give the passkey a name$/],
      ['10 kB', 'x'.repeat(10_000), /^Please use at most 60 characters$/],
      ['a turned direction', 'Ada\u202eadA', /^Please remove the hidden character/],
      ['emoji', 'Phone 👩‍🚀', undefined],
    ];
  }
  if (name === 'username' && form === 'sign in') {
    return [
      ['nothing', '', /^Username is required$/],
      ['10 kB', 'x'.repeat(10_000), /^That username is too long$/],
    ];
  }
  const line: ReturnType<typeof typed> = [
    ['10 kB', 'x'.repeat(10_000), /^(Username must be at most 40|Please use at most 80) characters$/],
    ['a control character', 'Ada\u0007', /^Please remove the hidden character/],
    ['a turned direction', 'Ada\u202eadA', /^Please remove the hidden character/],
    ['a character of no width', 'Ad\u200ba', /^Please remove the hidden character/],
    ['emoji', 'Ada👩‍🚀', undefined],
  ];
  if (!isName) line.push(['nothing', '', /^(Username must be at least 3 characters|All fields are required)$/]);
  return line;
};

const cases = Object.entries(forms).flatMap(([name, form]) =>
  Object.keys(form.good).flatMap((field) =>
    typed(field, name).map(([what, text, sentence]) => [name, field, what, text, sentence] as const),
  ),
);

describe.each(Object.keys(forms))('the form: %s', (name) => {
  const form = forms[name] as Form;

  test('is filled by password managers: every field says what it is for', () => {
    const { texts } = open(form);
    const told = Object.fromEntries(texts().map((input) => [input.name, input.autocomplete]));
    expect(told).toEqual(form.autocomplete);
  });

  test('loses nothing when the call fails', async () => {
    const fail = jest.fn(() => fakeError(503, 'unavailable', 'Accounts are away.'));
    const { type, submit, input } = open(form, { [form.call]: fail });
    type(form.good);
    submit();
    await waitFor(() => expect(fail).toHaveBeenCalled());
    await waitFor(() => expect(screen.getByRole('button', { name: SUBMIT })).toBeEnabled());
    for (const [field, value] of Object.entries(form.good)) expect(input(field)).toHaveValue(value);
  });
});

test('where passkeys are known, the username field takes one', () => {
  const device = installDevice();
  const { input } = open(forms['sign in'] as Form);
  expect(input('username').getAttribute('autocomplete')).toBe('username webauthn');
  expect(input('password').autocomplete).toBe('current-password');
  device.remove();
});

const SUBMIT =
  /^(Sign In|Create Account|Send Me a Link|Change Password|Link Accounts|Send Link|Save Changes|Save Name|Delete My Account|Confirm|Send Another Link)$/;

// Where a password is asked for alone, a toast says what is wrong with it.
const byToast = new Set(['linking where Google met an account']);

test.each(cases.filter(([name]) => !byToast.has(name)))(
  '%s: %s with %s',
  async (...[name, field, , text, sentence]) => {
    const form = forms[name] as Form;
    const { type, submit, input } = open(form, { [form.call]: () => fakeError(503, 'unavailable', 'Away.') });
    const same = field === 'password' || field === 'newPassword' ? { confirmPassword: text } : {};
    type({ ...form.good, ...('confirmPassword' in form.good ? same : {}), [field]: text });
    submit();
    if (sentence) {
      expect(input(field)).toHaveAccessibleDescription(
        expect.stringMatching(new RegExp(sentence.source.replace(/^\^|\$$/g, ''))),
      );
      expect(input(field)).toBeInvalid();
      expect(input(field)).toHaveFocus();
      expect(sent()).toEqual([]);
    } else {
      await waitFor(() => expect(sent()).toHaveLength(1));
    }
    expect(input(field)).toHaveValue(text);
  },
);
