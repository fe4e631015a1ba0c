import type { Destination } from '@sojourn/contracts';
import { Badge, Heading, Text } from '@sojourn/ui';
import { formatBestMonths, formatNumber } from '@sojourn/travel';
import { formatMoney } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Foot, Line, Place, Words } from './destination-card.styles';
import { PlacePicture } from './place-picture';
import { Stars } from './stars';

type DestinationCardProps = {
  destination: Destination;
  /** With the sentence that describes it. */
  describe?: boolean;
  /** Of its heading. */
  level?: 2 | 3;
  /** Tells only the season around these months. */
  around?: readonly number[];
  /** How far it is from the place whose page this is. */
  kilometres?: number;
};

/** A destination: its picture, where it is, when to go and what it costs. */
export function DestinationCard({
  destination,
  describe = false,
  level = 3,
  around,
  kilometres,
}: DestinationCardProps) {
  const { id, name, country, imageUrl, sceneKind, rating, reviewCount, price, bestMonths, description } = destination;
  return (
    <Place forwardedAs="article" padding="none" interactive>
      <PlacePicture imageUrl={imageUrl} place={name} kind={sceneKind} />
      <Words>
        <Line>
          <Heading level={level} size="xl">
            <Link to={`/destinations/${id}`}>{name}</Link>
          </Heading>
          <Stars {...{ rating, reviewCount }} />
        </Line>
        <Text tone="ink2" size="sm">
          {country}
          {kilometres !== undefined && `, ${formatNumber(kilometres)} km away`}
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
