import { EmptyState, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { LogIn } from 'lucide-react';

type SignInRequiredProps = {
  /** Where somebody goes on once they are signed in. */
  returnTo?: string;
  children?: string;
};

/** What guests see in the place of what an account has. */
export const SignInRequired = ({
  returnTo = '/trips',
  children = 'Please sign in to manage your trips',
}: SignInRequiredProps) => (
  <EmptyState
    level={1}
    title="Sign In Required"
    icon={<LogIn />}
    action={
      <>
        <LinkButton as={Link} to={`/login?returnTo=${encodeURIComponent(returnTo)}`}>
          Sign In
        </LinkButton>
        <LinkButton as={Link} to="/my-trips" variant="quiet">
          Trips in this browser
        </LinkButton>
      </>
    }
  >
    {children}
  </EmptyState>
);
