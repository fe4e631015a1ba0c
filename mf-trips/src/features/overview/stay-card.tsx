import { daysBetween } from '@sojourn/travel';
import { Card, Heading, LinkButton, Text } from '@sojourn/ui';
import { formatDateRange } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { BedDouble } from 'lucide-react';
import type { PlannedTrip } from '../../shared/trip.model';
import { staySearchOf } from './stay.model';
import { Next, PlanIcon } from './overview.styles';

/** From the trip's place and days straight to what can be booked for them. */
export const StayCard = ({ trip }: { trip: PlannedTrip }) => {
  const { startDate, endDate } = trip;
  const nights = daysBetween(startDate, endDate);
  const { city, path } = staySearchOf(trip);
  return (
    <Card as="section" aria-label="Stay">
      <Next>
        <PlanIcon>
          <BedDouble aria-hidden="true" />
        </PlanIcon>
        <div>
          <Heading level={2} size="lg">
            A place to stay in {city}
          </Heading>
          <Text size="sm" tone="ink2">
            {nights === 1 ? '1 night' : `${nights} nights`}, {formatDateRange(startDate, endDate)}
          </Text>
        </div>
        <LinkButton as={Link} to={path} variant="secondary">
          Find stays
        </LinkButton>
      </Next>
    </Card>
  );
};
