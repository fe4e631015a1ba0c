/** The form that changes a password: the new one is typed twice. */
import { newPasswordSchema } from '@sojourn/contracts';
import { passwordChangeSchema, type PasswordChange } from '@sojourn/contracts/account';
import { readBy, type Reading } from '../../shared/use-contract-form';

export type PasswordForm = { currentPassword: string; newPassword: string; confirmPassword: string };

export const EMPTY: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** What is to be sent, or which field is wrong. */
export function readPasswordForm(values: PasswordForm): Reading<PasswordForm, PasswordChange> {
  const { confirmPassword, ...sent } = values;
  const reading = readBy<PasswordChange>(passwordChangeSchema)(sent);
  const differs = newPasswordSchema.safeParse(sent.newPassword).success && confirmPassword !== sent.newPassword;
  if (!differs) return reading as Reading<PasswordForm, PasswordChange>;
  return { faults: { ...reading.faults, confirmPassword: "Passwords don't match" } };
}
