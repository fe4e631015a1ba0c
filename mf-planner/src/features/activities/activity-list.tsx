import { Badge, Button, Container, Heading, Stack } from '@sojourn/ui';
import { formatCount } from '@sojourn/web-kit';
import { useState } from 'react';
import { ActivityCard } from '../../shared/activity-card';
import { useActivities } from '../../shared/catalogue.queries';
import { QueryBoundary } from '../../shared/query-boundary';
import { CardGrid } from '../../shared/section.styles';
import { ByCategory } from './by-category';

/** Cards drawn at once: each carries a picture, and nobody reads hundreds. */
const PAGE = 18;

/** Everything there is to do in the catalogue, by category. */
export function ActivityList() {
  const activities = useActivities();
  const [pages, setPages] = useState(1);
  return (
    <Container>
      <QueryBoundary query={activities} label="Loading activities" failure="Activities could not be loaded">
        {(all) => (
          <ByCategory activities={all}>
            {(shown) => (
              <Stack gap={20}>
                <Heading level={2} size="md" font="sans">
                  {formatCount(shown.length, 'activity', 'activities')} <Badge tone="sun">Sample prices</Badge>
                </Heading>
                <CardGrid>
                  {shown.slice(0, pages * PAGE).map((activity) => (
                    <li key={activity.id}>
                      <ActivityCard activity={activity} kind={activity.categoryName} />
                    </li>
                  ))}
                </CardGrid>
                {shown.length > pages * PAGE && (
                  <Button variant="secondary" onClick={() => setPages(pages + 1)}>
                    Show more
                  </Button>
                )}
              </Stack>
            )}
          </ByCategory>
        )}
      </QueryBoundary>
    </Container>
  );
}
