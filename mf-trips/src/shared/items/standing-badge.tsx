import type { Standing } from '@sojourn/trip';
import { Badge } from '@sojourn/ui';

/** What is booked and what is still to be chosen; nothing is claimed of the rest. */
export const StandingBadge = ({ standing }: { standing: Standing }) => {
  if (standing === 'booked') return <Badge tone="ok">Booked</Badge>;
  return standing === 'to-choose' ? <Badge tone="sun">To choose</Badge> : null;
};
