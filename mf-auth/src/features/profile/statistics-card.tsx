import { Card, ErrorState, Heading, LinkButton, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Counters, Figure } from './profile.styles';
import { useTravelStatistics } from './profile.queries';

/** Travel Statistics: counted by the server from the trips of the account, and not made up. */
export const StatisticsCard = () => {
  const { data, isError, refetch, isFetching } = useTravelStatistics();
  return (
    <Card as="section" aria-labelledby="travel-statistics" padding="lg">
      <Stack gap={20}>
        <Heading level={2} id="travel-statistics">
          Travel Statistics
        </Heading>
        {isError && !data && (
          <ErrorState
            title="Your trips could not be counted"
            level={3}
            onRetry={() => void refetch()}
            pending={isFetching}
          />
        )}
        {!isError && !data && (
          <SkeletonGroup label="Counting your trips">
            <Skeleton shape="title" />
          </SkeletonGroup>
        )}
        {data && (
          <Counters>
            <div>
              <dt>Trips Planned</dt>
              <Figure>{data.trips}</Figure>
            </div>
            <div>
              <dt>Countries Explored</dt>
              <Figure>{data.countries}</Figure>
            </div>
            <div>
              <dt>Activities Saved</dt>
              <Figure>{data.activities}</Figure>
            </div>
          </Counters>
        )}
        <LinkButton as={Link} to="/trips" variant="secondary" block>
          My Trips
        </LinkButton>
      </Stack>
    </Card>
  );
};
