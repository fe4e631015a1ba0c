/** What flight results show before their code has run: that fares are being compared, and the shapes of what is coming. */
import { Heading, Skeleton } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import { Page } from './app/results-page.styles';
import { ResultsSkeleton } from './features/results/results-skeleton';
import { Actions, Bar, Line, Top } from './features/results/route-summary.styles';
import { ButtonShapes } from './first-views.styles';

const Results = () => (
  <Page>
    <Bar>
      <div>
        <Top>
          <Heading level={1} size="h3">
            Flight results
          </Heading>
        </Top>
        <Line>Every flight we find, side by side.</Line>
      </div>
      <Actions>
        <ButtonShapes>
          {['dates', 'watch', 'edit', 'refresh'].map((key) => (
            <Skeleton key={key} shape="block" />
          ))}
        </ButtonShapes>
      </Actions>
    </Bar>
    <ResultsSkeleton />
  </Page>
);

export const firstViews: FirstViews = { '/flights/search': { view: Results, withQuery: true } };
