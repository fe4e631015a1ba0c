import { Button, Card, Heading, LinkButton, Skeleton, Text } from '@sojourn/ui';
import { formatCount, formatDateRange, RemoteWidget, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { staySearchOf, staySearchPath } from '../../shared/stay-search.model';

/** Stays in the place and on the days of the trip (spec, section 2); loaded when they are wanted. */
export const StayOptions = () => {
  const { id, plan } = usePlan();
  const [isOpen, setOpen] = useState(false);
  const stay = staySearchOf(plan, todayHere());
  if (!stay) return null;
  return (
    <Card as="section" aria-labelledby="stays-title">
      <Heading level={2} size="xl" id="stays-title">
        Hotel options
      </Heading>
      <Text size="sm" tone="ink2">
        {stay.city}, {formatDateRange(stay.checkIn, stay.checkOut)}, {formatCount(stay.guests, 'guest')}
      </Text>
      {isOpen ? (
        <RemoteWidget
          name="hotels/results-block"
          props={{
            destination: stay.city,
            checkIn: stay.checkIn,
            checkOut: stay.checkOut,
            guests: stay.guests,
          }}
          fallback={<Skeleton shape="block" />}
        />
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Show hotels here
        </Button>
      )}
      <LinkButton as={Link} variant="quiet" to={staySearchPath(stay, id)}>
        Open hotel search
      </LinkButton>
    </Card>
  );
};
