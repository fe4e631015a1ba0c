import { messageOf, toast, useSession } from '@sojourn/web-kit';
import { useNavigate } from '@sojourn/web-kit/router';

/** Signs out, says so, and goes home; when that fails, says so and stays. The frame can do it without any remote. */
export function useLeave(): () => Promise<void> {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
      toast({ title: 'Logged out', description: 'You have been successfully logged out.' });
      navigate('/');
    } catch (error) {
      const description = messageOf(error, 'Failed to log out. Please try again.');
      toast({ title: 'Logout failed', description, variant: 'destructive' });
    }
  };
}
