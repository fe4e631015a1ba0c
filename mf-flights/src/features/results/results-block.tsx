import { Badge, Card, ErrorState, LinkButton, Stack, Text } from '@sojourn/ui';
import { formatCount, formatMoney, messageOf } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { journeysOf } from '../../shared/journey.model';
import { JourneyRow } from '../../shared/journey-row';
import { type FlightQuestion, paramsOf } from '../../shared/question.model';
import { Head, Name, Price, Row, Rows } from './results-block.styles';
import { ResultsSkeleton } from './results-skeleton';
import { shown } from './results.model';
import { flightOffers } from './results.queries';

const SHOWN = 4;
const EVERYTHING = { stops: 'all', departs: [], airlines: [] } as const;

/** The few best offers for a question, and the way to all of them. */
export const ResultsBlock = ({ question }: { question: FlightQuestion }) => {
  const { data: answer, error, isFetching, refetch } = useQuery(flightOffers(question));
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
  if (!answer) return <ResultsSkeleton />;
  const offers = shown(answer.data, { ...EVERYTHING, sort: 'best' }).slice(0, SHOWN);
  if (offers.length === 0) {
    return <Text tone="ink2">No Flights Found. Try other dates, or another airport nearby.</Text>;
  }
  return (
    <Stack gap={12}>
      <Head>
        <span>
          {answer.meta.origin.cityName} to {answer.meta.destination.cityName}, best of{' '}
          {formatCount(answer.meta.count, 'flight')}
        </span>
        {answer.meta.source === 'sample' && <Badge tone="sun">Sample fares</Badge>}
      </Head>
      <Rows>
        {offers.map((offer) => (
          <Card as="li" key={offer.id} padding="sm">
            <Row>
              <Name>{offer.mainCarrierName}</Name>
              {journeysOf(offer)
                .slice(0, 1)
                .map((journey) => (
                  <JourneyRow key={offer.id} journey={journey} />
                ))}
              <Price>{formatMoney(offer.totalPrice)}</Price>
            </Row>
          </Card>
        ))}
      </Rows>
      <LinkButton as={Link} variant="secondary" to={`/flights/search?${paramsOf(question)}`}>
        See all {formatCount(answer.meta.count, 'flight')}
      </LinkButton>
    </Stack>
  );
};
