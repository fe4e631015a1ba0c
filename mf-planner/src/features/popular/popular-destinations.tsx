import { Container } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { useDestinations } from '../../shared/catalogue.queries';
import { DestinationCard } from '../../shared/destination-card';
import { QueryBoundary } from '../../shared/query-boundary';
import { comingMonths } from '../../shared/season.model';
import { SectionHead } from '../../shared/section-head';
import { Row } from '../../shared/section.styles';
import { destinationsInSeason } from './in-season.model';

const SHOWN = 8;

/** Destinations that are at their best in the months ahead. */
export function PopularDestinations() {
  const destinations = useDestinations();
  const coming = comingMonths(todayHere());
  return (
    <Container>
      <SectionHead title="At their best in the coming months" all="/destinations">
        The best rated place of each country for the next three months. Prices and ratings are samples.
      </SectionHead>
      <QueryBoundary query={destinations} label="Loading destinations" failure="Destinations could not be loaded">
        {(all) => (
          <Row>
            {destinationsInSeason(coming, all, SHOWN).map((destination) => (
              <li key={destination.id}>
                <DestinationCard destination={destination} around={coming} />
              </li>
            ))}
          </Row>
        )}
      </QueryBoundary>
    </Container>
  );
}
