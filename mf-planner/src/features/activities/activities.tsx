import { activityCategories, type Activity, type ActivityCategory } from '@sojourn/contracts';
import { ChipGroup, Container, Stack, Text } from '@sojourn/ui';
import { useState } from 'react';
import { ActivityCard } from '../../shared/activity-card';
import { useActivities } from '../../shared/catalogue.queries';
import { QueryBoundary } from '../../shared/query-boundary';
import { SectionHead } from '../../shared/section-head';
import { Row } from '../../shared/section.styles';
import { activitiesIn } from './activities.model';

const SHOWN = 8;
const ALL = 'all';

const options = (activities: readonly Activity[]) => [
  { value: ALL, label: 'All' },
  ...activityCategories.map((category) => ({
    value: category,
    label: activities.find((each) => each.category === category)?.categoryName ?? category,
  })),
];

/** Things to do all over the catalogue, by category. */
export function Activities() {
  const activities = useActivities();
  const [category, setCategory] = useState<ActivityCategory | typeof ALL>(ALL);
  return (
    <Container>
      <SectionHead title="Things worth the journey" all="/activities">
        Activities from all over the catalogue. Prices and ratings are samples.
      </SectionHead>
      <QueryBoundary query={activities} label="Loading activities" failure="Activities could not be loaded">
        {(all) => {
          const shown = activitiesIn(category === ALL ? null : category, all, SHOWN);
          return (
            <Stack gap={20}>
              <ChipGroup
                label="Category"
                hideLabel
                required
                options={options(all)}
                value={category}
                onValueChange={(value) => setCategory((value ?? ALL) as ActivityCategory | typeof ALL)}
              />
              {shown.length === 0 ? (
                <Text tone="ink2">No activities found for this category.</Text>
              ) : (
                <Row tabIndex={0} aria-label="Activities">
                  {shown.map((activity) => (
                    <li key={activity.id}>
                      <ActivityCard activity={activity} kind={activity.categoryName} />
                    </li>
                  ))}
                </Row>
              )}
            </Stack>
          );
        }}
      </QueryBoundary>
    </Container>
  );
}
