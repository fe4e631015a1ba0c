import { Container, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { Blocks, Lead } from './page-skeleton.styles';

/** The shape of a page on its way: also what the HTML of every page but home shows first. */
export function PageSkeleton() {
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
