import type { LinkCompletion } from '@sojourn/contracts/account-link';
import { ApiError, messageOf, toast, useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { faultsOf } from '../../shared/faults-of';
import type { PasswordGainValues } from './linking.model';
import { useCompleteLinking } from './linking.queries';
import { forgetGoogleProfile } from './pending-google-profile.store';

const FIELDS = ['firstName', 'lastName', 'username', 'password'] as const;

type Outcome = { isLinked: boolean; faults: Partial<Record<keyof PasswordGainValues, string>> };

/** Links by a mailed link: then somebody is signed in and goes home, else they are told why not. */
export function useLinking(): { link: (completion: LinkCompletion) => Promise<Outcome>; isPending: boolean } {
  const { setUser } = useSession();
  const navigate = useNavigate();
  const completing = useCompleteLinking();
  const link = async (completion: LinkCompletion): Promise<Outcome> => {
    try {
      const user = await completing.mutateAsync(completion);
      forgetGoogleProfile();
      setUser(user);
      await navigate('/', { replace: true });
      toast({ title: 'Accounts linked', description: 'You can now sign in with Google or with your password.' });
      return { isLinked: true, faults: {} };
    } catch (error) {
      const description = messageOf(error, 'Failed to link accounts');
      toast({ title: 'Linking Failed', description, variant: 'destructive' });
      return { isLinked: false, faults: faultsOf(error instanceof ApiError ? error.body : undefined, FIELDS) };
    }
  };
  return { link, isPending: completing.isPending };
}
