/** What hotel results show before their code has run. */
import { Container, Heading, Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import { Hero, Page, Panel } from './app/search-page.styles';
import { SkeletonList } from './features/results/results.styles';
import { Dusk, FormShape } from './first-views.styles';

/** Of a search: as `SearchPage` shows it while the hotels are searched for. */
const Searched = () => (
  <Container>
    <Page>
      <div>
        <Hero data-state="searched">
          <Dusk />
          <Heading level={1} size="h2">
            Stays
          </Heading>
        </Hero>
        <Panel floating data-folded>
          <FormShape>
            <Skeleton shape="block" />
          </FormShape>
        </Panel>
      </div>
      <SkeletonList as={SkeletonGroup} label="Loading hotels">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </SkeletonList>
    </Page>
  </Container>
);

const Hotels = () => (
  <Container>
    <Page>
      <div>
        <Hero>
          <Dusk />
          <Heading level={1} size="h1">
            Find a place to stay
          </Heading>
          <Text tone="onScene">Compare the nightly rate and what the whole stay costs.</Text>
        </Hero>
        <Panel floating>
          <FormShape>
            <Skeleton shape="block" />
          </FormShape>
        </Panel>
      </div>
    </Page>
  </Container>
);

export const firstViews: FirstViews = {
  '/hotels/search': { view: Hotels },
  '/hotels/search?': { view: Searched, withQuery: true },
};
