import type { Activity } from '@sojourn/contracts';
import { Scene } from '@sojourn/scenes';
import { Badge, Heading } from '@sojourn/ui';
import { formatDuration, formatMoney } from '@sojourn/web-kit';
import { About, Facts, Thing } from './activity-card.styles';
import { Foot, Line, Words } from './destination-card.styles';
import { Stars } from './stars';

/** Something to do; `kind` is what its list sorts by, a category at home and a type among attractions. */
export function ActivityCard({ activity, kind }: { activity: Activity; kind: string }) {
  const { name, location, rating, price, description, duration } = activity;
  return (
    <Thing forwardedAs="article" padding="none">
      <Scene place={`${name}, ${location}`} ratio="card" alt="" />
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
      </Words>
    </Thing>
  );
}
