import type { Activity, AttractionType } from '@sojourn/contracts';
import { ChipGroup, EmptyState, Stack } from '@sojourn/ui';
import { toast, useOnline } from '@sojourn/web-kit';
import { useEffect, useState } from 'react';
import { ActivityCard } from '../../shared/activity-card';
import { useActivitiesAt } from '../../shared/catalogue.queries';
import { QueryBoundary } from '../../shared/query-boundary';
import { Row } from '../../shared/section.styles';
import { typesOf } from './attractions.model';

const ALL = 'All';
const FAILED = 'Failed to load local attractions';

function AttractionList({ attractions }: { attractions: readonly Activity[] }) {
  const [type, setType] = useState<AttractionType | typeof ALL>(ALL);
  const shown = attractions.filter((each) => type === ALL || each.attractionType === type);
  return (
    <Stack gap={20}>
      {attractions.length > 0 && (
        <ChipGroup
          label="Type of attraction"
          hideLabel
          swiped
          required
          options={[ALL, ...typesOf(attractions)].map((each) => ({ value: each, label: each }))}
          value={type}
          onValueChange={(value) => setType((value ?? ALL) as AttractionType | typeof ALL)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title="No attractions found for the selected category." level={3}>
          Try selecting a different category.
        </EmptyState>
      ) : (
        <Row tabIndex={0} aria-label="Attractions">
          {shown.map((activity) => (
            <li key={activity.id}>
              <ActivityCard activity={activity} kind={activity.attractionType} isAttraction />
            </li>
          ))}
        </Row>
      )}
    </Stack>
  );
}

function AttractionsAt({ destination }: { destination: string }) {
  const activities = useActivitiesAt(destination);
  const { error } = activities;
  const isOnline = useOnline();
  useEffect(() => {
    // Without a connection the banner says so.
    if (error && isOnline) toast({ title: 'Error', description: FAILED, variant: 'destructive' });
  }, [error, isOnline]);
  return (
    <QueryBoundary query={activities} label="Loading attractions" failure={FAILED}>
      {(all) => <AttractionList key={destination} attractions={all} />}
    </QueryBoundary>
  );
}

/** What there is to do at one place; `destination` is free text. */
export const Attractions = ({ destination = '' }: { destination?: string }) =>
  destination.trim() === '' ? <AttractionList attractions={[]} /> : <AttractionsAt destination={destination} />;
