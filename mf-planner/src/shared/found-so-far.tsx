import type { RecommendationProgress } from '@sojourn/contracts';
import { Heading, Text } from '@sojourn/ui';
import { useId } from 'react';
import { formatMoney } from '@sojourn/web-kit';
import { Found, FoundHead, FoundPlace, FoundPrice, Places } from './found-so-far.styles';

/** Places of a list that is still being made, each as soon as it is ready; what can be done with them comes with the list. */
export const FoundSoFar = ({ found = [] }: Pick<RecommendationProgress, 'found'>) => {
  const name = useId();
  if (found.length === 0) return null;
  return (
    <Found>
      <Heading level={2} size="md" font="sans" id={name}>
        Found so far
      </Heading>
      <Places aria-labelledby={name} aria-live="polite">
        {found.map(({ id, destination, country, estimatedCost, reason }) => (
          <FoundPlace key={id}>
            <FoundHead>
              <strong>
                {destination}, {country}
              </strong>
              <FoundPrice>{formatMoney(estimatedCost)} per person</FoundPrice>
            </FoundHead>
            <Text size="sm" tone="ink2">
              {reason}
            </Text>
          </FoundPlace>
        ))}
      </Places>
    </Found>
  );
};
