import { Badge, type BadgeTone } from '@sojourn/ui';
import type { TripStatus } from '@sojourn/contracts';

// Blue, green, gray, red (spec, section 4); any other value gray.
const tones: Record<TripStatus, BadgeTone> = {
  planning: 'info',
  confirmed: 'ok',
  completed: 'neutral',
  cancelled: 'danger',
};

export const statusWords: Record<TripStatus, string> = {
  planning: 'Planning',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** `fact` says of which trip it is the status (docs/decisions/084). */
export const StatusBadge = ({ status, fact }: { status: TripStatus; fact?: string }) => (
  <Badge data-fact={fact} tone={tones[status] ?? 'neutral'}>
    {statusWords[status] ?? status}
  </Badge>
);

export const SampleBadge = () => <Badge tone="sun">Sample</Badge>;
