import { Container } from '@sojourn/ui';
import { useDestinations } from '../../shared/catalogue.queries';
import { DestinationCard } from '../../shared/destination-card';
import { Loaded } from '../../shared/loaded';
import { comingMonths } from '../../shared/season.model';
import { SectionHead } from '../../shared/section-head';
import { Row } from '../../shared/section.styles';
import { popularIn } from './popular.model';

const SHOWN = 8;

/** Destinations that are at their best in the months ahead. */
export function PopularDestinations() {
  const destinations = useDestinations();
  const coming = comingMonths(new Date());
  return (
    <Container>
      <SectionHead title="Popular right now" all="/destinations">
        Places travellers choose for this season. Prices and ratings are samples.
      </SectionHead>
      <Loaded query={destinations} label="Loading popular destinations" failure="Destinations could not be loaded">
        {(all) => (
          <Row>
            {popularIn(coming, all, SHOWN).map((destination) => (
              <li key={destination.id}>
                <DestinationCard destination={destination} around={coming} />
              </li>
            ))}
          </Row>
        )}
      </Loaded>
    </Container>
  );
}
