import { Card, Skeleton, SkeletonGroup } from '@sojourn/ui';
import { Body } from './trip-card.styles';
import { BonePicture, Cards } from './trip-list.styles';

/** Three cards on their way. */
export const TripSkeletons = () => (
  <SkeletonGroup label="Loading your trips">
    <Cards as="div">
      {[1, 2, 3].map((each) => (
        <Card key={each} padding="none" data-testid="trip-skeleton">
          <BonePicture>
            <Skeleton shape="block" />
          </BonePicture>
          <Body>
            <Skeleton shape="title" />
            <Skeleton lines={3} />
          </Body>
        </Card>
      ))}
    </Cards>
  </SkeletonGroup>
);
