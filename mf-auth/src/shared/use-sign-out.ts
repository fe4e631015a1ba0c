import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';
import { useState } from 'react';

/** Signs out, says so, and goes home, or where it is told; when that fails, says so and stays. */
export function useSignOut(to = '/'): { signOut: () => Promise<void>; isPending: boolean } {
  const session = useSession();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  const signOut = async () => {
    setPending(true);
    try {
      await session.signOut();
      await navigate(to);
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
    } catch (error) {
      const description = messageOf(error, 'Failed to log out. Please try again.');
      toast({ title: 'Logout failed', description, variant: 'destructive' });
    } finally {
      setPending(false);
    }
  };
  return { signOut, isPending };
}
