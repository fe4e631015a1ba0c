import { Button, EmptyState, Skeleton } from '@sojourn/ui';
import { loadable, Loaded } from '@sojourn/web-kit';
import { Plus, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { usePlan } from '../../shared/plan/plan-access';
import { spendingIn } from '../../shared/spending.model';
import { BudgetHead } from './budget-head';
import { ExpensesCard } from './expenses-card';
import { costsOf } from './expenses.model';
import { Aside, ExpenseColumns, Main } from './expenses-tab.styles';
import { RatesCard } from './rates-card';
import { SettleCard } from './settle-card';
import { StayOptions } from './stay-options';

const dialog = loadable(() => import('./expense-dialog').then((m) => m.ExpenseDialog));
const pictures = loadable(() => import('./spending-card').then((m) => m.SpendingCard));

/** The form that is open: of an expense, or `new`; `turn` makes each opening another one. */
type Opened = { id: string | null; turn: number };

/** What the trip costs: what was spent, on what, by whom, and what is left. */
export const ExpensesTab = () => {
  const { plan, canEdit, includes } = usePlan();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [turn, setTurn] = useState(0);
  const spending = spendingIn(plan);
  const open = (id: string | null) => {
    setTurn(turn + 1);
    setOpened({ id, turn });
  };
  const hasExpenses = costsOf(plan).length > 0;
  const add = (
    <Button icon={<Plus aria-hidden="true" />} aria-haspopup="dialog" onClick={() => open(null)}>
      Add Expense
    </Button>
  );
  return (
    <>
      <BudgetHead spending={spending} action={canEdit && hasExpenses ? add : null} />
      <ExpenseColumns>
        <Main>
          {hasExpenses ? (
            <ExpensesCard onOpen={open} />
          ) : (
            <EmptyState
              icon={<ReceiptText />}
              title="No expenses yet"
              action={
                canEdit && (
                  <Button aria-haspopup="dialog" onClick={() => open(null)}>
                    Record Your First Expense
                  </Button>
                )
              }
            >
              {canEdit
                ? 'Write down what you spend, in any currency, and see what is left.'
                : 'Nobody has written down an expense of this trip so far.'}
            </EmptyState>
          )}
          {(spending.spent > 0 || spending.planned > 0) && (
            <Loaded of={pictures} props={{ spending }} fallback={<Skeleton shape="block" />} />
          )}
        </Main>
        <Aside>
          {includes.people && <SettleCard />}
          <RatesCard />
          <StayOptions />
        </Aside>
      </ExpenseColumns>
      {opened && (
        <Loaded
          key={opened.turn}
          of={dialog}
          props={{ id: opened.id, onClose: () => setOpened(null) }}
          fallback={null}
        />
      )}
    </>
  );
};
