import { formatDate, formatDayOfYear } from '@sojourn/web-kit';
import type { DayCost } from './expenses.model';
import { formatCentsShort } from '../../shared/format-money.model';
import { DayAxis, DayFrame, DaySvg, DayTitle } from './spending-card.styles';

const WIDTH = 600;
const HEIGHT = 120;
const GAP = 0.25;

const nameOf = ({ day, name }: DayCost) => (day === null ? `${name} the trip` : formatDate(day));

/** The dearest day and how many days cost anything, for whoever does not see the columns. */
function summaryOf(costs: readonly DayCost[], most: number): string {
  const dearest = costs.find(({ spent }) => spent === most);
  const days = costs.filter(({ spent }) => spent > 0).length;
  const mostWords = dearest ? ` Most: ${nameOf(dearest)}, ${formatCentsShort(most)}.` : '';
  return `Spent by day: something on ${days} of ${costs.length}.${mostWords}`;
}

/** What each day cost: a column a day, what was paid before and after the trip at its ends. */
export const DayChart = ({ costs }: { costs: readonly DayCost[] }) => {
  const most = Math.max(1, ...costs.map(({ spent }) => spent));
  const step = WIDTH / costs.length;
  const [first, last] = [costs[0], costs.at(-1)];
  const short = (cost: DayCost | undefined) =>
    cost ? (cost.day === null ? cost.name : formatDayOfYear(cost.day)) : '';
  return (
    <DayFrame>
      <DayTitle>
        <span>By day</span>
        <span>{formatCentsShort(most)} at most</span>
      </DayTitle>
      <DaySvg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summaryOf(costs, most)}
      >
        {costs.map((cost, at) => {
          const height = (cost.spent / most) * HEIGHT;
          return (
            <rect
              key={cost.name}
              x={at * step + (step * GAP) / 2}
              y={HEIGHT - height}
              width={step * (1 - GAP)}
              height={height}
              data-tone={cost.day === null ? 'outside' : 'spent'}
            >
              <title>{`${nameOf(cost)}: ${formatCentsShort(cost.spent)}`}</title>
            </rect>
          );
        })}
      </DaySvg>
      <DayAxis aria-hidden="true">
        <span>{short(first)}</span>
        <span>{costs.length > 1 && short(last)}</span>
      </DayAxis>
    </DayFrame>
  );
};
