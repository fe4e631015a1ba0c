import type { PasswordGain } from '@sojourn/contracts/account-link';
import { PasswordField, TextField } from '@sojourn/ui';
import { useContractForm } from '../../shared/use-contract-form';
import { LinkForm } from './link-form';
import { readPasswordGain, type PasswordGainValues } from './linking.model';
import { Pair } from './linking.styles';
import { useLinking } from './use-linking';

const EMPTY = { firstName: '', lastName: '', username: '', password: '' };

/** A Google account gains a username and a password. */
export const PasswordGainForm = ({ token }: { token: string }) => {
  const { link, isPending } = useLinking();
  const { form, field, refuse } = useContractForm<PasswordGainValues, PasswordGain>({
    defaults: EMPTY,
    read: (values) => readPasswordGain(values, token),
    send: async (value) => {
      const { faults } = await link(value);
      refuse(faults);
    },
  });
  return (
    <LinkForm form={form} isPending={isPending}>
      <Pair>
        <TextField {...field('firstName')} label="First name" size="lg" autoComplete="given-name" required />
        <TextField {...field('lastName')} label="Last name" size="lg" autoComplete="family-name" />
      </Pair>
      <TextField
        {...field('username')}
        label="Username"
        hint="3 to 40 characters, no spaces and no @"
        size="lg"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField
        {...field('password')}
        label="Password"
        hint="At least 8 characters, an uppercase letter and a special character"
        size="lg"
        autoComplete="new-password"
        required
      />
    </LinkForm>
  );
};
