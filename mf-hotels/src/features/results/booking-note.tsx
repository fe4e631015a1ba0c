import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Text } from '@sojourn/ui';

/** Where booking goes on, and what sample rates are. */
export const BookingNote = ({ source }: Pick<HotelSearchAnswer, 'source'>) => (
  <Text size="sm" tone="ink3">
    {source === 'sample' &&
      'Sample properties, their ratings and rates come from Sojourn’s own inventory and show what a stay could be and cost. Booking searches their place for your dates and guests. '}
    Booking completes on external platforms, in a new tab.
  </Text>
);
