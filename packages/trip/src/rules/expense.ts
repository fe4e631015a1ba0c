/** Expenses, and the rates of their currencies. */
import { addPart, changePart, readPart, removePart } from '../guard';
import { nameOf } from '../part';
import type { Rules, StepsOn } from './rule';

export const expenseRules: Rules<StepsOn<'expense'> | StepsOn<'rate'>> = {
  'expense.add': (draft, { id, content }) => {
    addPart(draft, { in: 'expenses', id }, content);
    return content.settles ? content.description : `Added the expense ${nameOf('expenses', content)}`;
  },

  'expense.edit': (draft, { id, version, fields }) => {
    return `Changed the expense ${nameOf('expenses', changePart(draft, { in: 'expenses', id, version }, fields))}`;
  },

  'expense.remove': (draft, { id, version }) => {
    return `Removed the expense ${nameOf('expenses', removePart(draft, { in: 'expenses', id, version }))}`;
  },

  'rate.set': (draft, { currency, version, content }) => {
    const isNew = version === 0 && !draft.find('rates', currency);
    if (!isNew) readPart(draft, { in: 'rates', id: currency, version }, () => content);
    draft.set({ in: 'rates', id: currency }, content);
    return `Set the rate of ${currency} to ${content.rate}`;
  },

  'rate.remove': (draft, { currency, version }) => {
    removePart(draft, { in: 'rates', id: currency, version });
    return `Removed the rate of ${currency}`;
  },
};
