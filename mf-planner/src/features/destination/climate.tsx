import { formatBestMonths } from '@sojourn/travel';
import { Heading, Text, VisuallyHidden } from '@sojourn/ui';
import type { CSSProperties } from 'react';
import { monthBars } from './climate.model';
import { Bar, FactCard, Year } from './destination.styles';

/** Which months are the best is known of the catalogue's destinations alone. */
type ClimateProps = { highs: readonly number[]; bestMonths?: readonly number[] };

/** When to go: the days of each month, and which are the best. */
export const Climate = ({ highs, bestMonths = [] }: ClimateProps) => (
  <FactCard forwardedAs="section" aria-labelledby="when-to-go">
    <div>
      <Heading level={2} size="xl" id="when-to-go">
        When to go
      </Heading>
      <Text tone="ink2">
        {bestMonths.length > 0 && `Best ${formatBestMonths(bestMonths)}. `}Mean daytime highs in °C.
      </Text>
    </div>
    <Year>
      {monthBars(highs, bestMonths).map(({ month, name, high, share, isBest }) => (
        <li key={month}>
          <Bar data-best={isBest || undefined} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
          <span>{Math.round(high)}°</span>
          <abbr title={name} aria-label={name}>
            {name.slice(0, 1)}
          </abbr>
          {isBest && <VisuallyHidden>One of the best months</VisuallyHidden>}
        </li>
      ))}
    </Year>
  </FactCard>
);
