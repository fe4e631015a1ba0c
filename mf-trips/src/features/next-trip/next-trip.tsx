import type { TripPlan } from '@sojourn/contracts/plan';
import { LinkButton } from '@sojourn/ui';
import { formatClock, formatDate, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import type { ComponentType, ReactNode } from 'react';
import { nextTripWords } from './next-trip.model';

/** How the page that shows a trip first lays its words out: it knows the picture behind them. */
export type TripStage = ComponentType<{
  eyebrow: string;
  title: string;
  lead: ReactNode;
  lines: { key: string; words: string }[];
  actions: ReactNode;
}>;

/** The trip that comes next: how far away it is, what is missing or planned for today, and the way there. */
export const NextTrip = ({ id, plan, stage: Stage }: { id: number; plan: TripPlan; stage: TripStage }) => {
  const now = todayHere();
  const { when, title, length, lead, today, more } = nextTripWords(plan, now);
  const { startDate, endDate } = plan.head.dates;
  const lines = today.map(({ id: key, title: words, start }) => ({
    key,
    words: start === null ? words : `${formatClock(`${startDate}T${start}`)}, ${words}`,
  }));
  return (
    <Stage
      eyebrow={startDate > now ? `Your next trip: ${when.charAt(0).toLowerCase()}${when.slice(1)}` : when}
      title={title}
      lead={
        <>
          {formatDate(startDate)} to {formatDate(endDate)}, {length}. {lead}
        </>
      }
      lines={more > 0 ? [...lines, { key: 'more', words: `and ${more} more` }] : lines}
      actions={
        <>
          <LinkButton as={Link} to={`/trips/${id}`} size="lg" variant="scene-solid">
            Open the trip
          </LinkButton>
          <LinkButton as={Link} to="/plan-trip" size="lg" variant="scene">
            Plan another trip
          </LinkButton>
        </>
      }
    />
  );
};
