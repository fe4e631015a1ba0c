/** Who goes. */
import { formatCount } from '@sojourn/travel';
import type { Draft } from '../draft';
import { addPart, changePart, removePart } from '../guard';
import { contentOf, nameOf } from '../part';
import { refuse } from '../refusal';
import type { Rules, StepsOn } from './rule';

const expensesOf = (draft: Draft, travellerId: string): number =>
  draft
    .list('expenses')
    .filter(
      ([, { paidBy, sharedBy }]) =>
        paidBy === travellerId || sharedBy.some((share) => share.travellerId === travellerId),
    ).length;

export const travellerRules: Rules<StepsOn<'traveller'>> = {
  'traveller.add': (draft, { id, content }) => {
    addPart(draft, { in: 'travellers', id }, content);
    return `Added ${nameOf('travellers', content)}`;
  },

  'traveller.edit': (draft, { id, version, fields }) => {
    return `Changed ${nameOf('travellers', changePart(draft, { in: 'travellers', id, version }, fields))}`;
  },

  'traveller.remove': (draft, { id, version }) => {
    const name = nameOf('travellers', removePart(draft, { in: 'travellers', id, version }));
    const expenses = expensesOf(draft, id);
    if (expenses > 0) {
      throw refuse(
        `${name} paid for or shares ${formatCount(expenses, 'expense')}. Please change ${expenses === 1 ? 'it' : 'them'} first.`,
      );
    }
    for (const [entryId, entry] of draft.list('packing')) {
      if (entry.travellerId !== id) continue;
      // What the generator made for one person is nobody else's; what somebody wrote is never lost.
      if (entry.key !== null) draft.remove('packing', entryId);
      else draft.set({ in: 'packing', id: entryId }, { ...contentOf(entry), travellerId: null });
    }
    return `Removed ${name}`;
  },
};
