/** 'Quieter than Hawaii': a direction against a place, which is not asked for. */
import type { Direction, Meant } from '../wish';
import type { Item } from './scan-clause';
import type { ScriptLanguage } from './script-language';

/** `used` are the items that it is made of. */
export type Compared = { meant: Meant; used: readonly Item[]; start: number; end: number };

function directionOf({ term }: Item): Direction | null {
  if (term?.type !== 'way') return null;
  const { means } = term.way;
  switch (means?.kind) {
    case 'move':
      return means.towards === 'different' ? null : means.towards;
    case 'least-warmth':
      return 'warmer';
    case 'most-warmth':
      return 'colder';
    case 'need':
      return means.need === 'safe' ? 'safer' : null;
    default:
      return null;
  }
}

const labels: Partial<Record<Direction, string>> = { pricier: 'Better' };
const labelOf = (towards: Direction) => labels[towards] ?? towards.charAt(0).toUpperCase() + towards.slice(1);

/** The comparison of a clause; undefined where it has none that is sure. */
export function comparedIn(items: readonly Item[], { id }: ScriptLanguage): Compared | undefined {
  const said = items.filter(
    ({ roles, term }) => term !== undefined || roles.has('than') || (id === 'ar' && roles.has('from')),
  );
  const at = said.findIndex(({ roles }) => roles.has(id === 'ar' ? 'from' : 'than'));
  // The place stands before the word in Japanese and Korean, behind it in Chinese and Arabic.
  const [place, way] =
    id === 'zh'
      ? [said[at + 1], said[at + 2]]
      : id === 'ar'
        ? [said[at + 1], said[at - 1]]
        : [said[at - 1], said[at + 1]];
  const towards = way ? directionOf(way) : null;
  if (at < 0 || place?.term?.type !== 'place' || !way || !towards) return undefined;
  // 'Near Dubai' compares nothing.
  if (id === 'ar' && !way.roles.has('than')) return undefined;
  const { place: than, label } = place.term;
  return {
    meant: { meaning: { kind: 'move', towards, than }, strength: 'hard', label: `${labelOf(towards)} than ${label}` },
    used: [place, way],
    start: Math.min(place.start, way.start),
    end: Math.max(place.end, way.end),
  };
}
