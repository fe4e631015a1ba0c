import type { KnownEssentials } from '@sojourn/contracts/destination-page';
import { countryInSentence } from '@sojourn/travel';
import { Heading, Text } from '@sojourn/ui';
import { Fragment } from 'react';
import { FactCard, Pairs } from './destination.styles';
import { essentialLines } from './words.model';

/** What a traveller has to know of the country. */
export const GoodToKnow = ({ essentials, country }: { essentials: KnownEssentials; country: string }) => (
  <FactCard forwardedAs="section" aria-labelledby="good-to-know">
    <div>
      <Heading level={2} size="xl" id="good-to-know">
        Good to know
      </Heading>
      <Text tone="ink2">In {countryInSentence(country)}. Look again before you go: rules change.</Text>
    </div>
    <Pairs>
      {essentialLines(essentials).map(({ term, words }) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{words}</dd>
        </Fragment>
      ))}
    </Pairs>
  </FactCard>
);
