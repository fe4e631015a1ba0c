import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Badge, Heading, Stack, Text } from '@sojourn/ui';
import { formatCount, formatDateRange } from '@sojourn/web-kit';
import { useMemo } from 'react';
import { nightsBetween, partyText } from '../../shared/stay-search.model';
import { BookingNote } from './booking-note';
import { HotelList } from './hotel-list';
import { listedStays } from './listed-stay.model';
import { Summary } from './results.styles';
import { inOrder } from './order.model';

/** What a block on another page has at all (spec, section 9). */
const MOST = 9;

/** The best properties of an answer, on pages of others. */
export const PropertyBlock = ({ answer, most = MOST }: { answer: HotelSearchAnswer; most?: number | undefined }) => {
  const stays = useMemo(() => inOrder(listedStays(answer, []), 'rating').slice(0, most), [answer, most]);
  const { checkIn, checkOut } = answer.searchParams;
  return (
    <Stack gap={16}>
      <Summary role="status">
        <div>
          <Heading level={3}>{`${formatCount(stays.length, 'property', 'properties')} found`}</Heading>
          <Text tone="ink2">
            {formatDateRange(checkIn, checkOut)}, {formatCount(nightsBetween(checkIn, checkOut), 'night')},{' '}
            {partyText(answer.searchParams)}
          </Text>
        </div>
        {answer.source === 'sample' && <Badge tone="sun">Sample rates</Badge>}
      </Summary>
      <HotelList answer={answer} stays={stays} action="View Deal" level={4} />
      <BookingNote source={answer.source} />
    </Stack>
  );
};
