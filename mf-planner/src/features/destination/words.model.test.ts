import { currencyWords, essentialLines, stayWords } from './words.model';

const japan = {
  currency: 'JPY',
  languages: ['Japanese', 'Ainu', 'English'],
  plugs: ['A', 'B'],
  volts: 100,
  emergency: '110 police, 119 ambulance',
  water: 'safe',
  drives: 'left',
  tipping: 'Not customary.',
} as const;

test('what a traveller asks is answered in sentences', () => {
  const lines = essentialLines({ ...japan, languages: [...japan.languages], plugs: [...japan.plugs] });
  expect(lines.map(({ term, words }) => `${term}: ${words}`)).toEqual([
    'Money: Japanese Yen (JPY)',
    'Language: Japanese, Ainu and English',
    'Emergency: 110 police, 119 ambulance',
    'Water: Tap water is fine to drink.',
    'Plugs: Type A and B, 100 V',
    'Tipping: Not customary.',
  ]);
});

test('a length of stay is a range, or a number', () => {
  expect(stayWords({ min: 3, max: 6 })).toBe('3 to 6 days');
  expect(stayWords({ min: 2, max: 2 })).toBe('2 days');
  expect(stayWords({ min: 1, max: 1 })).toBe('1 day');
});

test('a currency that has no name yet is its code', () => {
  expect(currencyWords('XYZ')).toBe('XYZ');
});
