/** The packing list: generated, and a person's own. */
import type { PackingContent, StepOf } from '@sojourn/contracts/plan';
import { addPart, changeEach, changePart, removePart } from '../guard';
import { packingId } from '../generate-packing-list';
import { nameOf } from '../part';
import type { Rules, StepsOn } from './rule';

type Entry = StepOf<'packing.generate'>['entries'][number];

/** A generated entry that was ticked before stays ticked. */
const contentOfEntry = ({ id: _, ...entry }: Entry, before: PackingContent | undefined): PackingContent => ({
  label: entry.label,
  category: entry.category,
  checked: before?.checked ?? false,
  travellerId: entry.travellerId,
  key: entry.key,
});

export const packingRules: Rules<StepsOn<'packing'>> = {
  'packing.generate': (draft, { entries }) => {
    const wanted = new Set(entries.map(({ id }) => id));
    for (const [id, { key }] of draft.list('packing')) {
      if (key !== null && !wanted.has(id)) draft.remove('packing', id);
    }
    for (const entry of entries)
      draft.set({ in: 'packing', id: entry.id }, contentOfEntry(entry, draft.find('packing', entry.id)));
    return 'Made the packing list';
  },

  'packing.make': (draft, { things, travellerIds }) => {
    const before = draft.list('packing');
    const owners = travellerIds.length > 0 ? travellerIds : [null];
    const wanted = new Map(
      owners.flatMap((travellerId) =>
        things.map((thing) => [packingId(thing.key, travellerId), { ...thing, travellerId }] as const),
      ),
    );
    for (const [id, { key }] of before) if (key !== null && !wanted.has(id)) draft.remove('packing', id);
    // What was ticked for everybody is ticked for each, once each has a list; what stays keeps its own tick.
    const ticked = new Set(before.flatMap(([, { key, checked }]) => (checked && key !== null ? [key] : [])));
    const known = new Map(before);
    for (const [id, { key, label, category, travellerId }] of wanted) {
      const checked = known.get(id)?.checked ?? ticked.has(key);
      draft.set({ in: 'packing', id }, { label, category, checked, travellerId, key });
    }
    return 'Made the packing list';
  },

  'packing.add': (draft, { id, content: { label, category, travellerId } }) => {
    const content = { label, category, checked: false, travellerId, key: null };
    addPart(draft, { in: 'packing', id }, content);
    return `Added ${nameOf('packing', content)} to the packing list`;
  },

  'packing.tick': (draft, { id, version, checked }) => {
    const name = nameOf('packing', changePart(draft, { in: 'packing', id, version }, { checked }));
    return checked ? `Packed ${name}` : `Unpacked ${name}`;
  },

  'packing.remove': (draft, { id, version }) => {
    return `Removed ${nameOf('packing', removePart(draft, { in: 'packing', id, version }))} from the packing list`;
  },

  'packing.reset': (draft) => {
    changeEach(draft, 'packing', (entry) => ({ ...entry, checked: false }));
    return 'Reset the checklist';
  },
};
