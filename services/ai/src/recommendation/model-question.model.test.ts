import { aCatalogue } from './catalogue.fake';
import { placeOf, rulesFor, travelerOf } from './model-question.model';
import { aPreference } from './preferences.fake';
import { recommend } from './recommender.model';

describe('what a model is told', () => {
  test('holds the words as data, the answers, and nobody’s place of living', () => {
    const preferences = aPreference({ customDetails: 'no beaches', groupSize: '2 adults, Anna' });
    const told = travelerOf(preferences, {
      wishes: [
        { id: 'a', label: 'No beaches', strength: 'hard', words: 'no beaches', source: 'details' },
        { id: 'b', label: 'Golf', strength: 'soft', words: 'golf', source: 'details' },
      ],
    });
    expect(told.words).toEqual({ details: 'no beaches', refinement: '', group: '2 adults, Anna' });
    expect(told.answers).toMatchObject({ budget: 2000, duration: 'week' });
    expect(told.read.map(({ label }) => label)).toEqual(['No beaches', 'Golf']);
    expect(JSON.stringify(told)).not.toMatch(/Leeds|53\.8/);
  });

  test('leaves out a wish that was taken back', () => {
    const wish = { id: 'a', label: 'No beaches', strength: 'hard', words: 'no beaches', source: 'details' } as const;
    const preferences = aPreference({ withoutWishes: ['a'] });
    expect(travelerOf(preferences, { wishes: [wish] }).read).toEqual([]);
  });

  test('names a place with its facts and without what only a page needs', () => {
    const [place] = recommend({
      preferences: aPreference(),
      catalogue: aCatalogue,
      origin: { latitude: 53.87, longitude: -1.66 },
      today: '2026-11-21',
    }).recommendations;
    if (!place) throw new Error('The fake catalogue gives no list.');
    expect(placeOf(place)).toMatchObject({
      id: place.id,
      estimatedCost: place.estimatedCost,
      flight: place.flightInfo,
    });
    expect(placeOf(place)).not.toHaveProperty('way');
  });

  test('asks for as many places as are missing', () => {
    expect(rulesFor(3)).toContain('Choose 3 of the candidates');
  });
});
