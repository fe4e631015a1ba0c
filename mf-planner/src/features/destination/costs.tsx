import type { DestinationPage } from '@sojourn/contracts/destination-page';
import { travelStyles } from '@sojourn/contracts';
import { Badge, Heading, Text } from '@sojourn/ui';
import { formatMoney } from '@sojourn/web-kit';
import { Fragment } from 'react';
import { FactCard, Pairs } from './destination.styles';

type CostsProps = Pick<DestinationPage, 'dailyCost' | 'price' | 'stay'>;

/** The styles of travelling from the cheapest to the dearest, in words. */
const LABELS: Record<(typeof travelStyles)[number], string> = {
  backpacking: 'Backpacking',
  budget: 'Budget',
  'mid-range': 'Mid-range',
  luxury: 'Luxury',
};
const byCost = travelStyles.toSorted(
  (one, other) => Object.keys(LABELS).indexOf(one) - Object.keys(LABELS).indexOf(other),
);

/** What a day costs a person, by how one travels. */
export const Costs = ({ dailyCost, price, stay }: CostsProps) => (
  <FactCard forwardedAs="section" aria-labelledby="what-it-costs">
    <div>
      <Heading level={2} size="xl" id="what-it-costs">
        What it costs <Badge tone="sun">Sample prices</Badge>
      </Heading>
      <Text tone="ink2">A day for one: bed, food and getting about.</Text>
    </div>
    <Pairs>
      {byCost.map((style) => (
        <Fragment key={style}>
          <dt>{LABELS[style]}</dt>
          <dd>{formatMoney(dailyCost[style])}</dd>
        </Fragment>
      ))}
      <dt>A typical week</dt>
      <dd>{formatMoney(price)} a person, flights included</dd>
      <dt>Where to sleep</dt>
      <dd>{stay}</dd>
    </Pairs>
  </FactCard>
);
