import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Text } from '@sojourn/ui';

/** Where booking goes on, and what sample rates are. */
export const BookingNote = ({ source }: Pick<HotelSearchAnswer, 'source'>) => (
  <Text size="sm" tone="ink3">
    {source === 'sample' && 'Sample rates come from Sojourn’s own inventory and show what a stay could cost. '}
    Booking completes on external platforms, in a new tab.
  </Text>
);
