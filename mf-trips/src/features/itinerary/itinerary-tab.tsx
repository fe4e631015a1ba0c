/** A trip day by day beside a map of its places. */
import { compareWords, formatCount } from '@sojourn/travel';
import { EmptyState, Heading, LinkButton, NativeSelect, Text, useIsWide } from '@sojourn/ui';
import { Link, useLocation } from '@sojourn/web-kit/router';
import { Map as MapIcon } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useBoard } from '../../shared/items/board';
import { DayList } from '../../shared/items/day-list';
import type { DayGroup } from '../../shared/items/day-groups.model';
import { itemsIn } from '../../shared/items/day-groups.model';
import type { Mark } from '../../shared/items/item-row';
import { useDrawnCount } from '../../shared/items/use-drawn-count';
import { dayWords } from '../../shared/items/item-words.model';
import { PlanBoard, type BoardView } from '../../shared/items/plan-board';
import { dayColor } from '../../shared/map/day-color';
import { MapCard } from '../../shared/map/map-card';
import { stopsOf, type Stop } from '../../shared/map/stops.model';
import { useDestination } from '../../shared/map/use-destination';
import { useTownTrain } from '../../shared/map/use-town-train';
import { hasLongWay, waysOn } from '../../shared/map/ways.model';
import { usePlan } from '../../shared/plan/plan-access';
import { FlightBlock } from './flight-block';
import { Bar, Beside, Columns, Days, Page } from './itinerary.styles';

const WHOLE_TRIP = 'trip';

export const ItineraryTab = () => <PlanBoard>{(view) => <Itinerary {...view} />}</PlanBoard>;

/** Numbers, colors and ways by item: numbers and colors of what the map shows. */
function marksOf(days: readonly DayGroup[], stops: readonly Stop[], ways: ReadonlyMap<string, string>) {
  const onMap = new Map(stops.map((stop) => [stop.id, stop]));
  const marks = new Map<string, Mark>();
  for (const { id } of days.flatMap(itemsIn)) {
    const { number = null, dayIndex = null } = onMap.get(id) ?? {};
    marks.set(id, { number, color: dayColor(dayIndex), way: ways.get(id) ?? '' });
  }
  return marks;
}

const Itinerary = ({ days, hints }: BoardView) => {
  const { plan } = usePlan();
  const { destination } = plan.head;
  const [scope, setScope] = useState(WHOLE_TRIP);
  const goal = useDestination();
  const isWide = useIsWide();
  const { board } = useBoard();
  const all = useMemo(() => [...days.days, ...days.outside], [days]);
  const drawn = useDrawnCount(all);
  const shown = useMemo(() => {
    const chosen = all.filter(({ day }) => day === scope);
    return stopsOf((chosen.length > 0 ? chosen : all).flatMap(itemsIn));
  }, [all, scope]);
  const train = useTownTrain(useMemo(() => hasLongWay(all), [all]));
  const ways = useMemo(
    () =>
      waysOn(
        all.toSorted((one, other) => compareWords(one.day ?? '', other.day ?? '')),
        train,
      ),
    [all, train],
  );
  const marks = useMemo(() => marksOf(all, shown, ways), [all, shown, ways]);
  const { items } = hints;
  const tripZone = destination.timeZone;
  const look = useMemo(() => ({ tripZone, hints: items, marks }), [tripZone, items, marks]);
  const planned = Object.keys(plan.items).length;
  const unplaced = all.flatMap(itemsIn).filter(({ place }) => !place?.position).length;
  const scopeName = scope === WHOLE_TRIP ? destination.name : dayWords(scope);
  return (
    <Page>
      <Bar>
        <Heading level={2} size="h3">
          Itinerary
        </Heading>
      </Bar>
      {planned === 0 && <Start />}
      <Columns>
        <Beside aria-label="Map">
          {shown.length + unplaced > 0 && (
            <div data-paper="hidden">
              <NativeSelect
                label="Places on the map"
                value={scope}
                options={[
                  { value: WHOLE_TRIP, label: 'The whole trip' },
                  ...days.days.map(({ day, number }) => ({
                    value: day ?? '',
                    label: `Day ${number}, ${dayWords(day ?? '')}`,
                  })),
                ]}
                onChange={(event) => setScope(event.target.value)}
              />
            </div>
          )}
          <MapCard
            stops={shown}
            destination={goal}
            name={scopeName}
            size={isWide ? 'wide' : 'narrow'}
            pointed={board.pointed}
            onOpen={showRow}
          />
          {unplaced > 0 && (
            <Text tone="ink3" size="sm">
              {formatCount(unplaced, 'event')} {unplaced === 1 ? 'has' : 'have'} no place on the map yet: choose one in
              the event’s Place field.
            </Text>
          )}
        </Beside>
        <Days>
          {planned > 0 &&
            all.map((group, at) => (
              <DayList
                key={group.day}
                group={group}
                look={look}
                isDrawn={at < drawn}
                isWithoutBed={group.day !== null && hints.nights.has(group.day)}
                isMovable={group.number !== null && days.days.length > 1}
              />
            ))}
          {planned > 0 && (
            <div data-paper={days.unscheduled.rows.length === 0 ? 'hidden' : undefined}>
              <DayList group={days.unscheduled} look={look} />
            </div>
          )}
          <FlightBlock />
        </Days>
      </Columns>
    </Page>
  );
};

/** Brings the row of an item into sight, with the focus in it. */
function showRow(id: string) {
  const row = document.querySelector(`[data-item="${id}"]:not([data-end])`);
  row?.scrollIntoView({ block: 'center' });
  row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}

/** Both lead to where a plan is made (spec, section 2). */
const Start = () => {
  const { pathname } = useLocation();
  const { canEdit } = usePlan();
  const timeline = `${pathname}?tab=timeline`;
  return (
    <EmptyState
      icon={<MapIcon />}
      title="No itinerary yet"
      action={
        canEdit && (
          <>
            <LinkButton as={Link} to={timeline} variant="secondary">
              Add Activity
            </LinkButton>
            <LinkButton as={Link} to={timeline}>
              Start Planning Your Itinerary
            </LinkButton>
          </>
        )
      }
    >
      What you plan on the timeline appears here, day by day, with its places on the map.
    </EmptyState>
  );
};
