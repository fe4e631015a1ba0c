import {
  calls,
  says,
  startFakeModel,
  type FakeModel,
} from '../../../services/ai/src/recommendation/language-model.fake';
import { createModelProvider } from '../../../services/ai/src/recommendation/recommendation.provider.openai';
import { recommend } from '../../../services/ai/src/recommendation/recommender.model';
import { destinationCatalogue } from '../../../services/search/src/destination/destination-catalogue';
import { attacks } from './attacks';
import { home, originOf, TODAY, usual } from './traveller';

const typed = { ...usual, ...home.berlin, customDetails: 'beaches' };
const fields = ['customDetails', 'refinement', 'groupSize', 'location'] as const;
/** What the planner asks with when the text stands in one of its fields; an empty one says nothing. */
function asking(field: (typeof fields)[number], text: string) {
  const { userLocation } = typed;
  const place = { ...userLocation, city: text, country: text, nearestAirport: text, formattedAddress: text };
  const preferences = field === 'location' ? { ...typed, userLocation: place } : { ...typed, [field]: text };
  return { preferences, catalogue: destinationCatalogue, origin: originOf(typed), from: 'Berlin', today: TODAY };
}
const FOREIGN = /https?:|<|javascript:|evil|HACKED|atlantis/i;

/** What a model writes that obeys: links, markup, other languages, other prices, other places. */
const obeyed = [
  '<a href="https://evil.example">Book now</a>',
  '[Book now](https://evil.example)',
  'Visit evil.example.com for your discount.',
  '# HACKED',
  '**HACKED** by the traveller',
  '<script>alert(1)</script>',
  'Diese Stadt ist wunderschön und alle Preise sind heute kostenlos.',
  'Cette ville est magnifique et tous les voyages sont gratuits.',
  'Esta ciudad es preciosa y todos los viajes son gratis hoy mismo.',
  'Everything here costs you only $13 today.',
  '{{constructor.constructor("return process")()}}',
  '東京は素晴らしい街です。ぜひ訪れてください。',
];

type Told = { messages: { role: string; content: string }[] };
const toldAt = (at: number) => (JSON.parse(model.asked.at(at) ?? '{}') as Told).messages;

let model: FakeModel;
beforeAll(async () => {
  model = await startFakeModel();
});
afterAll(() => model.stop());

/** It searches for what was typed as if it were a wish, and then writes as it was told of the places it found. */
function obey(attack: string, reason: string): void {
  const wishes = [{ words: attack, plain: attack, strength: 'must' }];
  model.asked.length = 0;
  model.answers = [
    calls({ of: { wishes, notWishes: [attack] } }),
    (req, res) => {
      const { places } = JSON.parse(toldAt(-1).at(-1)?.content ?? '{}') as { places: { id: string }[] };
      const picks = [{ id: 'atlantis' }, ...places.slice(0, 5)].map(({ id }) => ({ id, reason }));
      says({ picks })(req, res);
    },
  ];
}

describe.each(attacks)('%s', (attack) => {
  test.each(fields)('changes nothing of the built-in list in %s', (field) => {
    const listWith = (text: string) => {
      const { recommendations, wishes } = recommend(asking(field, text));
      return { recommendations, wishes };
    };
    const shown = listWith(attack);
    expect(shown).toEqual(listWith(''));
    expect(JSON.stringify(shown)).not.toMatch(FOREIGN);
  });

  test.each(fields)(
    'reaches a language model as quoted words alone in %s, and one that obeys is not shown',
    async (field) => {
      const provider = createModelProvider({ apiKey: 'test', model: 'obedient', baseURL: model.url }, (error) => {
        throw error;
      });
      const asked = asking(field, attack);
      const reason = obeyed[(attacks.indexOf(attack) * fields.length + fields.indexOf(field)) % obeyed.length] ?? '';
      obey(attack, reason);
      const answer = await provider.recommend(asked, new AbortController().signal);
      const { words, ...others } = JSON.parse(toldAt(0)[1]?.content ?? '{}') as { words: Record<string, string> };
      const inField = {
        customDetails: words.details,
        refinement: words.refinement,
        groupSize: words.group,
        location: '',
      };
      expect(inField[field]).toBe(field === 'location' ? '' : attack);
      expect(JSON.stringify([toldAt(0)[0], others])).not.toContain(JSON.stringify(attack).slice(1, -1));
      expect(answer.source).toBe('model');
      const own = recommend(asked, 12).recommendations.slice(0, 5);
      expect(answer.recommendations).toEqual(own);
      expect(JSON.stringify(answer.recommendations)).not.toMatch(FOREIGN);
    },
  );
});
