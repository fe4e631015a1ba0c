/** What hotel results show before their code has run. */
import { Container, Heading, Skeleton, Text } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import type { ReactNode } from 'react';
import { Hero, Page, Panel } from './app/search-page.styles';
import { ResultsSkeleton } from './features/results/results-skeleton';
import { Dusk, FormShape } from './first-views.styles';

/** What both have: the words over the picture, the shape of the form, and what is below. */
const Frame = ({ isSearched, head, children }: { isSearched: boolean; head: ReactNode; children?: ReactNode }) => (
  <Container>
    <Page>
      <div>
        <Hero data-state={isSearched ? 'searched' : 'asking'}>
          <Dusk />
          {head}
        </Hero>
        <Panel floating data-folded={isSearched || undefined}>
          <FormShape>
            <Skeleton shape="block" />
          </FormShape>
        </Panel>
      </div>
      {children}
    </Page>
  </Container>
);

const Hotels = () => (
  <Frame
    isSearched={false}
    head={
      <>
        <Heading level={1} size="h1">
          Find a place to stay
        </Heading>
        <Text tone="onScene">Compare the nightly rate and what the whole stay costs.</Text>
      </>
    }
  />
);

/** Of a search: as `SearchPage` shows it while the hotels are searched for. */
const Searched = () => (
  <Frame
    isSearched
    head={
      <Heading level={1} size="h2">
        Stays
      </Heading>
    }
  >
    <ResultsSkeleton />
  </Frame>
);

export const firstViews: FirstViews = {
  '/hotels/search': { view: Hotels },
  '/hotels/search?': { view: Searched, withQuery: true },
};
