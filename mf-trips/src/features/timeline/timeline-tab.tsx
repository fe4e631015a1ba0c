/** A trip day by day, to work on: its own items in the order of their times. */
import { Banner, Button, EmptyState, Heading, NativeSelect, Text } from '@sojourn/ui';
import { formatTripLength, generateTimeline } from '@sojourn/trip';
import { formatCount } from '@sojourn/web-kit';
import { CalendarPlus, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useBoard } from '../../shared/items/board';
import { DayList } from '../../shared/items/day-list';
import { useDrawnCount } from '../../shared/items/use-drawn-count';
import { dayWords } from '../../shared/items/item-words.model';
import { PlanBoard, type BoardView } from '../../shared/items/plan-board';
import { usePlan } from '../../shared/plan/plan-access';
import { Bar, Columns, Days, Jump, Page } from './timeline.styles';

/** So many days are found by looking; more of them need a way to one. */
const FEW_DAYS = 7;

export const TimelineTab = () => <PlanBoard>{(view) => <Timeline {...view} />}</PlanBoard>;

const Timeline = ({ days, hints }: BoardView) => {
  const { plan, canEdit, tell } = usePlan();
  const { board } = useBoard();
  const { destination } = plan.head;
  const box = useRef<HTMLDivElement>(null);
  const count = Object.keys(plan.items).length;
  const drawn = useDrawnCount(days.days);
  const hasEmptyDays = days.outside.length === 0 && days.days.every(({ rows }) => rows.length === 0);
  const { items } = hints;
  const tripZone = destination.timeZone;
  const look = useMemo(() => ({ tripZone, hints: items }), [tripZone, items]);
  const goTo = (day: string) => {
    const section = box.current?.querySelector<HTMLElement>(`[data-section="${day}"]`);
    section?.scrollIntoView({ block: 'start' });
    section?.querySelector<HTMLElement>('[data-part="heading"]')?.focus({ preventScroll: true });
  };
  return (
    <Page ref={box}>
      <Bar>
        <div>
          <Heading level={2} size="h3">
            Timeline
          </Heading>
          <Text tone="ink2" size="sm">
            <span data-fact="trip:here:days">{formatTripLength(plan.head.dates)}</span>, {formatCount(count, 'event')}
          </Text>
        </div>
        {days.days.length > FEW_DAYS && (
          <Jump data-paper="hidden">
            <NativeSelect
              label="Go to day"
              hideLabel
              value=""
              options={[
                { value: '', label: 'Go to a day' },
                ...days.days.map(({ day, number }) => ({
                  value: day ?? '',
                  label: `Day ${number}, ${dayWords(day ?? '')}`,
                })),
              ]}
              onChange={(event) => event.target.value && goTo(event.target.value)}
            />
          </Jump>
        )}
        {canEdit && !hasEmptyDays && (
          <Button
            icon={<Plus aria-hidden="true" />}
            aria-haspopup="dialog"
            onClick={() => board.ask({ kind: 'add', day: days.days[0]?.day ?? null })}
          >
            Add event
          </Button>
        )}
      </Bar>
      {hasEmptyDays && (count === 0 || canEdit) && <Start />}
      {days.outside.length > 0 && (
        <Banner
          tone="sun"
          title="Some events lie outside of the trip’s dates"
          action={
            hints.allInto && (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => hints.allInto && tell(hints.allInto, { title: 'Events moved into the trip' })}
              >
                Move all into the trip
              </Button>
            )
          }
        >
          You find them at the end of this page.
        </Banner>
      )}
      <Columns>
        <Days>
          {days.days.map((group, at) => (
            <DayList
              key={group.day}
              group={group}
              look={look}
              isDrawn={at < drawn}
              isWithoutBed={group.day !== null && hints.nights.has(group.day)}
              isMovable={days.days.length > 1}
            />
          ))}
          {days.outside.length > 0 && (
            <>
              <Heading level={3} size="lg">
                Outside of the trip
              </Heading>
              {days.outside.map((group) => (
                <DayList key={group.day} group={group} look={look} />
              ))}
            </>
          )}
        </Days>
        <aside aria-label="Unscheduled" data-paper={days.unscheduled.rows.length === 0 ? 'hidden' : undefined}>
          <DayList group={days.unscheduled} look={look} />
        </aside>
      </Columns>
    </Page>
  );
};

/** Nothing is planned yet: the days can be filled at once, as one step to undo. */
const Start = () => {
  const { plan, canEdit, tell } = usePlan();
  const { board } = useBoard();
  const { dates, destination } = plan.head;
  if (!canEdit) return <EmptyState title="Nothing is planned yet">The days are still empty.</EmptyState>;
  const fill = () => {
    // What was made before and put aside stays there.
    const steps = generateTimeline({ destination: destination.name, ...dates }).filter(({ id }) => !plan.items[id]);
    const description = 'Arrival, hotel, meals and room for activities. Change what you like.';
    tell({ type: 'batch', summary: 'Filled the days of the trip', steps }, { title: 'Days filled', description });
  };
  return (
    <EmptyState
      icon={<CalendarPlus />}
      title="Start with a plan for every day"
      action={
        <>
          <Button onClick={fill}>Fill in the days</Button>
          <Button
            variant="secondary"
            aria-haspopup="dialog"
            onClick={() => board.ask({ kind: 'add', day: dates.startDate })}
          >
            Add the first event
          </Button>
        </>
      }
    >
      Arrival, hotel, meals and room for two activities a day, from your first day to your last. Everything can be
      changed, and it is one step to undo.
    </EmptyState>
  );
};
