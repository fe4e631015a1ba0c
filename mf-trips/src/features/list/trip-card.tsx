import { Badge, Card, Heading, LinkButton, Text } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { SampleBadge, StatusBadge } from '../../shared/trip-badges';
import { timeUntil } from '../../shared/trip-days.model';
import { TripPicture } from '../../shared/picture/trip-picture';
import { pathOf, type StoredTrip } from '../../shared/trip.model';
import { DeleteCross, TripActions, type TripActs } from './trip-actions';
import { Body, Foot, Head, Notes, Picture, PictureBadge } from './trip-card.styles';
import { TripFacts } from './trip-facts';

type TripCardProps = TripActs & {
  trip: StoredTrip;
  level: 2 | 3;
  overlap?: string | undefined;
  variant?: string | undefined;
};

/** A trip in a list. One of the browser's tells its plans, one of the account's its notes. */
export const TripCard = ({ trip, level, overlap, variant, onDuplicate, onDelete }: TripCardProps) => {
  const { title, destination, notes, status } = trip;
  return (
    <Card as="article" padding="none" aria-label={title}>
      <Picture data-status={status}>
        <TripPicture
          destination={destination}
          picture={trip.picture}
          path={pathOf(trip)}
          variant={variant}
          ratio="card"
        />
        {status !== 'cancelled' && (
          <PictureBadge>
            <Badge tone="scene">{timeUntil(trip, todayHere())}</Badge>
          </PictureBadge>
        )}
        <DeleteCross trip={trip} onDelete={onDelete} />
      </Picture>
      <Body>
        <Head>
          <Heading level={level} size="xl" data-fact={`trip:${trip.id}:title`}>
            {title}
          </Heading>
          {trip.isSample ? <SampleBadge /> : <StatusBadge status={status} fact={`trip:${trip.id}:status`} />}
        </Head>
        <TripFacts trip={trip} overlap={overlap} />
        {notes !== '' && (
          <Notes>
            <Text size="sm" tone="ink2" clamp={2}>
              {notes}
            </Text>
          </Notes>
        )}
        <Foot>
          <LinkButton as={Link} to={`/trips/${trip.id}`} variant="secondary" aria-label={`View Details of ${title}`}>
            View Details
          </LinkButton>
          <TripActions trip={trip} onDuplicate={onDuplicate} onDelete={onDelete} />
        </Foot>
      </Body>
    </Card>
  );
};
