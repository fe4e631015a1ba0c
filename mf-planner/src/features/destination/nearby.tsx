import type { DestinationPage } from '@sojourn/contracts/destination-page';
import { Heading } from '@sojourn/ui';
import { DestinationCard } from '../../shared/destination-card';
import { Row } from '../../shared/section.styles';
import { Part } from './destination.styles';

/** The closest destinations of the catalogue, nearest first. */
export const Nearby = ({ nearby, heading }: Pick<DestinationPage, 'nearby'> & { heading: string }) => (
  <Part aria-labelledby="nearby">
    <Heading level={2} id="nearby">
      {heading}
    </Heading>
    <Row>
      {nearby.map(({ destination, kilometres }) => (
        <li key={destination.id}>
          <DestinationCard destination={destination} kilometres={kilometres} />
        </li>
      ))}
    </Row>
  </Part>
);
