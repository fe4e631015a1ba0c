import { Container } from '@sojourn/ui';
import { ActivityCard } from '../../shared/activity-card';
import { useActivitiesOfEach } from '../../shared/catalogue.queries';
import { QueryBoundary } from '../../shared/query-boundary';
import { SectionHead } from '../../shared/section-head';
import { Row } from '../../shared/section.styles';
import { ByCategory } from './by-category';

const SHOWN = 8;

/** A few things to do all over the catalogue, by category. */
export function Activities() {
  const activities = useActivitiesOfEach(SHOWN);
  return (
    <Container>
      <SectionHead title="Things worth the journey" all="/activities">
        Activities from all over the catalogue. Prices and ratings are samples.
      </SectionHead>
      <QueryBoundary query={activities} label="Loading activities" failure="Activities could not be loaded">
        {(all) => (
          <ByCategory activities={all}>
            {(shown) => (
              <Row tabIndex={0} aria-label="Activities">
                {shown.slice(0, SHOWN).map((activity) => (
                  <li key={activity.id}>
                    <ActivityCard activity={activity} kind={activity.categoryName} />
                  </li>
                ))}
              </Row>
            )}
          </ByCategory>
        )}
      </QueryBoundary>
    </Container>
  );
}
