import { VisuallyHidden } from '@sojourn/ui';

/** The name that a password belongs to: password managers look for it beside the field. */
export const NamedAccount = ({ username }: { username: string }) => (
  <VisuallyHidden>
    <input
      type="text"
      name="username"
      defaultValue={username}
      autoComplete="username"
      aria-label="Username"
      readOnly
      tabIndex={-1}
    />
  </VisuallyHidden>
);
