/** Expenses as rows of a file that other programs read. */
import type { TripPlan } from '@sojourn/contracts/plan';
import { foldWords } from '@sojourn/travel';
import { sharesOf } from '@sojourn/trip';
import { categoryWords } from '../../shared/category-words.model';
import { listExpenses, noFilter } from './expenses.model';
import { digitsOf } from '../../shared/format-money.model';

const HEAD = [
  ...['Date', 'Description', 'Category', 'Amount', 'Currency', 'Dollars for one unit', 'Rate of', 'US dollars'],
  ...['Paid by', 'Shared by'],
];

/** Every expense, the first day first, under a line of headings. */
export function expenseTable(plan: Pick<TripPlan, 'expenses' | 'travellers'>): string[][] {
  const nameOf = (id: string) => plan.travellers[id]?.name ?? '';
  const rows = listExpenses(plan, noFilter).map(({ expense }) => {
    const { day, description, category, money, paidBy } = expense;
    const shares = sharesOf(expense, Object.keys(plan.travellers)).map(
      ({ travellerId, usCents }) => `${nameOf(travellerId)} ${digitsOf(usCents, 'USD')}`,
    );
    return [
      ...[day, description, categoryWords[category], digitsOf(money.amount, money.currency), money.currency],
      ...[money.rate, money.rateDay, digitsOf(money.usCents, 'USD')],
      ...[paidBy === null ? '' : nameOf(paidBy), shares.join('; ')],
    ];
  });
  return [HEAD, ...rows.reverse()];
}

/** A file name that every system takes, from a trip's title. */
export function csvNameOf(title: string): string {
  const words = Array.from(foldWords(title)).slice(0, 60).join('').trim();
  return `${words === '' ? 'trip' : words.replaceAll(' ', '-')}-expenses.csv`;
}
