import type { DestinationPage } from '@sojourn/contracts/destination-page';
import { Heading } from '@sojourn/ui';
import { DestinationCard } from '../../shared/destination-card';
import { Row } from '../../shared/section.styles';
import { Climate } from './climate';
import { Costs } from './costs';
import { DestinationHead } from './destination-head';
import { FactCards, Part } from './destination.styles';
import { GettingThere } from './getting-there';
import { GoodToKnow } from './good-to-know';
import { ThingsToDo } from './things-to-do';

/** Everything about one place, in the order people decide: what it is, when, for how much, what to do, how to get there, where else. */
export const DestinationView = ({ page }: { page: DestinationPage }) => (
  <>
    <DestinationHead page={page} />
    <ThingsToDo activities={page.activities} />
    <Part aria-label="Before you go">
      <FactCards>
        <Climate highs={page.highs} bestMonths={page.bestMonths} />
        <Costs dailyCost={page.dailyCost} price={page.price} stay={page.stay} />
        <GoodToKnow essentials={page.essentials} country={page.country} />
      </FactCards>
    </Part>
    <GettingThere page={page} />
    <Part aria-labelledby="nearby">
      <Heading level={2} id="nearby">
        The nearest other places
      </Heading>
      <Row>
        {page.nearby.map(({ destination, kilometres }) => (
          <li key={destination.id}>
            <DestinationCard destination={destination} kilometres={kilometres} />
          </li>
        ))}
      </Row>
    </Part>
  </>
);
