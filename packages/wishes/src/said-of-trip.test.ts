import { partyIn, startIn } from './said-of-trip';

describe('who goes', () => {
  test.each([
    ['a week somewhere warm in March, two of us, $2,000 each, no more than 5 hours from Chicago', 'two of us'],
    ['My wife and I want a quiet island', 'My wife and I'],
    ['beach holiday for a family of four in August', 'a family of four'],
    ['2 adults and 2 kids (ages 4 and 7), ten days in Italy', '2 adults and 2 kids (ages 4 and 7)'],
    ['city break with my best friend', 'my best friend'],
    ['three friends looking for surf', 'three friends'],
    ['Going solo to Japan', 'solo'],
    ['me and my three girlfriends, sun and wine', 'me and my three girlfriends'],
    ['with our two toddlers somewhere easy', 'our two toddlers'],
    ['family holiday, 2 adults 2 kids 5 and 8, beach', '2 adults 2 kids'],
    ['safari, 12 nights, 2 adults + 1 teen', '2 adults + 1 teen'],
    ['spring break with 6 college friends', '6 college friends'],
    ['10 days in Japan for 2, budget 3k each', 'for 2'],
    ['$6000 for both of us, tropical', 'both of us'],
    ['Una semana en la playa, dos adultos y un niño', '2 adults and 1 kid'],
    ['eine Woche wandern, zu zweit', '2 adults'],
    ['une semaine avec 2 enfants', '2 kids'],
  ])('is read in %s', (text, party) => {
    expect(partyIn(text)).toBe(party);
  });

  test.each(['five hours from Chicago', 'three cities in ten days', '2 weeks of hiking', ''])(
    'is nobody in %j',
    (text) => {
      expect(partyIn(text)).toBe('');
    },
  );
});

describe('where they start', () => {
  test.each([
    ['no more than 5 hours from Chicago', 'Chicago'],
    ['5 hours flight from New York, warm', 'New York'],
    ['flying from chicago in march', 'chicago'],
    ['a long weekend from Leeds', 'Leeds'],
    ['We live in Kansas City and love jazz', 'Kansas City'],
    ['Eine Woche am Meer ab Hamburg', 'Hamburg'],
    ['una semana en la playa desde Madrid', 'Madrid'],
    ['une semaine au soleil au départ de Lyon', 'Lyon'],
    ['leaving Denver on 5 December', 'Denver'],
    ['from St. Louis, two weeks', 'St. Louis'],
    ['une semaine au soleil, départ Lyon, 900 € par personne', 'Lyon'],
    ['out of JFK? flying out of JFK', 'JFK'],
  ])('is read in %s', (text, start) => {
    expect(startIn(text)).toBe(start);
  });

  test.each([
    'from March to May',
    'from Monday to Friday',
    'away from everything',
    'by train from Lisbon to Porto',
    'far from the crowds',
    'leaving work behind',
    'eine Woche Ruhe von Freunden',
    'from Christmas on',
    '',
  ])('is not said in %j', (text) => {
    expect(startIn(text)).toBe('');
  });
});

test.each([
  ['Boston to somewhere warm with my sister', 'Boston'],
  ['New York to anywhere quiet', 'New York'],
  ['Rome to Florence by train', ''],
  ['Want to go somewhere', ''],
])('%j starts at %j', (text, start) => expect(startIn(text)).toBe(start));
