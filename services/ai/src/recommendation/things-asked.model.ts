/** The things that somebody asked for, as places have them. */
import type { Preferences } from '@sojourn/contracts';
import type { Party } from '@sojourn/travel';
import type { SourcedWish } from './wishes.model';

/** What vacation types and interests are as things that a place has. */
const thingOfChoice: Readonly<Record<string, string>> = {
  adventure: 'adventure',
  relaxing: 'relaxing',
  party: 'nightlife',
  cultural: 'culture',
  nature: 'nature',
  urban: 'cities',
  romantic: 'romance',
  family: 'children',
  'Food & Wine': 'food',
  Art: 'museums',
  Music: 'music',
  Sports: 'sports',
  Shopping: 'shopping',
  Architecture: 'architecture',
  Beaches: 'beaches',
  Mountains: 'mountains',
  History: 'history',
  Wildlife: 'wildlife',
  Festivals: 'festivals',
};
/** What was wished for in words, what was chosen, and who goes. */
type Asked = { wishes: readonly SourcedWish[]; preferences: Preferences; party: Party };

/** Things that were asked for, in words before choices, each once. */
export function thingsAsked({ wishes, preferences, party }: Asked): string[] {
  const said = wishes.flatMap((wish) => (wish.kind === 'thing' && wish.isWanted ? [wish.thing] : []));
  const kids = party.hasChildren || wishes.some((wish) => wish.kind === 'need' && wish.need === 'children');
  const chosen = [...preferences.vacationType, ...preferences.interests].flatMap(
    (choice) => thingOfChoice[choice] ?? [],
  );
  return [...new Set([...said, ...(kids ? ['children'] : []), ...chosen])];
}
