import type { Item } from '@sojourn/contracts/plan';
import { Button, Card, Heading, IconButton, Text } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { useState } from 'react';
import { BedDouble, Plane, X } from 'lucide-react';
import { usePlan } from '../../shared/plan/plan-access';
import { standingOf } from '@sojourn/trip';
import { StandingBadge } from '../../shared/items/standing-badge';
import { outlineOf } from '../../shared/plan-outline.model';
import { Plan, PlanIcon, Plans, PlanWords } from './overview.styles';

const whenOf = (item: Pick<Item, 'day'>) => (item.day === null ? 'No day yet' : formatDate(item.day));

/** So many of each are shown of a long trip, until somebody asks for all. */
const SHOWN_FIRST = 8;

/** Flight, stay and activities of the trip, wherever in the plan they stand. */
export const PlansCard = () => {
  const [isWhole, setWhole] = useState(false);
  const { plan, canEdit, tell } = usePlan();
  const { flights, stays, activities } = outlineOf(plan);
  if (flights.length + stays.length + activities.length === 0) return null;
  const booked = [
    ...flights.map((item) => ({ item, name: 'Flight', Icon: Plane })),
    ...stays.map((item) => ({ item, name: 'Accommodation', Icon: BedDouble })),
  ];
  const shown = <Each,>(list: readonly Each[]) => (isWhole ? list : list.slice(0, SHOWN_FIRST));
  const hidden = [booked, activities].reduce((sum, list) => sum + list.length - shown<unknown>(list).length, 0);
  return (
    <Card as="section" aria-label="Plans">
      <Heading level={2} size="xl">
        Flight, stay and activities
      </Heading>
      {booked.length > 0 && (
        <Plans>
          {shown(booked).map(({ item, name, Icon }) => (
            <Plan key={item.id}>
              <PlanIcon>
                <Icon aria-hidden="true" />
              </PlanIcon>
              <PlanWords>
                <span>
                  {name}, {whenOf(item)}
                </span>
                {item.title} <StandingBadge standing={standingOf(plan, item)} />
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
            {shown(activities).map(({ id, title, day, version }) => (
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
      {hidden > 0 && (
        <Button variant="secondary" size="sm" onClick={() => setWhole(true)}>
          Show {hidden} more
        </Button>
      )}
    </Card>
  );
};
