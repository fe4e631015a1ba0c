import { daysOf } from '@sojourn/trip';
import { todayHere } from '@sojourn/web-kit';
import { useMemo, useState, type ReactNode } from 'react';
import { createCell } from '../../shared/cell';
import { MapCard } from '../../shared/map/map-card';
import { stopsOf } from '../../shared/map/stops.model';
import { useDestination } from '../../shared/map/use-destination';
import { usePlan } from '../../shared/plan/plan-access';
import { BudgetCard } from './budget-card';
import { DaysCard } from './days-card';
import { NextCard } from './next-card';
import { NotesCard } from './notes-card';
import { nextDays, partWords } from './overview.model';
import { Column, Columns, MapPlace } from './overview.styles';
import { PlansCard } from './plans-card';
import { StatusCard } from './status-card';

/** Brings what happens at a place into sight, beside its map. */
const showEvent = (id: string) => document.querySelector<HTMLElement>(`[data-item="${id}"]`)?.focus();

/** What a trip is at a glance: the plan first and its places beside it, then what is missing, what it costs and where it stands. */
export const OverviewTab = ({ onEdit, weather }: { onEdit: () => void; weather?: ReactNode }) => {
  const { plan, includes } = usePlan();
  const [pointed] = useState(() => createCell<string | null>(null));
  const goal = useDestination();
  const today = todayHere();
  const days = useMemo(() => nextDays(plan, today), [plan, today]);
  const stops = useMemo(() => stopsOf(days.flatMap(({ items }) => items)), [days]);
  const isPart = days.length < daysOf(plan.head.dates).length;
  return (
    <Columns>
      <Column>
        <DaysCard days={days} stops={stops} pointed={pointed} />
        <NextCard onEdit={onEdit} />
        <PlansCard />
        {includes.notes && <NotesCard onEdit={onEdit} />}
      </Column>
      <Column>
        <MapPlace aria-label="Map">
          <MapCard
            stops={stops}
            destination={goal}
            name={plan.head.destination.name}
            size="narrow"
            {...(stops.length > 0 && isPart && { caption: partWords(days, stops.length) })}
            pointed={pointed}
            onOpen={showEvent}
          />
        </MapPlace>
        {includes.costs && <BudgetCard onEdit={onEdit} />}
        {weather}
        <StatusCard />
      </Column>
    </Columns>
  );
};
