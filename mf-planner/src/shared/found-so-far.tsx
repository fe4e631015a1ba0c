import type { RecommendationProgress } from '@sojourn/contracts';
import { Text } from '@sojourn/ui';
import { formatMoney } from '@sojourn/web-kit';
import { Found, FoundHead, FoundPlace } from './found-so-far.styles';

/** Places of a list that is still being made, each as soon as it is ready; what can be done with them comes with the list. */
export const FoundSoFar = ({ found = [] }: Pick<RecommendationProgress, 'found'>) =>
  found.length === 0 ? null : (
    <Found aria-label="Found so far" aria-live="polite">
      {found.map(({ id, destination, country, estimatedCost, reason }) => (
        <FoundPlace key={id}>
          <FoundHead>
            <strong>
              {destination}, {country}
            </strong>
            <span>{formatMoney(estimatedCost)} per person</span>
          </FoundHead>
          <Text size="sm" tone="ink2">
            {reason}
          </Text>
        </FoundPlace>
      ))}
    </Found>
  );
