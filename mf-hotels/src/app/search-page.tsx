import { Scene } from '@sojourn/scenes';
import { Banner, Container, EmptyState, Heading, Text } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useNavigate, useSearchParams } from '@sojourn/web-kit/router';
import { BedDouble } from 'lucide-react';
import { Results } from '../features/results/results';
import { SearchForm } from '../features/search/search-form';
import { addressFaults, isComplete, nextSearchUrl, parseStaySearch } from '../shared/stay-search.model';
import { Backdrop, Hero, Page, Panel } from './search-page.styles';

/** `/hotels/search`: the form, and below it what the address asks for. */
export const SearchPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = parseStaySearch(query);
  const faults = addressFaults(query);
  const isFaulty = Object.keys(faults).length > 0;
  useDocumentTitle(search.city ? `Hotels in ${search.city}` : 'Hotel search');

  return (
    <Container>
      <Page>
        <div>
          <Hero>
            <Backdrop>
              <Scene place={search.city || 'Lisbon'} ratio="fill" quiet="left" alt="" />
            </Backdrop>
            <Heading level={1} size="h1">
              {search.city ? `Stays in ${search.city}` : 'Find a place to stay'}
            </Heading>
            <Text tone="onScene">Compare the nightly rate and what the whole stay costs.</Text>
          </Hero>
          <Panel floating>
            <SearchForm start={search} faults={faults} onSearch={(next) => void navigate(nextSearchUrl(next, query))} />
          </Panel>
        </div>
        {isFaulty ? (
          <Banner tone="danger" title="Please check your search">
            {[...new Set(Object.values(faults))].join(' ')}
          </Banner>
        ) : isComplete(search) ? (
          <Results search={search} />
        ) : (
          <EmptyState title="Where to next?" icon={<BedDouble aria-hidden="true" />}>
            Choose a destination and your dates to see hotels. Booking completes on external platforms.
          </EmptyState>
        )}
      </Page>
    </Container>
  );
};
