import { keepRecommendations, readPreferences, readRecommendations } from './preferences.store';
import { anAnswer, aRecommendation, somePreferences } from './recommendation.fake';

const stored = (key: string): unknown => JSON.parse(localStorage.getItem(key) ?? 'null');
const store = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify(value));
const question = { answer: anAnswer({ note: 'Averages.' }), preferences: somePreferences() };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('what the planner found', () => {
  test('is nothing at first', () => {
    expect(readRecommendations()).toBeNull();
    expect(readPreferences()).toBeNull();
  });

  test('comes back as it was kept, the list as the specification has it', () => {
    keepRecommendations(question);
    expect(readRecommendations()).toEqual(question.answer);
    expect(readPreferences()).toEqual(question.preferences);
    expect(stored('aiRecommendations')).toEqual(question.answer.recommendations);
    expect(stored('aiRecommendationsSource')).toEqual({ source: 'catalogue', note: 'Averages.' });
  });

  test('is read from a bare list, also from one whose proposals have no id', () => {
    const { id: _, destinationId: __, ...bare } = aRecommendation();
    store('aiRecommendations', [bare]);
    expect(readRecommendations()).toEqual({
      recommendations: [aRecommendation({ id: '0', destinationId: null })],
      source: 'catalogue',
    });
  });

  test('is read from a whole answer', () => {
    store('aiRecommendations', anAnswer({ source: 'model' }));
    expect(readRecommendations()).toEqual(anAnswer({ source: 'model' }));
  });

  test.each([['not json'], ['null'], ['7'], ['{"recommendations":{}}'], ['[{"destination":"Lisbon"}]']])(
    'is nothing when %s is there instead',
    (text) => {
      localStorage.setItem('aiRecommendations', text);
      localStorage.setItem('userPreferences', text);
      expect(readRecommendations()).toBeNull();
      expect(readPreferences()).toBeNull();
    },
  );

  test('lasts for the visit when the browser has no room, and no longer than that', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keepRecommendations(question);
    expect(readRecommendations()).toEqual(question.answer);
    expect(readPreferences()).toEqual(question.preferences);
    full.mockRestore();
    keepRecommendations({ ...question, answer: anAnswer({ source: 'model' }) });
    localStorage.clear();
    expect(readRecommendations()).toBeNull();
  });
});
