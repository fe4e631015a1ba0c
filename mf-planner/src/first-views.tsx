/** What the planner's pages show before their code has run. */
import { Container, Heading, Progress, Skeleton, SkeletonGroup, Stack, Text } from '@sojourn/ui';
import type { FirstViews } from '@sojourn/web-kit';
import { DestinationsHead } from './features/destinations/destinations-head';
import { vacationChoices } from './features/plan/choices.model';
import { percentAt, STEP_COUNT, steps } from './features/plan/plan.model';
import { Aside, Asked, Layout } from './features/plan/planner.styles';
import { ChoiceShapes, FilterShape, PictureShape, Shapes } from './first-views.styles';
import { PageBox } from './shared/page.styles';

const FirstStep = () => (
  <Container>
    <Layout>
      <Stack gap={32}>
        <Progress label={`Step 1 of ${STEP_COUNT}`} value={percentAt(1)} valueText={`${percentAt(1)}% complete`} />
        <Asked>
          <Heading level={1} size="h2">
            {steps[0].heading}
          </Heading>
          <Text tone="ink2">{steps[0].lead}</Text>
        </Asked>
        <SkeletonGroup label="Loading the planner">
          <ChoiceShapes>
            {vacationChoices.map(({ value }) => (
              <Skeleton key={value} shape="block" />
            ))}
          </ChoiceShapes>
        </SkeletonGroup>
      </Stack>
      <Aside>
        <PictureShape>
          <Skeleton shape="block" />
        </PictureShape>
      </Aside>
    </Layout>
  </Container>
);

const Destinations = () => (
  <PageBox>
    <Stack gap={24}>
      <DestinationsHead />
      <SkeletonGroup label="Loading destinations">
        <FilterShape>
          <Skeleton shape="block" />
        </FilterShape>
        <Shapes>
          {['one', 'two', 'three', 'four', 'five', 'six'].map((each) => (
            <Skeleton key={each} shape="block" />
          ))}
        </Shapes>
      </SkeletonGroup>
    </Stack>
  </PageBox>
);

export const firstViews: FirstViews = {
  '/plan-trip': { view: FirstStep },
  '/search': { view: Destinations, withQuery: true },
};
