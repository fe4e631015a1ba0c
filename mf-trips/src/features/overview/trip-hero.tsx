import { durationInDays } from '@sojourn/trip';
import { Badge, Button, Heading, Stack } from '@sojourn/ui';
import { formatDate, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Pencil, Trash2 } from 'lucide-react';
import { countDays, timeUntil } from '../../shared/trip-days.model';
import { TripPicture } from '../../shared/trip-picture';
import type { PlannedTrip } from '../../shared/trip.model';
import { Acts, Crumbs, Days, Hero, Words } from './trip-hero.styles';

type TripHeroProps = { trip: PlannedTrip; onEdit: () => void; onDelete: () => void };

/** The picture of the place under the trip's name; where it goes is said by the breadcrumb above. */
export const TripHero = ({ trip, onEdit, onDelete }: TripHeroProps) => {
  const { title, destination, startDate, endDate, storage, status } = trip;
  return (
    <>
      <Crumbs aria-label="Breadcrumb">
        <ol>
          <li>
            <Link to={storage === 'account' ? '/trips' : '/my-trips'}>My Trips</Link>
          </li>
          <li aria-current="page">{destination}</li>
        </ol>
      </Crumbs>
      <Hero data-status={status}>
        <TripPicture destination={destination} imageUrl={trip.imageUrl} ratio="fill" quiet="bottom" />
        <Words>
          <Stack direction="row" gap={8} wrap>
            {status !== 'cancelled' && <Badge tone="scene">{timeUntil(trip, todayHere())}</Badge>}
            {trip.isSample && <Badge tone="sun">Sample</Badge>}
          </Stack>
          <Heading level={1} size="h1">
            {title}
          </Heading>
          <Days>
            {formatDate(startDate)} to {formatDate(endDate)}, {countDays(durationInDays(trip))}
          </Days>
        </Words>
        <Acts>
          <Button variant="scene-solid" icon={<Pencil aria-hidden="true" />} onClick={onEdit}>
            Edit
          </Button>
          <Button variant="scene" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
            Delete
          </Button>
        </Acts>
      </Hero>
    </>
  );
};
