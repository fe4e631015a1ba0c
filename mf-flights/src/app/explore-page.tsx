/** /explore: where one can fly to from an airport; the address holds the question and what of its answer is shown. */
import type { AirportSuggestion } from '@sojourn/contracts';
import { Banner, Card, EmptyState, ErrorState, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { messageOf, todayHere, useDocumentTitle, useOnline } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ExploredPlaces } from '../features/explore/explored-places';
import { exploreParams, type ExploreView, parseExplore } from '../features/explore/explore.model';
import { ExploreFields } from '../features/explore/explore-filters';
import { exploredPlaces } from '../features/explore/explore.queries';
import { readDraft } from '../features/search/draft.store';
import { PassengersField } from '../features/search/passengers-field';
import { emptyDraft, knownCodeOf } from '../features/search/search.model';
import { TitledPage } from './titled-page';

const UNABLE = 'Unable to look at fares at this time.';

const Looking = () => (
  <SkeletonGroup label="Looking at every place...">
    <Stack gap={12}>
      <Text tone="ink2" aria-hidden="true">
        Looking at the fares of every place we know...
      </Text>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Card key={key}>
          <Skeleton lines={2} />
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
);

export const ExplorePage = () => {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseExplore(params, todayHere()), [params]);
  const query = useQuery(exploredPlaces(view));
  const isOnline = useOnline();
  const answer = view.origin === '' ? undefined : query.data;
  const named = answer?.meta.origin;
  useDocumentTitle(named ? `Explore from ${named.cityName}` : 'Explore');

  const show = (next: ExploreView) => setParams(exploreParams(next), { replace: true, preventScrollReset: true });
  // Whoever has searched before starts where they started then.
  useEffect(() => {
    const before = knownCodeOf(readDraft().origin);
    if (view.origin === '' && before !== '') {
      setParams(exploreParams({ ...view, origin: before }), { replace: true });
    }
  }, [view, setParams]);

  const origin = useMemo<AirportSuggestion | null>(() => {
    if (!named || named.iataCode !== view.origin) return null;
    const address = { cityName: named.cityName, countryName: '' };
    return { id: `explored-${named.iataCode}`, kind: 'airport', iataCode: named.iataCode, name: named.name, address };
  }, [named, view.origin]);

  const draft = { ...emptyDraft, ...view, origin: emptyDraft.origin };

  return (
    <TitledPage
      title="Explore"
      lead="Not sure where? See what every place we know costs to fly to, and when it is cheapest."
    >
      <ExploreFields
        view={view}
        onView={show}
        places={answer?.data ?? []}
        origin={origin}
        passengers={
          <PassengersField
            draft={draft}
            onChange={(update) => {
              const { adults, children, infants, travelClass } = update(draft);
              show({ ...view, adults, children, infants, travelClass });
            }}
          />
        }
      />
      {!isOnline && (
        <Banner tone="sun" title="You are offline">
          {answer ? 'These are the last fares we found.' : 'Fares will be looked up as soon as you are back.'}
        </Banner>
      )}
      {answer?.meta.note && <Banner tone="sun">{answer.meta.note}</Banner>}
      {view.origin === '' && (
        <EmptyState title="Where do you start?">
          Choose an airport or a city, and every place gets its price.
        </EmptyState>
      )}
      {query.isError && view.origin !== '' && (
        <ErrorState
          title="Search Failed"
          retryLabel="Try Again"
          pending={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {messageOf(query.error, UNABLE)}
        </ErrorState>
      )}
      {view.origin !== '' && !answer && !query.isError && <Looking />}
      {answer && !query.isError && (
        <Stack gap={12} aria-busy={query.isPlaceholderData || undefined}>
          <ExploredPlaces answer={answer} view={view} onView={show} />
        </Stack>
      )}
    </TitledPage>
  );
};
