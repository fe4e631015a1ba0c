import type { Expense } from '@sojourn/contracts/plan';
import { toast, todayHere } from '@sojourn/web-kit';
import { useState } from 'react';
import { newPartId, usePlan } from '../../shared/plan/plan-access';
import { saveExpense } from './expense-command.model';
import {
  isInvalidInput,
  newValues,
  readExpense,
  valuesOf,
  withCurrency,
  type ExpenseFaults,
  type ExpenseValues,
} from './expense-form.model';
import { formatAmount } from '../../shared/format-money.model';

/** The form of an expense while it is filled in. */
export type ExpenseForm = {
  values: ExpenseValues;
  faults: ExpenseFaults;
  /** Why it could not be stored. */
  refusal: string | undefined;
  /** Counts the presses of the button that found faults. */
  attempts: number;
  set: (change: Partial<ExpenseValues>) => void;
  chooseCurrency: (currency: string) => void;
  submit: () => void;
};

/** @param id the expense that is edited; null for a new one */
export function useExpenseForm(id: string | null, onDone: () => void): ExpenseForm {
  const { plan, run } = usePlan();
  const today = todayHere();
  const [base, setBase] = useState<Expense | null>(() => (id === null ? null : (plan.expenses[id] ?? null)));
  const [start] = useState(() => (base ? valuesOf(base) : newValues(plan, today)));
  const [values, setValues] = useState(start);
  const [isRateTyped, setRateTyped] = useState(false);
  const [isTried, setTried] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const [refusal, setRefusal] = useState<string>();

  const read = readExpense(values, base);
  const faults = isTried && 'faults' in read ? read.faults : {};

  const set = (change: Partial<ExpenseValues>) => {
    setValues((before) => ({ ...before, ...change }));
    if ('rate' in change || 'rateDay' in change) setRateTyped(true);
  };
  const chooseCurrency = (currency: string) => {
    setValues((before) => ({ ...before, ...withCurrency(plan, currency, today) }));
    setRateTyped(false);
  };

  const refuse = (found: ExpenseFaults) => {
    setTried(true);
    setAttempts((count) => count + 1);
    if (!isInvalidInput(found)) return;
    const description = 'Please provide a valid description and amount';
    toast({ title: 'Invalid input', description, variant: 'destructive' });
  };

  const submit = () => {
    if ('faults' in read) {
      refuse(read.faults);
      return;
    }
    const target = { id: id !== null && base ? id : newPartId(), base };
    const done = { title: base ? 'Expense changed' : 'Expense added' };
    const command = saveExpense(plan, target, { content: read.content, isRateTyped });
    const refused = command && run(command, done);
    if (!refused) {
      onDone();
      return;
    }
    const theirs = id === null ? undefined : plan.expenses[id];
    const isConflict = refused.reason === 'conflict' && base !== null;
    // Pressed once more, it is stored over what is there now; or anew, when it is gone.
    if (isConflict) setBase(theirs ?? null);
    const now = theirs ? ` It now says: ${theirs.description}, ${formatAmount(theirs.money)}.` : '';
    setRefusal(isConflict ? `${refused.message}${now} Save once more to keep yours.` : refused.message);
  };

  return { values, faults, refusal, attempts, set, chooseCurrency, submit };
}
