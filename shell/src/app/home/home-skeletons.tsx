import { Container, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { CardsShape, SearchShape } from './home.styles';

/** The search card on its way. */
export function SearchSkeleton({ look = 'floating' }: { look?: 'floating' | 'plain' }) {
  return (
    <Container>
      <SkeletonGroup label="Loading the search form">
        <SearchShape data-look={look}>
          <Skeleton shape="title" />
          <div data-part="fields">
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </div>
        </SearchShape>
      </SkeletonGroup>
    </Container>
  );
}

/** A heading and a row of cards on their way. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <Container>
      <SkeletonGroup label={label}>
        <Skeleton shape="title" />
        <CardsShape>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </CardsShape>
      </SkeletonGroup>
    </Container>
  );
}
