import type { DestinationPage } from '@sojourn/contracts/destination-page';
import { useMemo } from 'react';
import { Climate } from './climate';
import { Costs } from './costs';
import { DestinationHead } from './destination-head';
import { FactCards, Part } from './destination.styles';
import { GettingThere } from './getting-there';
import { sightsOf } from './getting-there.model';
import { GoodToKnow } from './good-to-know';
import { Nearby } from './nearby';
import { ThingsToDo } from './things-to-do';

/** Everything about one place, in the order people decide: what it is, when, for how much, what to do, how to get there, where else. */
export const DestinationView = ({ page }: { page: DestinationPage }) => {
  const sights = useMemo(() => sightsOf(page.activities), [page.activities]);
  return (
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
      <GettingThere place={page} sights={sights} />
      <Nearby nearby={page.nearby} heading="The nearest other places" />
    </>
  );
};
