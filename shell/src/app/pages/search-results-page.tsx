import { Banner, Button, Container, EmptyState, LinkButton, TextField, WayBack } from '@sojourn/ui';
import { DateField } from '@sojourn/ui/date-field';
import {
  formatDate,
  readStored,
  RemoteWidget,
  todayHere,
  useDocumentTitle,
  useIsHydrated,
  writeStored,
} from '@sojourn/web-kit';
import { Link, useSearchParams } from '@sojourn/web-kit/router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, type FormEvent } from 'react';
import { CardsSkeleton } from '../home/home-skeletons';
import { Days, SearchFields, ResultsHead, ResultsPart } from './pages.styles';
import {
  resolveSearchParams,
  SEARCH_PARAMS_KEY,
  searchParamsSchema,
  withoutFaultyDays,
  type SearchParams,
} from './search-params.model';

/** Guests of a combined search (spec, section 9). */
const GUESTS = 1;

/** Flights, stays and things to do for one place: a composition of widgets. */
export function SearchResultsPage() {
  const [query, setQuery] = useSearchParams();
  const kept = readStored<SearchParams | null>(SEARCH_PARAMS_KEY, searchParamsSchema, null);
  const { search, fault } = withoutFaultyDays(resolveSearchParams(query, kept));
  const { destination, checkin, checkout } = search;
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (destination) writeStored(SEARCH_PARAMS_KEY, { destination, checkin, checkout });
  }, [destination, checkin, checkout]);
  const change = (part: Partial<SearchParams>) =>
    setQuery(
      Object.entries({ ...search, ...part }).filter(([, value]) => value !== ''),
      { replace: true },
    );
  const searchPlace = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('destination');
    change({ destination: typeof typed === 'string' ? typed.trim() : '' });
  };
  useDocumentTitle(destination ? `Search results for ${destination}` : 'Search results');
  if (!isHydrated) {
    return (
      <Container>
        <ResultsHead>
          <p role="status">Loading search results...</p>
        </ResultsHead>
      </Container>
    );
  }
  return (
    <Container>
      <ResultsHead>
        <WayBack>
          <LinkButton as={Link} to="/" variant="quiet" icon={<ArrowLeft aria-hidden="true" />}>
            Back to Home
          </LinkButton>
        </WayBack>
        <h1>{destination ? `Search Results for "${destination}"` : 'Search Results'}</h1>
        {fault && <Banner tone="danger">{fault}</Banner>}
        <Days>
          {checkin && <p>Check-in: {formatDate(checkin)}</p>}
          {checkout && <p>Check-out: {formatDate(checkout)}</p>}
        </Days>
        <SearchFields onSubmit={searchPlace}>
          <TextField
            key={destination}
            label="Destination"
            name="destination"
            defaultValue={destination}
            placeholder="A city, such as Lisbon"
            maxLength={100}
            autoComplete="off"
          />
          <DateField
            label="Check-in"
            value={checkin}
            min={todayHere()}
            onValueChange={(day) => change({ checkin: day, ...(checkout && checkout < day ? { checkout: '' } : {}) })}
          />
          <DateField
            label="Check-out"
            value={checkout}
            min={checkin || todayHere()}
            onValueChange={(day) => change({ checkout: day })}
          />
          <Button type="submit">Search</Button>
        </SearchFields>
      </ResultsHead>
      {destination ? (
        <Parts {...search} />
      ) : (
        <EmptyState title="Where would you like to go?">
          Name a city, and choose your days to see flights, hotels and things to do.
        </EmptyState>
      )}
    </Container>
  );
}

const Parts = ({ destination, checkin, checkout }: SearchParams) => (
  <>
    <ResultsPart aria-labelledby="results-flights">
      <h2 id="results-flights">Flights</h2>
      <RemoteWidget
        name="flights/results-block"
        props={{ destination, departureDate: checkin, returnDate: checkout }}
        fallback={<CardsSkeleton label="Loading flights" />}
      />
    </ResultsPart>
    <ResultsPart aria-labelledby="results-hotels">
      <h2 id="results-hotels">Hotels</h2>
      <RemoteWidget
        name="hotels/results-block"
        props={{ destination, checkIn: checkin, checkOut: checkout, guests: GUESTS }}
        fallback={<CardsSkeleton label="Loading hotels" />}
      />
    </ResultsPart>
    <ResultsPart aria-labelledby="results-things">
      <h2 id="results-things">Things to Do in {destination}</h2>
      <RemoteWidget
        name="planner/attractions"
        props={{ destination }}
        fallback={<CardsSkeleton label="Loading things to do" />}
      />
    </ResultsPart>
  </>
);
