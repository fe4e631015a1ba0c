import { Container } from '@sojourn/ui';
import { Planner } from '../features/plan/planner';

/** `/plan-trip`: the seven steps. */
export const PlanPage = () => (
  <Container>
    <Planner />
  </Container>
);
