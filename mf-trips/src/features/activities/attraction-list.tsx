import type { Activity, AttractionType } from '@sojourn/contracts';
import { additionStep, hasAddition, proposePlace } from '@sojourn/trip';
import { ChipGroup, EmptyState, Heading, LinkButton, Stack, Text } from '@sojourn/ui';
import { formatCount, toast, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useState } from 'react';
import { newPartId, usePlan } from '../../shared/plan/plan-access';
import { AttractionCard } from './attraction-card';
import { Cards } from './activities.styles';
import { additionOf, placeInTrip, typesOf } from './attractions.model';

type AttractionListProps = { attractions: readonly Activity[]; first?: number | undefined };

/** What there is to do, narrowed by its type. Adding takes the first free morning or afternoon. */
export const AttractionList = ({ attractions, first = Infinity }: AttractionListProps) => {
  const { plan, canEdit, tell } = usePlan();
  const [type, setType] = useState<AttractionType | null>(null);
  const fitting = type === null ? attractions : attractions.filter(({ attractionType }) => attractionType === type);
  const shown = fitting.slice(0, first);
  const chips = [{ value: '', label: 'All' }, ...typesOf(attractions).map((value) => ({ value, label: value }))];
  const place = plan.head.destination.name;
  const add = (activity: Activity) => {
    const addition = additionOf(activity);
    if (hasAddition(plan, addition)) {
      toast({ title: 'Already added', description: `${activity.name} is in your trip already.` });
      return;
    }
    const seed = { place: proposePlace(plan, addition), today: todayHere(), newId: newPartId };
    tell(additionStep(plan, addition, seed), {
      title: 'Attraction Added',
      description: `${activity.name} has been added to your trip itinerary.`,
    });
  };
  return (
    <Stack gap={20}>
      <Stack gap={4}>
        <Heading level={2}>Things to do in {place}</Heading>
        <Text size="sm" tone="ink2">
          {canEdit && 'Add takes the first free morning or afternoon of your days; move it where you like. '}
          Prices and ratings are samples, prices per person.
        </Text>
      </Stack>
      {attractions.length > 0 && (
        <ChipGroup
          options={chips}
          value={type ?? ''}
          onValueChange={(value) => setType((value || null) as AttractionType | null)}
          label="Kind of attraction"
          required
          hideLabel
        />
      )}
      {shown.length === 0 ? (
        <EmptyState
          title="No attractions found for the selected category."
          level={3}
          action={
            <LinkButton as={Link} variant="secondary" to="/activities">
              See all activities
            </LinkButton>
          }
        >
          Try selecting a different category.
        </EmptyState>
      ) : (
        <Cards>
          {shown.map((activity) => (
            <AttractionCard
              key={activity.id}
              activity={activity}
              placed={placeInTrip(plan, activity)}
              onAdd={canEdit ? () => add(activity) : undefined}
            />
          ))}
        </Cards>
      )}
      {shown.length < fitting.length && (
        <div>
          <LinkButton as={Link} variant="secondary" to="?tab=activities">
            See all {formatCount(attractions.length, 'activity', 'activities')}
          </LinkButton>
        </div>
      )}
    </Stack>
  );
};
