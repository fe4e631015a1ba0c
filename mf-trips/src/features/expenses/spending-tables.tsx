import type { TripSpending } from '@sojourn/trip';
import { Table } from '@sojourn/ui';
import { formatDate } from '@sojourn/web-kit';
import { categoryWords } from '../../shared/category-words.model';
import type { CategoryCost, DayCost } from './expenses.model';
import { formatCents } from '../../shared/format-money.model';

type CategoryTableProps = { costs: readonly CategoryCost[]; spending: Pick<TripSpending, 'planned' | 'spent'> };

/** Planned against spent by category, to the cent. */
export const CategoryTable = ({ costs, spending }: CategoryTableProps) => (
  <Table caption="By category">
    <thead>
      <tr>
        <th scope="col">Category</th>
        <th scope="col" data-numeric>
          Planned
        </th>
        <th scope="col" data-numeric>
          Spent
        </th>
      </tr>
    </thead>
    <tbody>
      {costs.map(({ category, planned, spent }) => (
        <tr key={category}>
          <th scope="row">{categoryWords[category]}</th>
          <td data-numeric>{formatCents(planned)}</td>
          <td data-numeric>{formatCents(spent)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td data-numeric>{formatCents(spending.planned)}</td>
        <td data-numeric>{formatCents(spending.spent)}</td>
      </tr>
    </tfoot>
  </Table>
);

/** What each day cost, to the cent; days without an expense are left out. */
export const DayTable = ({ costs, spent }: { costs: readonly DayCost[]; spent: number }) => (
  <Table caption="By day">
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col" data-numeric>
          Spent
        </th>
      </tr>
    </thead>
    <tbody>
      {costs
        .filter((cost) => cost.spent > 0)
        .map((cost) => (
          <tr key={cost.name}>
            <th scope="row">{cost.day === null ? `${cost.name} the trip` : formatDate(cost.day)}</th>
            <td data-numeric>{formatCents(cost.spent)}</td>
          </tr>
        ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <td data-numeric>{formatCents(spent)}</td>
      </tr>
    </tfoot>
  </Table>
);
