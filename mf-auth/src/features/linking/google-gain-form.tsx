import { PasswordField } from '@sojourn/ui';
import { useContractForm } from '../../shared/use-contract-form';
import { LinkForm } from './link-form';
import { readGoogleGain, type GoogleGainValues } from './linking.model';
import { readGoogleProfile } from './pending-google-profile.store';
import { useLinking } from './use-linking';
import type { GoogleGain } from '@sojourn/contracts/account-link';

/** An account with a password gains Google: its password is asked for. */
export const GoogleGainForm = ({ token, email }: { token: string; email: string }) => {
  const { link, isPending } = useLinking();
  const { form, field, focus } = useContractForm<GoogleGainValues, GoogleGain>({
    defaults: { password: '' },
    read: (values) => readGoogleGain(values, { token, googleProfile: readGoogleProfile() }),
    send: async (value) => {
      if (!(await link(value)).isLinked) focus('password');
    },
  });
  return (
    <LinkForm form={form} isPending={isPending}>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('password')}
        label="Current password"
        size="lg"
        autoComplete="current-password"
        required
      />
    </LinkForm>
  );
};
