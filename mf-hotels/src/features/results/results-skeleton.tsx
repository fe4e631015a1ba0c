import { Skeleton, SkeletonGroup, Text } from '@sojourn/ui';
import { Ahead, FirstCard, PictureShape, SkeletonList } from './results-skeleton.styles';

/** While hotels are searched for: words, among them what the first figure of a card will mean, and three shapes. */
export const ResultsSkeleton = () => (
  <SkeletonList as={SkeletonGroup} label="Searching for hotels...">
    <Text tone="ink2" aria-hidden="true">
      Searching for hotels...
    </Text>
    <FirstCard>
      <PictureShape shape="block" />
      <Ahead aria-hidden="true">
        Looking in every part of town. The total you see first has taxes and fees in it, for the whole stay.
      </Ahead>
    </FirstCard>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </SkeletonList>
);
