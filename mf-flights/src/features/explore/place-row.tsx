import type { ExploredPlace } from '@sojourn/contracts/explore';
import { formatMinutes } from '@sojourn/travel';
import { Heading, VisuallyHidden } from '@sojourn/ui';
import { formatDate, formatDateRange, formatMoney } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { memo, useState } from 'react';
import { stopsLabel } from '../../shared/leg.model';
import { Money, Picture, PlaceRow, Words } from './explore.styles';

type ExploredRowProps = {
  place: ExploredPlace;
  /** Its flights on its cheapest days. */
  to: string;
  /** How many pay. */
  people: number;
  isPointed: boolean;
  onPoint: (id: string | null) => void;
};

/** A place with what it costs to get there, and when. */
export const ExploredRow = memo(({ place, to, people, isPointed, onPoint }: ExploredRowProps) => {
  const { id, name, country, imageUrl, departureDate, returnDate, fare, partyTotal, minutes, changes } = place;
  const [isBroken, setBroken] = useState(false);
  return (
    <PlaceRow
      forwardedAs="article"
      padding="none"
      interactive
      data-pointed={isPointed || undefined}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      <Picture>
        {imageUrl !== undefined && !isBroken && (
          <img
            src={imageUrl}
            width={128}
            height={80}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => setBroken(true)}
          />
        )}
      </Picture>
      <Words>
        <Heading level={2} size="md" font="sans">
          <Link to={to}>
            <VisuallyHidden>Flights to </VisuallyHidden>
            {name}
          </Link>
        </Heading>
        <span>{country}</span>
        <span>{returnDate ? formatDateRange(departureDate, returnDate) : formatDate(departureDate)}</span>
        <span>
          Fastest: {formatMinutes(minutes)}, {stopsLabel(changes).toLowerCase()}
        </span>
      </Words>
      <Money>
        <strong>{formatMoney(partyTotal)}</strong>
        <span>{people > 1 ? `${formatMoney(fare)} an adult` : returnDate ? 'round trip' : 'one way'}</span>
        <Link to={`/destinations/${id}`}>
          Guide<VisuallyHidden> to {name}</VisuallyHidden>
        </Link>
      </Money>
    </PlaceRow>
  );
});
ExploredRow.displayName = 'ExploredRow';
