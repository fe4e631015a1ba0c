import { Card, EmptyState, Heading, LinkButton } from '@sojourn/ui';
import { formatClock, formatDate } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { useCell, type Cell } from '../../shared/cell';
import { dayColor } from '../../shared/map/day-color';
import type { Stop } from '../../shared/map/stops.model';
import { usePlan } from '../../shared/plan/plan-access';
import type { DayOutline } from './overview.model';
import { Day, DayHead, Days, Event, Events, Number, Row, Time } from './overview.styles';

type DaysCardProps = {
  days: readonly DayOutline[];
  /** Those of the map beside it. */
  stops: readonly Stop[];
  pointed: Cell<string | null>;
};

/** The plan by day: what comes next, or how the trip begins. */
export const DaysCard = ({ days, stops, pointed }: DaysCardProps) => {
  const { canEdit } = usePlan();
  const pointedId = useCell(pointed, (id) => id);
  const isEmpty = days.every(({ items }) => items.length === 0);
  const onMap = new Map(stops.map((stop) => [stop.id, stop]));
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
            canEdit && (
              <LinkButton as={Link} to="?tab=timeline" variant="secondary">
                Start Planning Your Itinerary
              </LinkButton>
            )
          }
        >
          {canEdit
            ? 'Begin with arrival, check-in and a first dinner, and change what you like.'
            : 'What is planned appears here, day by day.'}
        </EmptyState>
      ) : (
        <Days>
          {days.map(({ day, number, items, more }) => (
            <Day key={day}>
              <DayHead>
                Day {number} <span>{formatDate(day)}</span>
              </DayHead>
              <Events>
                {items.length === 0 && <Event data-empty>Free</Event>}
                {items.map((item) => {
                  const stop = onMap.get(item.id);
                  return (
                    <Event
                      key={item.id}
                      data-item={item.id}
                      data-pointed={item.id === pointedId || undefined}
                      tabIndex={-1}
                      onPointerEnter={() => pointed.set(item.id)}
                      onPointerLeave={() => pointed.set(null)}
                    >
                      <Time>{item.start === null ? '' : formatClock(`${day}T${item.start}`)}</Time>
                      <span>{item.title}</span>
                      {stop && (
                        <Number
                          aria-label={`Number ${stop.number} on the map`}
                          role="img"
                          style={{ background: dayColor(stop.dayIndex) }}
                        >
                          {stop.number}
                        </Number>
                      )}
                    </Event>
                  );
                })}
              </Events>
              {more > 0 && (
                <LinkButton
                  as={Link}
                  to="?tab=timeline"
                  variant="quiet"
                  size="sm"
                  aria-label={`${more} more on day ${number}`}
                >
                  {more} more
                </LinkButton>
              )}
            </Day>
          ))}
        </Days>
      )}
    </Card>
  );
};
