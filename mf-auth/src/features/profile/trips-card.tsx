import { tripLimits } from '@sojourn/contracts';
import { Card, ErrorState, Heading, LinkButton, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Figure } from './profile.styles';
import { useTrips } from './profile.queries';

/** How many trips there are, counted and not made up. */
export const TripsCard = () => {
  const { data, isError, refetch, isFetching } = useTrips();
  return (
    <Card as="section" aria-labelledby="your-trips" padding="lg">
      <Stack gap={16}>
        <Heading level={2} id="your-trips">
          Your trips
        </Heading>
        {isError && (
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
          <div>
            <Figure>{data.length < tripLimits.perPage ? data.length : `${tripLimits.perPage}+`}</Figure>
            <Text tone="ink2">{data.length === 1 ? 'trip saved' : 'trips saved'}</Text>
          </div>
        )}
        <LinkButton as={Link} to="/trips" variant="secondary" block>
          My Trips
        </LinkButton>
      </Stack>
    </Card>
  );
};
