/** Flight results: the address holds the search and the view of its answer. */
import type { AirportSuggestion, FlightOffer, FlightSearchAnswer } from '@sojourn/contracts';
import { Banner, Button, EmptyState, ErrorState, Heading, Skeleton } from '@sojourn/ui';
import { loadable, Loaded, messageOf, toast, useDocumentTitle, useOnline } from '@sojourn/web-kit';
import { useNavigate, useSearchParams } from '@sojourn/web-kit/router';
import { useAddressView } from '@sojourn/web-kit/use-address-view';
import { useStableHandler } from '@sojourn/web-kit/use-stable-handler';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, memo, useCallback, useDeferredValue, useEffect, useRef, useState } from 'react';
import { ResultsSkeleton } from '../features/results/results-skeleton';
import { ResultsView } from '../features/results/results-view';
import { unfiltered, viewIn, withView } from '../features/results/results.model';
import { flightOffers } from '../features/results/results.queries';
import { RouteSummary } from '../features/results/route-summary';
import { TrainNote } from '../features/results/train-note';
import { draftOf, refusalOf } from '../features/search/search.model';
import { SelectionDialog } from '../features/selection/selection-dialog';
import {
  type AddressFaults,
  type FlightSearch,
  flightSearchParams,
  parseFlightSearch,
  startedSearch,
} from '../shared/flight-search.model';
import { routeName } from '../shared/route-names.model';
import { Editor, Page } from './results-page.styles';

const UNABLE = 'Unable to search for flights at this time.';

/** A tenth of the page's code, for those who edit: fetched when they reach for the button. */
const searchForm = loadable(() => import('../features/search/search-form').then((m) => m.SearchForm));

/** Calendar, grid and graph of the days around, for those who ask. */
const datesDialog = loadable(() => import('../features/dates/dates-dialog').then((m) => m.DatesDialog));

/** How the price stands, for those who watch it. */
const watchDialog = loadable(() => import('./watch-offer').then((m) => m.WatchOffer));

type Place = FlightSearchAnswer['meta']['origin'];

const suggestionOf = ({ iataCode, name, cityName, countryName }: Place): AirportSuggestion => ({
  id: `answer-${iataCode}`,
  kind: 'airport',
  iataCode,
  name,
  address: { cityName, countryName },
});

/** An address without a whole search (spec, section 7), and the form, with what the address says or what was typed last. */
const StartedSearch = ({ search }: { search: FlightSearch | undefined }) => {
  const navigate = useNavigate();
  useDocumentTitle('Flight results');
  const initial = search && draftOf(search);
  // The way here from a place: nobody has left anything out yet.
  const isBegun = search?.destination && !search.origin && !search.departureDate;
  return (
    <Page>
      {isBegun ? (
        <Heading level={1} size="h3">
          Where do you fly from, and when?
        </Heading>
      ) : (
        <EmptyState
          level={1}
          title="Invalid Search Parameters"
          action={
            <Button variant="secondary" onClick={() => navigate('/#flights-section')}>
              Go Back to Search
            </Button>
          }
        >
          Please provide origin, destination, and departure date.
        </EmptyState>
      )}
      <Editor>
        <Loaded
          of={searchForm}
          fallback={<Skeleton lines={6} />}
          props={{
            initial,
            initialFaults: initial && !isBegun ? refusalOf(initial)?.faults : undefined,
            onSearch: (next: FlightSearch) => navigate(`/flights/search?${flightSearchParams(next)}`),
          }}
        />
      </Editor>
    </Page>
  );
};

/** An address that somebody has written or cut short: the form as it says, with what is wrong beside it. */
const FaultySearch = ({ search, faults }: { search: FlightSearch; faults: AddressFaults }) => {
  const navigate = useNavigate();
  useDocumentTitle('Flight results');
  return (
    <Page>
      <Heading level={1} size="h3">
        Please check your search
      </Heading>
      <Banner tone="danger">{[...new Set(Object.values(faults))].join(' ')}</Banner>
      <Editor>
        <Loaded
          of={searchForm}
          fallback={<Skeleton lines={6} />}
          props={{
            initial: draftOf(search),
            initialFaults: faults,
            onSearch: (next: FlightSearch) => navigate(`/flights/search?${flightSearchParams(next)}`),
          }}
        />
      </Editor>
    </Page>
  );
};

const addressed = { viewIn, withView };

/** The offers as the address wants to see them. */
const Viewed = (props: Omit<ComponentProps<typeof ResultsView>, 'view' | 'onView'>) => {
  const [view, onView] = useAddressView(addressed);
  return <ResultsView {...props} view={view} onView={onView} />;
};

type ResultsProps = { search: FlightSearch; onSearch: (search: FlightSearch) => void };

