import { Container, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { CardsShape, ComingSection, FieldsShape, PlainCard } from './home.styles';

/** The fields of a search on their way, as tall as they will be. */
export function FieldsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <FieldsShape>
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </FieldsShape>
    </SkeletonGroup>
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

/** A heading and a card of fields on their way. */
export function FieldsInCard({ label }: { label: string }) {
  return (
    <Container>
      <Skeleton shape="title" />
      <PlainCard>
        <FieldsSkeleton label={label} />
      </PlainCard>
    </Container>
  );
}

/** The sections at the end of home on their way: where the header's links lead, and as tall as they will be. */
export function RestShape() {
  return (
    <>
      <ComingSection id="safety-section" tabIndex={-1} aria-label="Travel safely" />
      <ComingSection id="planning-section" tabIndex={-1} aria-label="From an idea to a plan" />
    </>
  );
}
