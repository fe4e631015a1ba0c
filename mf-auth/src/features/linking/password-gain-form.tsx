import type { LinkTokenInfo, PasswordGain } from '@sojourn/contracts/account-link';
import { PasswordField, TextField } from '@sojourn/ui';
import { useContractForm } from '../../shared/use-contract-form';
import { LinkForm } from './link-form';
import { readPasswordGain, type PasswordGainValues } from './linking.model';
import { Pair } from './linking.styles';
import { useLinking } from './use-linking';

type PasswordGainFormProps = { token: string; names?: LinkTokenInfo['names'] };

/** A Google account gains a username and a password; `names` are those that Google gave. */
export const PasswordGainForm = ({ token, names }: PasswordGainFormProps) => {
  const { link, isPending } = useLinking();
  const { form, field, refuse } = useContractForm<PasswordGainValues, PasswordGain>({
    defaults: { firstName: names?.firstName ?? '', lastName: names?.lastName ?? '', username: '', password: '' },
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
