import { aPlace } from './explored-place.fake';
import {
  exploreParams,
  filtersSet,
  filterToDrop,
  monthsOnSale,
  parseExplore,
  searchOf,
  shownPlaces,
  typeCounts,
  withoutFilters,
} from './explore.model';

const TODAY = '2026-11-23';
const view = (query: string) => parseExplore(new URLSearchParams(query), TODAY);
const ids = (places: readonly { id: string }[]) => places.map(({ id }) => id);

describe('exploring in the address', () => {
  test('comes back as it was written', () => {
    const full =
      'origin=LHR&month=2027-05&adults=2&children=1&infants=1&budget=500&hours=4&continent=Europe&nights=4&travelClass=BUSINESS&stops=0&order=time&view=map&type=beach&type=city';
    expect(parseExplore(exploreParams(view(full)), TODAY)).toEqual(view(full));
    expect(view(full)).toMatchObject({ origin: 'LHR', nights: 4, types: ['beach', 'city'], isMap: true, hours: 4 });
    expect(exploreParams(view('origin=lhr')).toString()).toBe('origin=LHR');
    expect(view(exploreParams(view('nights=0')).toString()).nights).toBe(0);
  });

  test.each([
    ['origin=LH', { origin: '' }],
    ['month=2026-10', { month: '' }],
    ['month=2026-11', { month: '2026-11' }],
    ['month=2027-13', { month: '' }],
    ['nights=31', { nights: 7 }],
    ['nights=-1', { nights: 7 }],
    ['budget=0', { budget: null }],
    ['budget=1e3', { budget: null }],
    ['hours=49', { hours: null }],
    ['type=moon', { types: [] }],
    ['continent=Atlantis', { continent: null }],
    ['adults=1&infants=2', { infants: 0 }],
    ['order=beauty', { order: 'price' }],
  ])('of %s only what makes sense is taken', (query, expected) => {
    expect(view(query)).toMatchObject(expected);
  });

  test('offers the twelve months that are on sale', () => {
    const months = monthsOnSale(TODAY);
    expect([months.length, months[0], months[2], months.at(-1)]).toEqual([12, '2026-11', '2027-01', '2027-10']);
  });
});

describe('the places that are shown', () => {
  const places = [
    aPlace('porto', { partyTotal: 60, minutes: 140, changes: 0, types: ['city'] }),
    aPlace('sardinia', { partyTotal: 90, minutes: 150, changes: 0, types: ['beach'] }),
    aPlace('oslo', { partyTotal: 95, minutes: 120, changes: 1, types: ['city', 'nature'] }),
    aPlace('bali', { partyTotal: 700, minutes: 990, changes: 1, types: ['beach'], continent: 'Asia' }),
  ];

  test.each([
    ['', ['porto', 'sardinia', 'oslo', 'bali']],
    ['order=time', ['oslo', 'porto', 'sardinia', 'bali']],
    ['budget=90', ['porto', 'sardinia']],
    ['hours=2', ['oslo']],
    ['type=beach', ['sardinia', 'bali']],
    ['type=beach&type=nature', ['sardinia', 'oslo', 'bali']],
    ['continent=Asia', ['bali']],
    ['stops=0', ['porto', 'sardinia']],
    ['budget=90&type=nature', []],
  ])('%s', (query, expected) => {
    expect(ids(shownPlaces(places, view(query)))).toEqual(expected);
  });

  test('are counted by type, whatever type is chosen', () => {
    expect(typeCounts(places, view('type=nature&continent=Europe'))).toMatchObject({
      beach: 1,
      city: 2,
      nature: 1,
      family: 0,
    });
  });

  test('of none the filter is named whose loss brings most', () => {
    const none = view('budget=90&type=nature');
    expect(filterToDrop(places, none)).toMatchObject({ words: 'the type of place', count: 2 });
    expect(ids(shownPlaces(places, filterToDrop(places, none)!.view))).toEqual(['porto', 'sardinia']);
    expect(filterToDrop([], none)).toBeUndefined();
    expect(exploreParams(withoutFilters(view('origin=LHR&budget=90&type=nature&stops=0'))).toString()).toBe(
      'origin=LHR',
    );
  });

  test('lead to their flights on their days, for the party', () => {
    const link = searchOf(aPlace('porto', { airportCode: 'OPO' }), view('origin=LON&adults=2'));
    expect(link).toBe(
      '/flights/search?origin=LON&destination=OPO&departureDate=2027-05-04&returnDate=2027-05-11&adults=2&children=0&infants=0&travelClass=ECONOMY',
    );
  });
});

test('says how many filters are set', () => {
  expect(filtersSet(view('origin=LHR&month=2027-05'))).toBe(0);
  expect(filtersSet(view('budget=500&type=beach&type=city&stops=0'))).toBe(3);
});
