import type { CategoryCost } from './expenses.model';
import { categoryWords } from '../../shared/category-words.model';
import { formatCentsShort } from '../../shared/format-money.model';
import { Bar, Category, CategoryLine, Categories, Legend, Swatch } from './spending-card.styles';

const share = (value: number, most: number) => `${most === 0 ? 0 : (value / most) * 100}%`;

/** Planned against spent by category: a bar each, with the figures in words beside it. */
export const CategoryChart = ({ costs }: { costs: readonly CategoryCost[] }) => {
  const most = Math.max(...costs.map(({ planned, spent }) => Math.max(planned, spent)));
  return (
    <div>
      <Legend aria-hidden="true">
        <span>
          <Swatch data-tone="spent" /> Spent
        </span>
        <span>
          <Swatch data-tone="planned" /> Planned
        </span>
      </Legend>
      <Categories aria-label="Spent and planned by category">
        {costs.map(({ category, planned, spent }) => (
          <Category key={category}>
            <CategoryLine>
              <span>{categoryWords[category]}</span>
              <span>
                <strong>{formatCentsShort(spent)}</strong>
                {planned > 0 && ` of ${formatCentsShort(planned)} planned`}
              </span>
            </CategoryLine>
            {/* Widths are attributes: the page's policy allows no inline style. */}
            <Bar aria-hidden="true" preserveAspectRatio="none">
              <rect data-tone="planned" width={share(planned, most)} height="100%" rx="4" />
              <rect
                data-tone={spent > planned && planned > 0 ? 'over' : 'spent'}
                width={share(spent, most)}
                y="25%"
                height="50%"
                rx="2"
              />
            </Bar>
          </Category>
        ))}
      </Categories>
    </div>
  );
};
