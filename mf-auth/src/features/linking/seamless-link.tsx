import type { LinkingSession } from '@sojourn/contracts/account-link';
import { safeReturnTo } from '@sojourn/contracts';
import { Avatar, Button, Heading, LinkButton, PasswordField, Stack, Text } from '@sojourn/ui';
import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { fullNameOf } from '@sojourn/web-kit/full-name';
import { Link, useNavigate } from '@sojourn/web-kit/router';
import { useState, type FormEvent } from 'react';
import { Benefits } from './benefits';
import { Actions, Person } from './linking.styles';
import { useLinkByPassword } from './linking.queries';

const BLANK = {
  title: 'Password Required',
  description: 'Please enter your password to verify account ownership.',
  variant: 'destructive',
} as const;

/** Google has met an account with a password: whoever types it links the two. */
export const SeamlessLink = ({ session }: { session: LinkingSession }) => {
  const { setUser } = useSession();
  const navigate = useNavigate();
  const link = useLinkByPassword();
  const [password, setPassword] = useState('');
  const isBlank = password.trim() === '';
  const { firstName, lastName, profileImageUrl } = session.googleProfile;
  const name = fullNameOf({ firstName, lastName, username: session.email });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank) return void toast(BLANK);
    try {
      const { redirect, user } = await link.mutateAsync(password);
      setUser(user);
      await navigate(safeReturnTo(redirect), { replace: true });
      toast({ title: 'Accounts linked', description: 'You can now sign in with Google or with your password.' });
    } catch (error) {
      const description = messageOf(error, 'Failed to link accounts. Please try again.');
      toast({ title: 'Linking Failed', description, variant: 'destructive' });
    }
  };

  return (
    <Stack gap={24}>
      <div>
        <Heading level={1} size="h2">
          Link your accounts
        </Heading>
        <Text tone="ink2">
          There is a Sojourn account with this address already. Enter its password once to sign in to it with Google.
        </Text>
      </div>
      <Person>
        <Avatar name={name} size="lg" aria-hidden="true" {...(profileImageUrl && { src: profileImageUrl })} />
        <div>
          <Text weight="bold">{name}</Text>
          {name !== session.email && (
            <Text size="sm" tone="ink2">
              {session.email}
            </Text>
          )}
        </div>
      </Person>
      <Benefits />
      <form onSubmit={(event) => void submit(event)} noValidate aria-label="Link accounts">
        <Stack gap={20}>
          {/* Password managers look for the account beside the password. */}
          <input type="text" name="username" autoComplete="username" value={session.email} readOnly hidden />
          <PasswordField
            label="Password"
            hint="Of your Sojourn account"
            size="lg"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            required
          />
          <Actions>
            <Button
              type="submit"
              size="lg"
              block
              disabled={isBlank}
              pending={link.isPending}
              pendingText="Linking Accounts..."
            >
              Link Accounts
            </Button>
            <LinkButton as={Link} to="/auth" variant="secondary" size="lg" block>
              Cancel
            </LinkButton>
          </Actions>
          <Text size="sm" tone="ink3">
            <Link to="/auth/forgot">Forgot your password?</Link>
          </Text>
        </Stack>
      </form>
    </Stack>
  );
};
