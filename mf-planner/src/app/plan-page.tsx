import { Container } from '@sojourn/ui';
import { useRemotes } from '@sojourn/web-kit';
import { useCallback } from 'react';
import { Planner } from '../features/plan/planner';

/** `/plan-trip`: the seven steps. */
export const PlanPage = () => {
  const remotes = useRemotes();
  // The page that comes next, so that a list need not wait for the code that shows it.
  const prepare = useCallback(() => {
    const next = remotes?.route({ remote: 'mf-planner', path: '/recommendations' }, 0);
    // What does not arrive now is fetched, and its failure shown, when the page is opened.
    next?.load().catch(() => undefined);
  }, [remotes]);
  return (
    <Container>
      <Planner onNearlyDone={prepare} />
    </Container>
  );
};
