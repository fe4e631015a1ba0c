import { EmptyState, LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { LogIn } from 'lucide-react';

/** What `/trips` shows to guests. */
export const SignInRequired = () => (
  <EmptyState
    level={1}
    title="Sign In Required"
    icon={<LogIn />}
    action={
      <>
        <LinkButton as={Link} to="/login?returnTo=%2Ftrips">
          Sign In
        </LinkButton>
        <LinkButton as={Link} to="/my-trips" variant="quiet">
          Trips in this browser
        </LinkButton>
      </>
    }
  >
    Please sign in to manage your trips
  </EmptyState>
);
