import { Button } from '@sojourn/ui';
import { useSession } from '@sojourn/web-kit';
import { fullNameOf } from '@sojourn/web-kit/full-name';
import { Name } from './signed-in.styles';
import { useLeave } from './use-leave';

/** What the header can do for somebody signed in while the account menu is away. A phone has the rest in its side menu. */
export function SignedIn() {
  const { user } = useSession();
  const leave = useLeave();
  if (!user) return null;
  return (
    <>
      <Name>{fullNameOf(user)}</Name>
      <Button variant="quiet" data-from="tablet" onClick={() => void leave()}>
        Sign Out
      </Button>
    </>
  );
}
