import type { Activity } from '@sojourn/contracts';
import { formatBestMonths } from '@sojourn/travel';
import { Badge, Heading } from '@sojourn/ui';
import { formatDuration, formatMoney } from '@sojourn/web-kit';
import { AddToTrip } from './add-to-trip';
import { About, ActivityWords, Facts, Thing } from './activity-card.styles';
import { Foot, Line } from './destination-card.styles';
import { formatOpeningHours } from './opening-hours.model';
import { PlacePicture } from './place-picture';
import { Stars } from './stars';

type ActivityCardProps = {
  activity: Activity;
  /** What its list sorts by, a category at home and a type among attractions. */
  kind: string;
  /** From a list of attractions. */
  isAttraction?: boolean;
};

/** Something to do. */
export function ActivityCard({ activity, kind, isAttraction = false }: ActivityCardProps) {
  const { imageUrl, name, location, rating, reviewCount, price, description, duration, openingHours, months } =
    activity;
  const hours = formatOpeningHours(openingHours);
  return (
    <Thing forwardedAs="article" padding="none">
      <PlacePicture imageUrl={imageUrl} place={`${name}, ${location}`} />
      <ActivityWords>
        <Line>
          <Heading level={3} size="md" font="sans">
            {name}
          </Heading>
          <Stars {...{ rating, reviewCount }} />
        </Line>
        <Facts>
          <span>{location}</span>
          <span>{formatDuration(duration)}</span>
          {hours && <span>{hours}</span>}
          {months && <span>{formatBestMonths(months)}</span>}
        </Facts>
        <About>{description}</About>
        <Foot>
          <strong>{price === 0 ? 'Free' : `${formatMoney(price)} per person`}</strong>
          <Badge>{kind}</Badge>
        </Foot>
        <AddToTrip activity={activity} isAttraction={isAttraction} />
      </ActivityWords>
    </Thing>
  );
}
