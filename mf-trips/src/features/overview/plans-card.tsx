import type { Item } from '@sojourn/contracts/plan';
import { Card, Heading, IconButton, Text } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { BedDouble, Plane, X } from 'lucide-react';
import { usePlan } from '../../shared/plan/plan-access';
import { outlineOf } from '../../shared/plan-outline.model';
import { Plan, PlanIcon, Plans, PlanWords } from './overview.styles';

const whenOf = (item: Pick<Item, 'day'>) => (item.day === null ? 'No day yet' : formatDate(item.day));

/** Flight, stay and activities of the trip, wherever in the plan they stand. */
export const PlansCard = () => {
  const { plan, canEdit, tell } = usePlan();
  const { flights, stays, activities } = outlineOf(plan);
  if (flights.length + stays.length + activities.length === 0) return null;
  const booked = [
    ...flights.map((item) => ({ item, name: 'Flight', Icon: Plane })),
    ...stays.map((item) => ({ item, name: 'Accommodation', Icon: BedDouble })),
  ];
  return (
    <Card as="section" aria-label="Plans">
      <Heading level={2} size="xl">
        Flight, stay and activities
      </Heading>
      {booked.length > 0 && (
        <Plans>
          {booked.map(({ item, name, Icon }) => (
            <Plan key={item.id}>
              <PlanIcon>
                <Icon aria-hidden="true" />
              </PlanIcon>
              <PlanWords>
                <span>
                  {name}, {whenOf(item)}
                </span>
                {item.title}
              </PlanWords>
            </Plan>
          ))}
        </Plans>
      )}
      {activities.length > 0 && (
        <>
          <Heading level={3} size="md" font="sans">
            Activities
          </Heading>
          <Plans>
            {activities.map(({ id, title, day, version }) => (
              <Plan key={id}>
                <PlanWords>
                  {title}
                  <Text as="span" size="xs" tone="ink3">
                    {whenOf({ day })}
                  </Text>
                </PlanWords>
                {canEdit && (
                  <IconButton
                    label={`Remove ${title}`}
                    onClick={() =>
                      tell({ type: 'item.remove', id, version }, { title: 'Activity removed', description: title })
                    }
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                )}
              </Plan>
            ))}
          </Plans>
        </>
      )}
    </Card>
  );
};
