import { parseParty } from '@sojourn/travel';
import { aPreference } from './preferences.fake';
import { thingsAsked } from './things-asked.model';
import type { SourcedWish } from './wishes.model';

const thing = (name: string, isWanted = true): SourcedWish => ({
  ...{ kind: 'thing', thing: name, isWanted, id: name, strength: 'soft', label: name, words: name, source: 'details' },
});

test('are those of the words before those of the choices, each once, and none that is not wanted', () => {
  const preferences = aPreference({ vacationType: ['nature'], interests: ['Beaches', 'Food & Wine'] });
  const wishes = [thing('hiking'), thing('beaches'), thing('museums', false)];
  const asked = thingsAsked({ wishes, preferences, party: parseParty('2 adults') });
  expect(asked).toEqual(['hiking', 'beaches', 'nature', 'food']);
});

test('have something for the children who come along', () => {
  const preferences = aPreference({ vacationType: [], interests: [] });
  expect(thingsAsked({ wishes: [], preferences, party: parseParty('2 adults, 2 children') })).toEqual(['children']);
});
