import type { TripSpending } from '@sojourn/trip';
import { Card, Heading, RadioGroup } from '@sojourn/ui';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { CategoryChart } from './category-chart';
import { DayChart } from './day-chart';
import { costsByCategory, costsByDay } from './expenses.model';
import { SpendingBox, SpendingHead } from './spending-card.styles';
import { CategoryTable, DayTable } from './spending-tables';

type View = 'picture' | 'table';

const views = [
  { value: 'picture', label: 'Picture' },
  { value: 'table', label: 'Table' },
] as const satisfies { value: View; label: string }[];

/** Where the money goes: planned against spent by category, and spent by day. */
export const SpendingCard = ({ spending }: { spending: TripSpending }) => {
  const { plan } = usePlan();
  const [view, setView] = useState<View>('picture');
  const categories = costsByCategory(spending);
  const days = costsByDay(plan, spending);
  const isPicture = view === 'picture';
  return (
    <SpendingBox>
      <Card as="section" aria-labelledby="spending-title">
        <SpendingHead>
          <Heading level={2} size="xl" id="spending-title">
            Where it goes
          </Heading>
          <RadioGroup
            label="Show as"
            hideLabel
            name="spending-view"
            variant="segmented"
            value={view}
            options={views}
            onValueChange={(chosen) => setView(chosen as View)}
          />
        </SpendingHead>
        {isPicture ? <CategoryChart costs={categories} /> : <CategoryTable costs={categories} spending={spending} />}
        {spending.spent > 0 &&
          (isPicture ? <DayChart costs={days} /> : <DayTable costs={days} spent={spending.spent} />)}
      </Card>
    </SpendingBox>
  );
};
