import type { Activity } from '@sojourn/contracts';
import { formatBestMonths } from '@sojourn/travel';
import { Badge, Button, Card, Heading, VisuallyHidden } from '@sojourn/ui';
import { formatDate, formatDuration, formatMoney } from '@sojourn/web-kit';
import { Check, Plus, Star } from 'lucide-react';
import { AttractionPicture } from './attraction-picture';
import { About, Facts, Foot, Line, Picture, Thing, Words } from './activities.styles';

type AttractionCardProps = {
  activity: Activity;
  /** Its day, when it is in the trip; null when it is not. */
  placed: { day: string | null } | null;
  onAdd: (() => void) | undefined;
};

/** Something to do, and whether the trip has it. */
export const AttractionCard = ({ activity, placed, onAdd }: AttractionCardProps) => {
  const { name, location, attractionType, rating, duration, description, price, months } = activity;
  return (
    <Thing>
      <Card as="article" padding="none">
        <Picture aria-hidden="true">
          <AttractionPicture imageUrl={activity.imageUrl} place={`${name}, ${location}`} />
        </Picture>
        <Words>
          <Line>
            <Heading level={3} size="md" font="sans">
              {name}
            </Heading>
            <span>
              <Star aria-hidden="true" />
              <VisuallyHidden>Rated </VisuallyHidden>
              {rating.toFixed(1)}
            </span>
          </Line>
          <Facts>
            <span>{attractionType}</span>
            <span>{formatDuration(duration)}</span>
            {months && <span>{formatBestMonths(months)}</span>}
            <strong>{price === 0 ? 'Free' : `${formatMoney(price)} per person`}</strong>
          </Facts>
          <About>{description}</About>
          <Foot>
            {placed && (
              <Badge tone="ok" icon={<Check aria-hidden="true" />}>
                {placed.day === null ? 'Unscheduled' : formatDate(placed.day)}
              </Badge>
            )}
            {onAdd && (
              <Button
                variant={placed ? 'quiet' : 'secondary'}
                size="sm"
                icon={placed ? undefined : <Plus aria-hidden="true" />}
                onClick={onAdd}
              >
                {placed ? 'Added' : 'Add to Trip'}
                <VisuallyHidden>: {name}</VisuallyHidden>
              </Button>
            )}
          </Foot>
        </Words>
      </Card>
    </Thing>
  );
};
