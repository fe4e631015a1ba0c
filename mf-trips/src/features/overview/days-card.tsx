import { Card, EmptyState, Heading, LinkButton } from '@sojourn/ui';
import { formatClock, formatDayOfYear, todayHere } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { usePlan } from '../../shared/plan/plan-access';
import { nextDays } from './overview.model';
import { Day, DayHead, Days, Event, Events, Row, Time } from './overview.styles';

/** The plan by day: what comes next, or how the trip begins. */
export const DaysCard = () => {
  const { plan } = usePlan();
  const days = nextDays(plan, todayHere());
  const isEmpty = days.every(({ items }) => items.length === 0);
  return (
    <Card as="section" aria-label="The plan">
      <Row>
        <Heading level={2} size="xl">
          The plan
        </Heading>
        <LinkButton as={Link} to="?tab=timeline" variant="quiet" size="sm">
          Whole timeline
        </LinkButton>
      </Row>
      {isEmpty ? (
        <EmptyState
          level={3}
          title="Nothing on these days yet"
          action={
            <LinkButton as={Link} to="?tab=timeline" variant="secondary">
              Start Planning Your Itinerary
            </LinkButton>
          }
        >
          Begin with arrival, check-in and a first dinner, and change what you like.
        </EmptyState>
      ) : (
        <Days>
          {days.map(({ day, number, items }) => (
            <Day key={day}>
              <DayHead>
                Day {number} <span>{formatDayOfYear(day)}</span>
              </DayHead>
              <Events>
                {items.length === 0 && <Event data-empty>Free</Event>}
                {items.map((item) => (
                  <Event key={item.id}>
                    <Time>{item.start === null ? '' : formatClock(`${day}T${item.start}`)}</Time>
                    <span>{item.title}</span>
                  </Event>
                ))}
              </Events>
            </Day>
          ))}
        </Days>
      )}
    </Card>
  );
};
