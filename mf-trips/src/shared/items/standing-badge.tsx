import type { Standing } from '@sojourn/trip';
import { Badge } from '@sojourn/ui';

/** What is booked, what is still to be booked and what to be chosen; nothing is claimed of the rest. */
export const StandingBadge = ({ standing }: { standing: Standing }) => {
  if (standing === 'chosen') return <Badge>Not booked yet</Badge>;
  if (standing === 'booked') return <Badge tone="ok">Booked</Badge>;
  return standing === 'to-choose' ? <Badge tone="sun">To choose</Badge> : null;
};
