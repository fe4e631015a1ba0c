import { Badge, Card, Heading, LinkButton, Text } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { SampleBadge, StatusBadge } from '../../shared/trip-badges';
import { timeUntil } from '../../shared/trip-days.model';
import { TripPicture } from '../../shared/picture/trip-picture';
import { pathOf, type StoredTrip } from '../../shared/trip.model';
import { Badges, Wide, WideBody, WidePicture } from './feature-card.styles';
import { NextStep } from './next-step';
import { DeleteCross, TripActions, type TripActs } from './trip-actions';
import { Foot } from './trip-card.styles';
import { TripFacts } from './trip-facts';

type FeatureCardProps = TripActs & { trip: StoredTrip; overlap?: string | undefined; variant?: string | undefined };

/** The nearest trip: how far away it is, what comes next, and the way on. */
export const FeatureCard = ({ trip, overlap, variant, onDuplicate, onDelete }: FeatureCardProps) => {
  const { id, title, destination, notes, status } = trip;
  return (
    <Card as="article" padding="none" aria-label={title}>
      <Wide>
        <WidePicture data-status={status}>
          <TripPicture
            destination={destination}
            picture={trip.picture}
            path={pathOf(trip)}
            variant={variant}
            ratio="fill"
          />
          <DeleteCross trip={trip} onDelete={onDelete} />
        </WidePicture>
        <WideBody>
          <Badges>
            {status !== 'cancelled' && <Badge tone="accent">{timeUntil(trip, todayHere())}</Badge>}
            {trip.isSample ? <SampleBadge /> : <StatusBadge status={status} />}
          </Badges>
          <Heading level={2} size="h2">
            {title}
          </Heading>
          <TripFacts trip={trip} overlap={overlap} />
          {notes !== '' && (
            <Text size="sm" tone="ink2" clamp={2}>
              {notes}
            </Text>
          )}
          <NextStep trip={trip} />
          <Foot>
            <LinkButton as={Link} to={`/trips/${id}`} aria-label={`View Details of ${title}`}>
              View Details
            </LinkButton>
            <TripActions trip={trip} onDuplicate={onDuplicate} onDelete={onDelete} />
          </Foot>
        </WideBody>
      </Wide>
    </Card>
  );
};
