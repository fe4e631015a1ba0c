import { Button, Card, Heading, IconButton, Text } from '@sojourn/ui';
import { BedDouble, Plane, X } from 'lucide-react';
import type { PlannedTrip } from '../../shared/trip.model';
import { Plan, PlanIcon, Plans, PlanWords } from './overview.styles';

type PlansCardProps = { trip: PlannedTrip; onRemoveActivity: (name: string) => void; onEdit: () => void };

/** Flight, stay and activities of a browser's trip. An account's trip has none to show yet. */
export const PlansCard = ({ trip, onRemoveActivity, onEdit }: PlansCardProps) => {
  const { flight, accommodation, activities } = trip;
  const isEmpty = flight === '' && accommodation === '' && activities.length === 0;
  const bookings = [
    { name: 'Flight', text: flight, Icon: Plane },
    { name: 'Accommodation', text: accommodation, Icon: BedDouble },
  ].filter(({ text }) => text !== '');
  return (
    <Card as="section" aria-label="Plans">
      <Heading level={2} size="xl">
        Plans
      </Heading>
      {isEmpty && (
        <>
          <Text tone="ink2">No flight, accommodation or activities yet.</Text>
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Add plans
          </Button>
        </>
      )}
      <Plans>
        {bookings.map(({ name, text, Icon }) => (
          <Plan key={name}>
            <PlanIcon>
              <Icon aria-hidden="true" />
            </PlanIcon>
            <PlanWords>
              <span>{name}</span>
              {text}
            </PlanWords>
          </Plan>
        ))}
      </Plans>
      {activities.length > 0 && (
        <>
          <Heading level={3} size="md" font="sans">
            Activities
          </Heading>
          <Plans>
            {activities.map((name) => (
              <Plan key={name}>
                <PlanWords>{name}</PlanWords>
                <IconButton label={`Remove ${name}`} onClick={() => onRemoveActivity(name)}>
                  <X aria-hidden="true" />
                </IconButton>
              </Plan>
            ))}
          </Plans>
        </>
      )}
    </Card>
  );
};