/** One search and what becomes of it. */
const Results = ({ search, onSearch }: ResultsProps) => {
  const query = useQuery(flightOffers(search));
  const [isEditing, setEditing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [selected, setSelected] = useState<FlightOffer>();
  /** `true` for the search, an offer for that flight. */
  const [watched, setWatched] = useState<FlightOffer | true>();
  const editor = useRef<HTMLDivElement>(null);
  const isOnline = useOnline();
  // Drawn in a render that yields: a page of offers is half a second of a phone's time.
  const answer = useDeferredValue(query.data);
  const places = answer ? [answer.meta.origin, answer.meta.destination] : [];
  useDocumentTitle(
    answer ? routeName(answer.meta.origin, answer.meta.destination) : `${search.origin} to ${search.destination}`,
  );

  const focusEditor = () => editor.current?.querySelector('input')?.focus();
  // Once the form is drawn: a frame that is due, as after code that was just fetched, may come before that.
  useEffect(() => {
    if (isEditing) focusEditor();
  }, [isEditing]);

  const select = useCallback((offer: FlightOffer) => setSelected(offer), []);
  const fetched = async (part: typeof searchForm, title: string, button: string) => {
    try {
      await part.load();
      return true;
    } catch {
      toast({ title, description: `Check your connection and press ${button} again.`, variant: 'destructive' });
      return false;
    }
  };
  const edit = async () => {
    if (!(await fetched(searchForm, 'The search form did not arrive', 'Edit search'))) return;
    setEditing(true);
    focusEditor();
  };
  const compare = async () =>
    setComparing(await fetched(datesDialog, 'The calendar did not arrive', 'Dates and prices'));
  const watch = async (offer: FlightOffer | true) => {
    const isThere = await fetched(watchDialog, 'The price watch did not arrive', 'Watch price');
    if (isThere) setWatched(offer);
  };
  const searchAgain = (next: FlightSearch) => {
    setEditing(false);
    onSearch(next);
  };

  return (
    <Page>
      <RouteSummary
        search={search}
        answer={answer}
        isRefreshing={query.isRefetching}
        isEditing={isEditing}
        onEdit={() => (isEditing ? setEditing(false) : void edit())}
        onDates={() => void compare()}
        onWatch={() => answer && void watch(true)}
        onRefresh={() => void query.refetch()}
      />
      {isComparing && (
        <Loaded
          of={datesDialog}
          fallback={null}
          props={{ search, onSearch: searchAgain, onClose: () => setComparing(false) }}
        />
      )}
      {isEditing && (
        <Editor ref={editor}>
          <Loaded
            of={searchForm}
            fallback={null}
            props={{ initial: draftOf(search, places.map(suggestionOf)), onSearch: searchAgain }}
          />
        </Editor>
      )}
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          {answer ? 'These are the last fares we found.' : 'Flights will be searched as soon as you are back.'}
        </Banner>
      )}
      {answer?.meta.note && <Banner tone="sun">{answer.meta.note}</Banner>}
      {answer && <TrainNote meta={answer.meta} />}
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
      {!answer && !query.isError && <ResultsSkeleton isRound={search.returnDate !== ''} />}
      {answer && !query.isError && (
        <Viewed
          search={search}
          answer={answer}
          onSelect={select}
          onModify={() => void edit()}
          onEconomy={
            search.travelClass === 'ECONOMY' ? undefined : () => searchAgain({ ...search, travelClass: 'ECONOMY' })
          }
        />
      )}
      {selected && answer && (
        <SelectionDialog
          offer={selected}
          search={search}
          meta={answer.meta}
          onWatch={() => {
            setSelected(undefined);
            void watch(selected);
          }}
          onClose={() => setSelected(undefined)}
        />
      )}
      {watched && answer && (
        <Loaded
          of={watchDialog}
          fallback={null}
          props={{
            search,
            meta: answer.meta,
            offer: watched === true ? undefined : watched,
            onClose: () => setWatched(undefined),
          }}
        />
      )}
    </Page>
  );
};
/** Drawn again for what becomes of its search, not for each filter: another search mounts it anew. */
const OneSearch = memo(Results, (before, after) => before.onSearch === after.onSearch);

export const ResultsPage = () => {
  const [params, setParams] = useSearchParams();
  const searchAgain = useStableHandler((next: FlightSearch) =>
    setParams(withView(flightSearchParams(next), unfiltered(viewIn(params)))),
  );
  const asked = parseFlightSearch(params);
  if (!asked) return <StartedSearch key={params.toString()} search={startedSearch(params)} />;
  const { search, faults } = asked;
  if (faults) return <FaultySearch key={params.toString()} search={search} faults={faults} />;
  // Another search mounts the page anew: no state of the old one stays.
  return <OneSearch key={flightSearchParams(search).toString()} search={search} onSearch={searchAgain} />;
};
