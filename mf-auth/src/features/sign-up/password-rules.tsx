import { VisuallyHidden } from '@sojourn/ui';
import { Check, Circle } from 'lucide-react';
import { passwordRules } from './sign-up.model';
import { Rule, Rules } from './sign-up-form.styles';

/** The rules of a new password, ticked off while it is typed. */
export const PasswordRules = ({ password }: { password: string }) => (
  <Rules>
    {passwordRules(password).map(({ label, isKept }) => (
      <Rule key={label} data-state={isKept ? 'kept' : 'open'}>
        {isKept ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
        {label}
        {isKept && <VisuallyHidden> (done)</VisuallyHidden>}
      </Rule>
    ))}
  </Rules>
);
