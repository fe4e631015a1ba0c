import { Card, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';

/** While flights are searched for: words, and the shapes of what is coming. */
export const ResultsSkeleton = () => (
  <SkeletonGroup label="Searching for flights...">
    <Stack gap={12}>
      <Text tone="ink2" aria-hidden="true">
        Searching for flights...
      </Text>
      {['first', 'second', 'third', 'fourth'].map((key) => (
        <Card key={key}>
          <Stack gap={12}>
            <Skeleton shape="title" />
            <Skeleton lines={2} />
          </Stack>
        </Card>
      ))}
    </Stack>
  </SkeletonGroup>
);
