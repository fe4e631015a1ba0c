import { parseWishes } from './parse-wishes';
import type { NamedDestination } from './vocabulary';

const place = (id: string, country: string, ...names: string[]): NamedDestination => ({
  ...{ id, country, label: names[0] ?? id },
  names,
});
const destinations = [
  place('lisbon', 'Portugal', 'Lisbon'),
  place('granada', 'Spain', 'Granada'),
  place('rome', 'Italy', 'Rome'),
  place('portland', 'United States', 'Portland', 'Oregon'),
  place('acadia', 'United States', 'Acadia', 'Maine'),
  place('austin', 'United States', 'Austin', 'Texas'),
  place('san-antonio', 'United States', 'San Antonio', 'Texas'),
  place('seattle', 'United States', 'Seattle'),
  place('vancouver', 'Canada', 'Vancouver'),
  place('washington', 'United States', 'Washington'),
  place('athens', 'Greece', 'Athens'),
];

describe('a region behind the name of a place', () => {
  test.each([
    ['a week in Lisbon, Portugal', 'Lisbon'],
    ['Lisbon Portugal in autumn', 'Lisbon'],
    ['San Antonio, Texas', 'San Antonio'],
    ['Seattle Washington', 'Seattle'],
    ['Portland, Oregon', 'Portland'],
    ['Granada, Nicaragua', 'Nicaragua'],
    ['Portland, Maine', 'Acadia'],
    ['Vancouver, Washington', ''],
    ['Athens, Georgia', ''],
    ['Rome, North Carolina', ''],
    ['Lisbon, New Hampshire', ''],
    ['Rome, Greece and Croatia', 'Rome Greece Croatia'],
    ['Rome, Lisbon, Spain', 'Rome Lisbon Spain'],
  ])('tells which place is meant when somebody writes %s', (text, places) => {
    const { wishes } = parseWishes(text, { destinations });
    expect(wishes.flatMap(({ kind, label }) => (kind === 'place' ? [label] : [])).join(' ')).toBe(places);
  });

  test('says the name that nobody knows there when it is another of that name', () => {
    expect(parseWishes('Granada, Nicaragua', { destinations }).notUnderstood).toEqual(['Granada']);
  });
});
