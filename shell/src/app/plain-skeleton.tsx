import { Container, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { Blocks, Lead } from './plain-skeleton.styles';

/** The shape of a page on its way. */
export function PlainSkeleton() {
  return (
    <Container>
      <SkeletonGroup label="Loading the page">
        <Lead>
          <Skeleton shape="title" />
          <Skeleton />
        </Lead>
        <Blocks>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Blocks>
      </SkeletonGroup>
    </Container>
  );
}
