import { formatClock, formatDate } from '@sojourn/web-kit';
import { localMoment } from './history.model';

/** An instant on this computer's clock in words: `Nov 21, 2026, 4:05 PM`. */
export function formatMoment(at: string): string {
  const { day, time } = localMoment(at);
  return `${formatDate(day)}, ${formatClock(`${day}T${time}`)}`;
}
