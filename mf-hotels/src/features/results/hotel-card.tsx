import type { Hotel } from '@sojourn/contracts';
import type { AdditionOf } from '@sojourn/contracts/plan';
import { Scene } from '@sojourn/scenes';
import { Badge, Heading, LinkButton, Text, VisuallyHidden } from '@sojourn/ui';
import { formatCount, formatDate } from '@sojourn/web-kit';
import { ExternalLink, Star } from 'lucide-react';
import { AddToTrip } from './add-to-trip';
import { amenitiesOf, bookingAddress, chargesText, conditionsOf, priceText, stayTotal } from './hotel.model';
import { About, Amenities, Body, Deal, Facts, Nightly, Picture, Property, Rating } from './hotel-card.styles';

type HotelCardProps = {
  hotel: Hotel;
  city: string;
  nights: number;
  /** What a trip would be told of it. */
  addition: AdditionOf<'stay'>;
  /** What the way to booking is called. */
  action: string;
  /** Of its heading, in the outline of the page it is on. */
  level: 3 | 4;
};

/** One property with what a night and the whole stay cost. */
export const HotelCard = ({ hotel, city, nights, addition, action, level }: HotelCardProps) => {
  const { shown, more } = amenitiesOf(hotel);
  const address = bookingAddress(hotel);
  return (
    <Property forwardedAs="article" padding="none" aria-labelledby={`hotel-${hotel.id}`}>
      <Picture>
        {hotel.imageUrl ? (
          <img src={hotel.imageUrl} alt="" loading="lazy" />
        ) : (
          <Scene place={`${hotel.name}, ${city}`} ratio="fill" alt="" />
        )}
      </Picture>
      <Body>
        <About>
          <Heading level={level} size="lg" id={`hotel-${hotel.id}`}>
            {hotel.name}
          </Heading>
          <Facts>
            <Rating>
              <Star aria-hidden="true" />
              <VisuallyHidden>Rated</VisuallyHidden> {hotel.rating.toFixed(1)}
            </Rating>
            {hotel.reviewCount !== undefined && <span>{formatCount(hotel.reviewCount, 'review')}</span>}
            <span>{hotel.location}</span>
          </Facts>
          <Text size="sm" tone="ink2">
            {hotel.description}
          </Text>
          {hotel.roomType && (
            <Text size="sm" tone="ink2">
              {conditionsOf(hotel, formatDate)}
            </Text>
          )}
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
        </About>
        <Deal>
          <div>
            <Nightly>
              {priceText(stayTotal(hotel, nights), hotel.currency)} <small>for {formatCount(nights, 'night')}</small>
            </Nightly>
            <Text size="sm" tone="ink2" tabular>
              {priceText(hotel.price, hotel.currency)} per night
              {hotel.total && <>, {chargesText(hotel.total, hotel.currency)}</>}
            </Text>
          </div>
          <AddToTrip addition={addition} />
          {address && (
            <LinkButton
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              iconEnd={<ExternalLink aria-hidden="true" />}
            >
              {action}
              <VisuallyHidden> at {hotel.name}, opens in a new tab</VisuallyHidden>
            </LinkButton>
          )}
        </Deal>
      </Body>
    </Property>
  );
};
