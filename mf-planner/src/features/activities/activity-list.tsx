import type { ActivityCategory } from '@sojourn/contracts';
import { Badge, Button, Container, Heading, Stack, Text } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { useState } from 'react';
import { ActivityCard } from '../../shared/activity-card';
import { QueryBoundary } from '../../shared/query-boundary';
import { CardGrid } from '../../shared/section.styles';
import { useActivitiesFound } from './activity-list.queries';
import { CategoryChips } from './category-chips';

/** Cards fetched and drawn at once: each carries a picture, and nobody reads hundreds. */
const PAGE = 18;

/** Everything there is to do in the catalogue, by category. */
export function ActivityList() {
  const [{ category, pages }, setShown] = useState<{ category: ActivityCategory | null; pages: number }>({
    category: null,
    pages: 1,
  });
  const found = useActivitiesFound(category, pages * PAGE);
  return (
    <Container>
      <Stack gap={20}>
        <CategoryChips category={category} onCategory={(chosen) => setShown({ category: chosen, pages: 1 })} />
        <QueryBoundary query={found} label="Loading activities" failure="Activities could not be loaded">
          {({ total, activities }) =>
            total === 0 ? (
              <Text tone="ink2">No activities found for this category.</Text>
            ) : (
              <Stack gap={20}>
                <Heading level={2} size="md" font="sans">
                  {formatCount(total, 'activity', 'activities')} <Badge tone="sun">Sample prices and ratings</Badge>
                </Heading>
                <CardGrid>
                  {activities.map((activity) => (
                    <li key={activity.id}>
                      <ActivityCard activity={activity} kind={activity.categoryName} />
                    </li>
                  ))}
                </CardGrid>
                {total > activities.length && (
                  <Button variant="secondary" onClick={() => setShown({ category, pages: pages + 1 })}>
                    Show more
                  </Button>
                )}
              </Stack>
            )
          }
        </QueryBoundary>
      </Stack>
    </Container>
  );
}
