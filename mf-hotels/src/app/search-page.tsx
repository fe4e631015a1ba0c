import { Banner, Button, Container, EmptyState, Text, useIsPhone } from '@sojourn/ui';
import { useNavigate, useSearchParams } from '@sojourn/web-kit/router';
import { BedDouble, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Results } from '../features/results/results';
import { ResultsView } from '../features/results/results-view';
import { SearchForm } from '../features/search/search-form';
import { addressFaults, isComplete, nextSearchUrl, parseStaySearch } from '../shared/stay-search.model';
import { SearchTitle } from './search-title';
import { StaysScene } from './stays-scene';
import { Backdrop, Edit, Hero, Page, Panel } from './search-page.styles';

/** `/hotels/search`: the form, and below it what the address asks for. */
export const SearchPage = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const search = parseStaySearch(query);
  const faults = addressFaults(query);
  const isFaulty = Object.keys(faults).length > 0;
  const isSearched = isComplete(search) && !isFaulty;
  const [isEditing, setEditing] = useState(false);
  // A phone folds the form of a search away, and draws it when it is first asked for. It stays: with what was typed in it.
  const [wasOpened, setOpened] = useState(!isSearched);
  const isFormDrawn = !useIsPhone() || !isSearched || wasOpened;

  return (
    <Container>
      <Page>
        <div>
          <Hero data-state={isSearched ? 'searched' : 'asking'}>
            <Backdrop>
              <StaysScene {...{ search, isSearched }} />
            </Backdrop>
            <SearchTitle {...{ search, isSearched }} />
            {isSearched ? (
              <Edit>
                <Button
                  variant="secondary"
                  icon={<SquarePen aria-hidden="true" />}
                  aria-expanded={isEditing}
                  onClick={() => {
                    setOpened(true);
                    setEditing(!isEditing);
                  }}
                >
                  Edit search
                </Button>
              </Edit>
            ) : (
              <Text tone="onScene">Compare the nightly rate and what the whole stay costs.</Text>
            )}
          </Hero>
          <Panel floating data-folded={(isSearched && !isEditing) || undefined}>
            {isFormDrawn && (
              <SearchForm
                start={search}
                faults={faults}
                onSearch={(next) => {
                  setEditing(false);
                  void navigate(nextSearchUrl(next, query));
                }}
              />
            )}
          </Panel>
        </div>
        {isFaulty ? (
          <Banner tone="danger" title="Please check your search">
            {[...new Set(Object.values(faults))].join(' ')}
          </Banner>
        ) : isSearched ? (
          <Results search={search}>{(answer) => <ResultsView answer={answer} />}</Results>
        ) : (
          <EmptyState title="Where to next?" icon={<BedDouble aria-hidden="true" />}>
            Choose a destination and your dates to see hotels. Booking completes on external platforms.
          </EmptyState>
        )}
      </Page>
    </Container>
  );
};
