import type { ExpenseCategory } from '@sojourn/contracts/plan';
import type { TripSpending } from '@sojourn/trip';
import { Progress, Text, VisuallyHidden } from '@sojourn/ui';
import { categoryWords } from '../../shared/category-words.model';
import { formatCentsShort } from '../../shared/format-money.model';
import { Categories } from './budget-card.styles';
import { sumLine } from '../../shared/spending.model';
import { leftLine } from './overview.model';

/** What is planned and spent of a budget, what is left of it, and what for. */
export const BudgetUsed = ({ cents, days, spending }: { cents: number; days: number; spending: TripSpending }) => {
  const { planned, spent, toPay, byCategory } = spending;
  const isOver = spent + toPay > cents;
  const used = (Object.keys(categoryWords) as ExpenseCategory[]).filter(
    (name) => byCategory[name].planned + byCategory[name].spent > 0,
  );
  return (
    <>
      <Progress
        label="Spent"
        value={spent}
        max={cents}
        valueText={`${formatCentsShort(spent)} spent, ${formatCentsShort(planned)} planned`}
      />
      <Text size="sm" tone={isOver ? 'danger' : 'ink2'} tabular>
        {leftLine(cents - spent - toPay, days)}
      </Text>
      {toPay > 0 && (
        <Text size="xs" tone="ink3" tabular>
          {sumLine({ cents, spent, toPay })}
        </Text>
      )}
      <Categories>
        <VisuallyHidden as="caption">The budget by category</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>Category</VisuallyHidden>
            </th>
            <th scope="col">Planned</th>
            <th scope="col">Spent</th>
          </tr>
        </thead>
        <tbody>
          {used.map((name) => (
            <tr key={name}>
              <th scope="row">{categoryWords[name]}</th>
              <td>{amount(byCategory[name].planned)}</td>
              <td>{amount(byCategory[name].spent)}</td>
            </tr>
          ))}
        </tbody>
      </Categories>
    </>
  );
};

const amount = (cents: number) => (cents === 0 ? '-' : formatCentsShort(cents));
