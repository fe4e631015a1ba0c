/** Flight results: the question is in the address, and so is how its answer is looked at. */
import type { AirportSuggestion, FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import { Banner, Button, EmptyState, ErrorState } from '@sojourn/ui';
import { messageOf, useDocumentTitle, useOnline } from '@sojourn/web-kit';
import { useNavigate, useSearchParams } from '@sojourn/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import { ResultsSkeleton } from '../features/results/results-skeleton';
import { ResultsView } from '../features/results/results-view';
import { unfiltered, viewIn, withView } from '../features/results/results.model';
import { flightOffers } from '../features/results/results.queries';
import { RouteSummary } from '../features/results/route-summary';
import { SearchForm } from '../features/search/search-form';
import { draftOf } from '../features/search/search.model';
import { SelectionDialog } from '../features/selection/selection-dialog';
import { type FlightQuestion, paramsOf, questionIn } from '../shared/question.model';
import { Editor, Page } from './results-page.styles';

const UNABLE = 'Unable to search for flights at this time.';

type Place = FlightSearchAnswer['meta']['origin'];

const suggestionOf = ({ iataCode, name, cityName, countryName }: Place): AirportSuggestion => ({
  id: `answer-${iataCode}`,
  kind: 'airport',
  iataCode,
  name,
  address: { cityName, countryName, countryCode: '' },
});

const InvalidSearch = () => {
  const navigate = useNavigate();
  useDocumentTitle('Flight results');
  return (
    <Page>
      <EmptyState
        level={1}
        title="Invalid Search Parameters"
        action={<Button onClick={() => navigate('/#flights-section')}>Go Back to Search</Button>}
      >
        Please provide origin, destination, and departure date.
      </EmptyState>
    </Page>
  );
};

const Results = ({ question }: { question: FlightQuestion }) => {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => viewIn(params), [params]);
  const query = useQuery(flightOffers(question));
  const [isEditing, setEditing] = useState(false);
  const [selected, setSelected] = useState<FlightOffer>();
  const editor = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  const answer = query.data;
  const places = answer ? [answer.meta.origin, answer.meta.destination] : [];
  useDocumentTitle(
    `${answer?.meta.origin.cityName ?? question.origin} to ${answer?.meta.destination.cityName ?? question.destination}`,
  );

  const select = useCallback((offer: FlightOffer) => setSelected(offer), []);
  const edit = () => {
    setEditing(true);
    requestAnimationFrame(() => editor.current?.querySelector('input')?.focus());
  };
  const search = (next: FlightQuestion) => {
    setEditing(false);
    setParams(withView(paramsOf(next), unfiltered(view)));
  };

  return (
    <Page>
      <RouteSummary
        question={question}
        answer={answer}
        isRefreshing={query.isRefetching}
        isEditing={isEditing}
        onEdit={() => (isEditing ? setEditing(false) : edit())}
        onRefresh={() => void query.refetch()}
      />
      {isEditing && (
        <Editor ref={editor}>
          <SearchForm initial={draftOf(question, places.map(suggestionOf))} onSearch={search} />
        </Editor>
      )}
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          {answer ? 'These are the last fares we found.' : 'Flights will be searched as soon as you are back.'}
        </Banner>
      )}
      {answer?.meta.note && <Banner tone="sun">{answer.meta.note}</Banner>}
      {query.isError && (
        <ErrorState
          title="Search Failed"
          retryLabel="Try Again"
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {messageOf(query.error, UNABLE)}
        </ErrorState>
      )}
      {query.isPending && <ResultsSkeleton />}
      {answer && !query.isError && (
        <ResultsView
          answer={answer}
          view={view}
          onView={(next) => setParams(withView(params, next), { replace: true, preventScrollReset: true })}
          onSelect={select}
          onModify={edit}
        />
      )}
      {selected && answer && (
        <SelectionDialog
          offer={selected}
          question={question}
          meta={answer.meta}
          onClose={() => setSelected(undefined)}
        />
      )}
    </Page>
  );
};

export const ResultsPage = () => {
  const [params] = useSearchParams();
  const question = questionIn(params);
  if (!question) return <InvalidSearch />;
  // Another question is another page: nothing of the old one is kept open.
  return <Results key={paramsOf(question).toString()} question={question} />;
};
