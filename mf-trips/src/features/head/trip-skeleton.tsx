import { Card, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { Hero } from './trip-head.styles';

/** The shape of a trip's page until the trip has come. */
export const TripSkeleton = () => (
  <SkeletonGroup label="Loading this trip">
    <Stack gap={24}>
      <Hero>
        <Skeleton shape="block" />
      </Hero>
      <Skeleton shape="title" />
      <Card>
        <Skeleton lines={6} />
      </Card>
    </Stack>
  </SkeletonGroup>
);
