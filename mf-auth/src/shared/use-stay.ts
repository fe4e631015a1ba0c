import { currentUserSchema } from '@sojourn/contracts';
import { apiRequest, messageOf, toast, useSession } from '@sojourn/web-kit';
import { useMutation } from '@tanstack/react-query';

/** Keeps an account that is leaving, and says so; when that fails, says so. */
export function useStay(): { stay: () => Promise<void>; isPending: boolean } {
  const { setUser } = useSession();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => apiRequest({ method: 'DELETE', path: '/api/user/leaving', schema: currentUserSchema }),
  });
  const stay = async () => {
    try {
      setUser(await mutateAsync());
      toast({ title: 'Your account stays', description: 'The links to your trips work again.' });
    } catch (error) {
      const description = messageOf(error, 'Please try again in a moment.');
      toast({ title: 'That did not work', description, variant: 'destructive' });
    }
  };
  return { stay, isPending };
}
