import type { Destination } from '@sojourn/contracts';
import { Badge, Heading, Text } from '@sojourn/ui';
import { formatMoney } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Foot, Line, Place, Words } from './destination-card.styles';
import { PlacePicture } from './place-picture';
import { formatBestMonths } from './season.model';
import { Stars } from './stars';

/** Where a destination's card leads: everything there is for it, on one page. */
const resultsFor = (name: string) => `/search-results?${new URLSearchParams({ destination: name })}`;

type DestinationCardProps = {
  destination: Destination;
  /** With the sentence that describes it. */
  describe?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
  /** Tells only the season around these months. */
  around?: readonly number[];
};

/** A destination: its picture, where it is, when to go and what it costs. */
export function DestinationCard({ destination, describe = false, level = 3, around }: DestinationCardProps) {
  const { name, country, imageUrl, sceneKind, rating, price, bestMonths, description } = destination;
  return (
    <Place forwardedAs="article" padding="none" interactive>
      <PlacePicture imageUrl={imageUrl} place={name} kind={sceneKind} />
      <Words>
        <Line>
          <Heading level={level} size="xl">
            <Link to={resultsFor(name)}>{name}</Link>
          </Heading>
          <Stars rating={rating} />
        </Line>
        <Text tone="ink2" size="sm">
          {country}
        </Text>
        {describe && <Text size="sm">{description}</Text>}
        <Foot>
          <strong>From {formatMoney(price)}</strong>
          <Badge tone="accent">Best {formatBestMonths(bestMonths, around)}</Badge>
        </Foot>
      </Words>
    </Place>
  );
}
