import type { TripPlan } from '@sojourn/contracts/plan';
import { toast } from '@sojourn/web-kit';
import { csvNameOf, expenseTable } from './expense-table.model';

/** So that spreadsheets read letters beyond ASCII. */
const BYTE_ORDER_MARK = '\uFEFF';

const SAVED_AFTER_MS = 60_000;

/** Every expense as CSV; a formula in a description stays words. */
export async function csvOf(plan: TripPlan): Promise<string> {
  const { default: papa } = await import('papaparse');
  return BYTE_ORDER_MARK + papa.unparse(expenseTable(plan), { escapeFormulae: true });
}

/** Saves every expense of a trip as a file. */
export async function downloadExpenses(plan: TripPlan): Promise<void> {
  try {
    const file = new Blob([await csvOf(plan)], { type: 'text/csv;charset=utf-8' });
    const address = URL.createObjectURL(file);
    const link = Object.assign(document.createElement('a'), {
      href: address,
      download: csvNameOf(plan.head.title.text),
    });
    link.click();
    // Some browsers begin to save after the click has returned.
    setTimeout(() => URL.revokeObjectURL(address), SAVED_AFTER_MS);
  } catch {
    toast({ title: 'Error', description: 'The file could not be made. Please try again.', variant: 'destructive' });
  }
}
