import type { Hotel } from '@sojourn/contracts';
import { LinkButton, VisuallyHidden } from '@sojourn/ui';
import { ExternalLink } from 'lucide-react';
import { bookingAddress } from './hotel.model';

type BookingLinkProps = {
  hotel: Hotel;
  /** What the way to booking is called. */
  action: string;
  size?: 'sm' | 'md';
  /** A sample has no page of its own: its place is searched. */
  isSample?: boolean;
};

/** The way to where a property is booked; nothing where its provider names no address of the web. */
export const BookingLink = ({ hotel, action, size = 'md', isSample = false }: BookingLinkProps) => {
  const address = bookingAddress(hotel);
  return (
    address && (
      <LinkButton
        href={address}
        size={size}
        target="_blank"
        rel="noopener noreferrer"
        iconEnd={<ExternalLink aria-hidden="true" />}
      >
        {action}
        <VisuallyHidden>
          {isSample ? ` searches stays in ${hotel.location}` : ` at ${hotel.name}`}, opens in a new tab
        </VisuallyHidden>
      </LinkButton>
    )
  );
};
