import type { ReactNode } from 'react';
import { BudgetCard } from './budget-card';
import { DaysCard } from './days-card';
import { NextCard } from './next-card';
import { NotesCard } from './notes-card';
import { Column, Columns } from './overview.styles';
import { PlansCard } from './plans-card';
import { StatusCard } from './status-card';

/** What a trip is at a glance: the plan first, then what is missing, what it costs and where it stands. */
export const OverviewTab = ({ onEdit, weather }: { onEdit: () => void; weather?: ReactNode }) => (
  <Columns>
    <Column>
      <DaysCard />
      <NextCard onEdit={onEdit} />
      <PlansCard />
    </Column>
    <Column>
      <BudgetCard onEdit={onEdit} />
      {weather}
      <StatusCard />
      <NotesCard onEdit={onEdit} />
    </Column>
  </Columns>
);
