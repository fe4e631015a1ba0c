import type { Activity } from '@sojourn/contracts';
import { Badge, Heading } from '@sojourn/ui';
import { formatDuration, formatMoney } from '@sojourn/web-kit';
import { AddToTrip } from './add-to-trip';
import { About, Facts, Thing } from './activity-card.styles';
import { Foot, Line, Words } from './destination-card.styles';
import { PlacePicture } from './place-picture';
import { Stars } from './stars';

type ActivityCardProps = {
  activity: Activity;
  /** What its list sorts by, a category at home and a type among attractions. */
  kind: string;
  /** Draws a picture of its own: for the list of one place, where all would show the same. */
  isDrawn?: boolean;
};

/** Something to do. */
export function ActivityCard({ activity, kind, isDrawn = false }: ActivityCardProps) {
  const { imageUrl, name, location, rating, price, description, duration } = activity;
  return (
    <Thing forwardedAs="article" padding="none">
      <PlacePicture imageUrl={isDrawn ? undefined : imageUrl} place={`${name}, ${location}`} />
      <Words>
        <Line>
          <Heading level={3} size="md" font="sans">
            {name}
          </Heading>
          <Stars rating={rating} />
        </Line>
        <Facts>
          <span>{location}</span>
          <span>{formatDuration(duration)}</span>
        </Facts>
        <About>{description}</About>
        <Foot>
          <strong>{price === 0 ? 'Free' : `${formatMoney(price)} per person`}</strong>
          <Badge>{kind}</Badge>
        </Foot>
        <AddToTrip activity={activity} isAttraction={isDrawn} />
      </Words>
    </Thing>
  );
}
