import { isParty } from '@sojourn/travel';
import { Badge, Banner, Card, ErrorState, LinkButton, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { formatCount, formatMoney, messageOf } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { legsOf } from '../../shared/leg.model';
import { LegRow } from '../../shared/leg-row';
import { eachUnitOf, partyPriceOf, shownPriceOf } from '../../shared/party-price.model';
import { type FlightSearch, flightSearchParams } from '../../shared/flight-search.model';
import { endNames, routeName } from '../../shared/route-names.model';
import { Head, LinkShape, Name, Price, PriceNote, Row, RowShape, Rows } from './results-block.styles';
import { flownDays } from './flown-days';
import { noFilters } from './facets.model';
import { shown } from './results.model';
import { flightOffers } from './results.queries';
import { TrainNote } from './train-note';

const SHOWN = 4;

/** The few best offers of a search, and a link to all of them. */
export const ResultsBlock = ({ search }: { search: FlightSearch }) => {
  const { data: answer, error, isFetching, isPaused, refetch } = useQuery(flightOffers(search));
  if (error) {
    return (
      <ErrorState
        level={3}
        title="Search Failed"
        retryLabel="Try Again"
        pending={isFetching}
        onRetry={() => void refetch()}
      >
        {messageOf(error, 'Unable to search for flights at this time.')}
      </ErrorState>
    );
  }
  if (!answer) {
    return (
      <Stack gap={12}>
        {isPaused && (
          <Banner tone="sun" title="You are offline">
            Flights are searched as soon as you are back.
          </Banner>
        )}
        <SkeletonGroup label="Searching for flights...">
          <Stack gap={12}>
            <Head aria-hidden="true">Searching for flights...</Head>
            <Rows as="div">
              {Array.from({ length: SHOWN }, (_, at) => (
                <RowShape key={at} padding="sm">
                  <Skeleton lines={2} />
                </RowShape>
              ))}
            </Rows>
            <LinkShape shape="block" />
          </Stack>
        </SkeletonGroup>
      </Stack>
    );
  }
  const offers = shown(answer.data, noFilters, 'best').slice(0, SHOWN);
  if (offers.length === 0) {
    const { origin, destination, flownNear } = answer.meta;
    const near = flownDays(search, endNames(origin, destination), flownNear);
    return (
      <Stack gap={12}>
        <TrainNote meta={answer.meta} />
        <Text tone="ink2">
          No Flights Found. {near.sentences.join(' ')}
          {near.days.length === 0 && ' Try other dates, or another airport nearby.'}
        </Text>
        {near.days.map(({ label, search: next }) => (
          <LinkButton as={Link} variant="secondary" key={label} to={`/flights/search?${flightSearchParams(next)}`}>
            {label}
          </LinkButton>
        ))}
      </Stack>
    );
  }
  return (
    <Stack gap={12}>
      <Head>
        <span>
          {routeName(answer.meta.origin, answer.meta.destination)}, best of {formatCount(answer.meta.count, 'flight')}
        </span>
        {answer.meta.source === 'sample' && <Badge tone="sun">Sample fares</Badge>}
      </Head>
      <TrainNote meta={answer.meta} />
      <Rows>
        {offers.map((offer) => (
          <Card as="li" key={offer.id} padding="sm">
            <Row>
              <Name>{offer.mainCarrierName}</Name>
              {legsOf(offer)
                .slice(0, 1)
                .map((leg) => (
                  <LegRow key={offer.id} leg={leg} />
                ))}
              <Price>
                {formatMoney(shownPriceOf(offer))}{' '}
                <PriceNote>
                  {partyPriceOf(offer, isParty(search)) === undefined
                    ? `${offer.currency} ${eachUnitOf(offer, search)}`
                    : 'total for everybody'}
                </PriceNote>
              </Price>
            </Row>
          </Card>
        ))}
      </Rows>
      <LinkButton as={Link} variant="secondary" to={`/flights/search?${flightSearchParams(search)}`}>
        See all {formatCount(answer.meta.count, 'flight')}
      </LinkButton>
    </Stack>
  );
};
