/** What categories of expenses are called, in the order in which they are shown. */
import type { ExpenseCategory } from '@sojourn/contracts/plan';

export const categoryWords: Record<ExpenseCategory, string> = {
  accommodation: 'Accommodation',
  food: 'Food',
  transportation: 'Transportation',
  activities: 'Activities',
  shopping: 'Shopping',
  other: 'Other',
};
