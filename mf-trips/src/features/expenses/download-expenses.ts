import type { TripPlan } from '@sojourn/contracts/plan';
import { toast } from '@sojourn/web-kit';
import { saveFile } from '../../shared/files/save-file';
import { csvNameOf, expenseTable } from './expense-table.model';

/** So that spreadsheets read letters beyond ASCII. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Every expense as CSV; a formula in a description stays words. */
export async function csvOf(plan: TripPlan): Promise<string> {
  const { default: papa } = await import('papaparse');
  return BYTE_ORDER_MARK + papa.unparse(expenseTable(plan), { escapeFormulae: true });
}

/** Saves every expense of a trip as a file. */
export async function downloadExpenses(plan: TripPlan): Promise<void> {
  try {
    const file = new Blob([await csvOf(plan)], { type: 'text/csv;charset=utf-8' });
    saveFile(URL.createObjectURL(file), csvNameOf(plan.head.title.text));
  } catch {
    toast({ title: 'Error', description: 'The file could not be made. Please try again.', variant: 'destructive' });
  }
}
