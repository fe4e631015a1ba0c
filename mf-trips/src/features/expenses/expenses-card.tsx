import { Button, Card, Heading, Text } from '@sojourn/ui';
import { formatCount, formatDate } from '@sojourn/web-kit';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { useKeptFocus } from '../../shared/use-kept-focus';
import { useLatestCallback } from '../../shared/use-latest-callback';
import { downloadExpenses } from './download-expenses';
import { ExpenseFilters } from './expense-filters';
import { ExpenseRow } from './expense-row';
import { CardHead, DayHead, Days, ListBox } from './expenses-card.styles';
import { Rows } from '../../shared/rows.styles';
import { byDay, listExpenses, noFilter, sumOf } from './expenses.model';
import { formatCents } from '../../shared/format-money.model';

/** So many are drawn at first, and so many more on each press: a trip may have 2,000. */
const PAGE = 50;

/** Every expense, newest day first. */
export const ExpensesCard = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { plan, canEdit, tell } = usePlan();
  const [chosen, setFilter] = useState(noFilter);
  const [shownCount, setShownCount] = useState(PAGE);
  const { list, note } = useKeptFocus<HTMLDivElement>();
  const { expenses, travellers } = plan;
  // Somebody else may have removed the traveller meanwhile.
  const travellerId = chosen.travellerId !== null && travellers[chosen.travellerId] ? chosen.travellerId : null;
  const filter = useMemo(() => ({ ...chosen, travellerId }), [chosen, travellerId]);
  const found = useMemo(() => listExpenses({ expenses }, filter), [expenses, filter]);
  const days = byDay(found.slice(0, shownCount));
  const open = useLatestCallback(onOpen);
  const remove = useLatestCallback((id: string, version: number) => {
    note();
    tell({ type: 'expense.remove', id, version }, { title: 'Expense removed' });
  });
  const choose = (next: typeof chosen) => {
    setFilter(next);
    setShownCount(PAGE);
  };
  return (
    <ListBox>
      <Card as="section" aria-labelledby="expenses-title">
        <CardHead>
          <Heading level={2} size="xl" id="expenses-title">
            Expenses
          </Heading>
          <Button
            variant="quiet"
            size="sm"
            icon={<Download aria-hidden="true" />}
            onClick={() => void downloadExpenses(plan)}
          >
            CSV
          </Button>
        </CardHead>
        <ExpenseFilters filter={filter} onChange={choose} />
        <Text size="sm" tone="ink2" tabular role="status">
          {formatCount(found.length, 'expense')}, {formatCents(sumOf(found))}
        </Text>
        <Days ref={list} tabIndex={-1}>
          {days.map(({ day, expenses: ofDay }) => (
            <section key={day} aria-label={formatDate(day)}>
              <DayHead>{formatDate(day)}</DayHead>
              <Rows>
                {ofDay.map(({ id, expense }) => (
                  <ExpenseRow
                    key={id}
                    id={id}
                    expense={expense}
                    payer={expense.paidBy === null ? undefined : travellers[expense.paidBy]?.name}
                    onOpen={canEdit ? open : undefined}
                    onRemove={canEdit ? remove : undefined}
                  />
                ))}
              </Rows>
            </section>
          ))}
        </Days>
        {found.length > shownCount && (
          <Button variant="secondary" onClick={() => setShownCount(shownCount + PAGE)}>
            Show {Math.min(PAGE, found.length - shownCount)} more
          </Button>
        )}
      </Card>
    </ListBox>
  );
};
