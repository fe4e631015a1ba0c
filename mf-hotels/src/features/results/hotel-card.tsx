import type { HotelSearchAnswer } from '@sojourn/contracts';
import { Badge, Checkbox, Heading, Text, VisuallyHidden } from '@sojourn/ui';
import { formatCount, formatDate } from '@sojourn/web-kit';
import { Star } from 'lucide-react';
import { memo } from 'react';
import { nightsBetween } from '../../shared/stay-search.model';
import { AddToTrip } from './add-to-trip';
import { BookingLink } from './booking-link';
import { MoreSites } from './more-sites';
import {
  additionOf,
  amenitiesOf,
  bookingAddress,
  chargesText,
  conditionsOf,
  placeOf,
  priceText,
  soughtAs,
} from './hotel.model';
import { distanceTexts, type ListedStay } from './listed-stay.model';
import { StayPicture } from './stay-picture';
import { StayRates } from './stay-rates';
import { About, Amenities, Body, Buttons, Deal, Extras, Facts, Nightly, Property, Rating } from './hotel-card.styles';

type HotelCardProps = {
  stay: ListedStay;
  /** The answer it is part of. */
  answer: HotelSearchAnswer;
  /** What the way to booking is called. */
  action: string;
  /** Of its heading, in the outline of the page it is on. */
  level: 3 | 4;
  /** Whether it is compared, could be, or there are as many already as can be. */
  comparing: 'chosen' | 'open' | 'full';
  onCompare?: ((id: string) => void) | undefined;
};

/** One property: what all of the stay costs first, then a night, how far it is from what matters, and where to book it. */
export const HotelCard = memo(({ stay, answer, action, level, comparing, onCompare }: HotelCardProps) => {
  const { hotel, total } = stay;
  const { searchParams, place } = answer;
  const { shown, more } = amenitiesOf(hotel);
  const { checkIn, checkOut, adults, rooms, childAges = [] } = searchParams;
  const fact = ['stay', hotel.id, checkIn, checkOut, adults, rooms ?? 1, ...childAges].join(':');
  const nights = nightsBetween(checkIn, checkOut);
  const city = place?.name ?? searchParams.city;
  const distances = distanceTexts(stay, place?.airport?.iataCode);
  const isSample = answer.source === 'sample';
  return (
    <Property forwardedAs="article" id={placeOf(hotel)} padding="none" aria-labelledby={`hotel-${hotel.id}`}>
      <StayPicture hotel={hotel} city={city} />
      <Body>
        <About>
          <Heading level={level} size="lg" id={`hotel-${hotel.id}`} tabIndex={-1}>
            {hotel.name}
          </Heading>
          <Facts>
            {isSample && <Badge tone="sun">Sample property</Badge>}
            <Rating>
              {hotel.rating > 0 ? (
                <>
                  <Star aria-hidden="true" />
                  <VisuallyHidden>Rated</VisuallyHidden> {hotel.rating.toFixed(1)}
                </>
              ) : (
                'Not rated yet'
              )}
              {isSample && <small> (sample)</small>}
            </Rating>
            {hotel.reviewCount !== undefined && (
              <span>{formatCount(hotel.reviewCount, isSample ? 'sample review' : 'review')}</span>
            )}
            <span>{hotel.location}</span>
            {distances.length > 0 && <span>{distances.join(' · ')}</span>}
          </Facts>
          <Text size="sm" tone="ink2">
            {hotel.description} {hotel.roomType && <span>{conditionsOf(hotel, formatDate)}</span>}
          </Text>
          <Amenities aria-label="Amenities">
            {shown.map((amenity) => (
              <li key={amenity}>
                <Badge>{amenity}</Badge>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Badge>{`+${more} more`}</Badge>
              </li>
            )}
          </Amenities>
          {hotel.ratesKey && <StayRates hotel={hotel} ratesKey={hotel.ratesKey} />}
        </About>
        <Deal>
          <div>
            <Nightly>
              <span data-fact={`${fact}:total`}>{priceText(total, hotel.currency)}</span>{' '}
              <small>
                for <span data-fact={`${fact}:nights`}>{formatCount(nights, 'night')}</span>
              </small>
            </Nightly>
            <Text size="sm" tone="ink2" tabular>
              <span data-fact={`${fact}:rate`}>{priceText(hotel.price, hotel.currency)}</span> per night
              {hotel.total && <>, {chargesText(hotel.total, hotel.currency)}</>}
            </Text>
          </div>
          <Buttons>
            <AddToTrip addition={additionOf(hotel, answer)} />
            <BookingLink hotel={hotel} action={action} isSample={isSample} />
          </Buttons>
          <Extras>
            {onCompare && (
              <Checkbox
                label="Compare"
                aria-label={`Compare ${hotel.name}`}
                checked={comparing === 'chosen'}
                disabled={comparing === 'full'}
                onChange={() => onCompare(hotel.id)}
              />
            )}
            <MoreSites
              name={hotel.name}
              where={soughtAs(hotel, city, isSample)}
              asked={searchParams}
              besides={bookingAddress(hotel)}
            />
          </Extras>
        </Deal>
      </Body>
    </Property>
  );
});
HotelCard.displayName = 'HotelCard';
