import { comingMonths } from '@sojourn/travel';
import { Container } from '@sojourn/ui';
import { todayHere } from '@sojourn/web-kit';
import { useDestinationsInSeason } from '../../shared/catalogue.queries';
import { DestinationCard } from '../../shared/destination-card';
import { QueryBoundary } from '../../shared/query-boundary';
import { SectionHead } from '../../shared/section-head';
import { Row } from '../../shared/section.styles';

const SHOWN = 8;

/** Destinations that are at their best in the months ahead. */
export function PopularDestinations() {
  const coming = comingMonths(todayHere());
  const destinations = useDestinationsInSeason(coming, SHOWN);
  return (
    <Container>
      <SectionHead title="At their best in the coming months" all="/destinations">
        The best rated place of each country for the next three months. Prices and ratings are samples.
      </SectionHead>
      <QueryBoundary query={destinations} label="Loading destinations" failure="Destinations could not be loaded">
        {(shown) => (
          <Row>
            {shown.map((destination) => (
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
