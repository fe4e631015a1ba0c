import { toast, useSession } from '@sojourn/web-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { browserTips } from './browser-tips.store';
import { TipNotKept, type TipStore } from './tip.store';

/** The tips of a destination, and ways to change them that say when they fail. */
export function useTips(destination: string) {
  const queries = useQueryClient();
  const { user } = useSession();
  const userId = user?.id ?? null;
  const store = browserTips(userId);
  const queryKey = ['tips', userId, destination];
  const tips = useQuery({ queryKey, queryFn: () => store.list(destination) });
  /** Carries a change out and reads the board again; whether it was kept. */
  const change = async (act: (store: TipStore) => Promise<void>): Promise<boolean> => {
    try {
      await act(store);
      return true;
    } catch (error) {
      const description = error instanceof TipNotKept ? error.message : 'Please try again.';
      toast({ title: 'Error', description, variant: 'destructive' });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey });
    }
  };
  return { ...tips, change };
}
