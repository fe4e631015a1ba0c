import type { TripSpending } from '@sojourn/trip';
import { Card, Progress, Text, VisuallyHidden } from '@sojourn/ui';
import type { ReactNode } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { sumLine } from '../../shared/spending.model';
import { Figure, Figures, HeadRow, Used } from './budget-head.styles';
import { formatCentsShort, formatBudgetLeft } from '../../shared/format-money.model';

/** Planned, spent and left. */
export const BudgetHead = ({ spending, action }: { spending: TripSpending; action: ReactNode }) => {
  const { plan } = usePlan();
  const { cents } = plan.head.budget;
  const { planned, spent, toPay, left } = spending;
  const isOver = left !== null && left < 0;
  return (
    <Card as="section" aria-label="Budget">
      <HeadRow>
        <Figures>
          <Figure>
            <dt>Spent</dt>
            <dd data-fact="trip:here:spent">{formatCentsShort(spent)}</dd>
          </Figure>
          <Figure data-tone={isOver ? 'danger' : undefined}>
            <dt>{cents === null ? 'Budget' : `Of ${formatCentsShort(cents)}`}</dt>
            <dd>{left === null ? 'Not set' : formatBudgetLeft(left)}</dd>
          </Figure>
          <Figure>
            <dt>Planned</dt>
            <dd data-fact="trip:here:planned">{formatCentsShort(planned)}</dd>
          </Figure>
        </Figures>
        {action}
        {cents === null ? (
          <VisuallyHidden>There is no budget to compare with.</VisuallyHidden>
        ) : (
          <Used>
            <Progress
              hideLabel
              label="Spent of the budget"
              value={Math.min(spent, cents)}
              max={Math.max(1, cents)}
              valueText={`${formatCentsShort(spent)} of ${formatCentsShort(cents)}`}
              segments={[{ label: 'Spent', value: Math.min(spent, cents), tone: isOver ? 'danger' : 'accent' }]}
            />
            {toPay > 0 && (
              <Text size="xs" tone="ink3" tabular>
                {sumLine({ cents, spent, toPay })}
              </Text>
            )}
          </Used>
        )}
      </HeadRow>
    </Card>
  );
};
