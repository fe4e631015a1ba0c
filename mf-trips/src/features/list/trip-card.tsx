import { durationInDays } from '@sojourn/trip';
import { Badge, Card, Heading, IconButton, LinkButton, Text } from '@sojourn/ui';
import { formatDateRange, formatMoney, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { BedDouble, CalendarDays, CloudCheck, MapPin, Pencil, Plane, Trash2, Wallet, Sparkles, X } from 'lucide-react';
import { SampleBadge, StatusBadge } from '../../shared/trip-badges';
import { countDays, timeUntil } from '../../shared/trip-days.model';
import { TripPicture } from '../../shared/trip-picture';
import type { PlannedTrip } from '../../shared/trip.model';
import { listActivities } from './list.model';
import { Body, Corner, Fact, Facts, Foot, Head, Notes, Picture, PictureBadge } from './trip-card.styles';

type TripCardProps = {
  trip: PlannedTrip;
  level: 2 | 3;
  onDelete: (trip: PlannedTrip) => void;
};

/** A trip in a list. One of the browser's tells its plans, one of the account's its notes. */
export const TripCard = ({ trip, level, onDelete }: TripCardProps) => {
  const { title, destination, startDate, endDate, budget, notes, status, storage } = trip;
  const isBrowsers = storage === 'browser';
  const activities = listActivities(trip.activities);
  return (
    <Card as="article" padding="none" aria-label={title}>
      <Picture data-status={status}>
        <TripPicture destination={destination} imageUrl={trip.imageUrl} ratio="card" />
        {status !== 'cancelled' && (
          <PictureBadge>
            <Badge tone="scene">{timeUntil(trip, todayHere())}</Badge>
          </PictureBadge>
        )}
        {isBrowsers && (
          <Corner>
            <IconButton size="sm" variant="scene" label={`Delete ${title}`} onClick={() => onDelete(trip)}>
              <X aria-hidden="true" />
            </IconButton>
          </Corner>
        )}
      </Picture>
      <Body>
        <Head>
          <Heading level={level} size="xl">
            {title}
          </Heading>
          {trip.isSample ? <SampleBadge /> : <StatusBadge status={status} />}
        </Head>
        <Facts>
          <Fact>
            <MapPin aria-hidden="true" />
            {destination}
          </Fact>
          <Fact>
            <CalendarDays aria-hidden="true" />
            <span>
              {formatDateRange(startDate, endDate)}, {countDays(durationInDays(trip))}
            </span>
          </Fact>
          {trip.flight !== '' && (
            <Fact>
              <Plane aria-hidden="true" />
              {trip.flight}
            </Fact>
          )}
          {trip.accommodation !== '' && (
            <Fact>
              <BedDouble aria-hidden="true" />
              {trip.accommodation}
            </Fact>
          )}
          {activities !== '' && (
            <Fact>
              <Sparkles aria-hidden="true" />
              {activities}
            </Fact>
          )}
          {budget !== null && (
            <Fact>
              <Wallet aria-hidden="true" />
              {formatMoney(budget)} budget
            </Fact>
          )}
          {trip.importedAs !== null && (
            <Fact>
              <CloudCheck aria-hidden="true" />
              Also in your account
            </Fact>
          )}
        </Facts>
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
          <LinkButton as={Link} to={`/trips/${trip.id}?edit`} variant="quiet" aria-label={`Edit ${title}`}>
            <Pencil aria-hidden="true" />
          </LinkButton>
          {!isBrowsers && (
            <IconButton label={`Delete ${title}`} onClick={() => onDelete(trip)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          )}
        </Foot>
      </Body>
    </Card>
  );
};
