import { Card, Skeleton, SkeletonGroup, Stack } from '@sojourn/ui';
import { Column, Columns, HeroBone } from './overview.styles';

export const OverviewSkeleton = () => (
  <SkeletonGroup label="Loading this trip">
    <Stack gap={24}>
      <HeroBone>
        <Skeleton shape="block" />
      </HeroBone>
      <Columns>
        <Column>
          <Card>
            <Skeleton shape="title" />
            <Skeleton lines={4} />
          </Card>
        </Column>
        <Column>
          <Card>
            <Skeleton shape="title" />
            <Skeleton lines={5} />
          </Card>
        </Column>
      </Columns>
    </Stack>
  </SkeletonGroup>
);
