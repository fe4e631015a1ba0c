import { namesOfQuarter, quarterOf } from './quarter.model';

describe('a quarter', () => {
  test('has the usual weight and reach when its row names none', () => {
    expect(quarterOf(['Oia', 36.4618, 25.3753])).toEqual({
      name: 'Oia',
      latitude: 36.4618,
      longitude: 25.3753,
      weight: 1,
      reachKm: 0.35,
    });
  });

  test.each([
    ['N', 0],
    ['SE', 135],
    ['NW', 315],
  ])('keeps the side of its water as a bearing when that is %s', (side, bearing) => {
    expect(quarterOf(['Harbor', 1, 2, 3, side, 0.5])).toMatchObject({ weight: 3, reachKm: 0.5, water: bearing });
  });

  test('lies inland when no side is named', () => {
    expect(quarterOf(['Center', 1, 2, 3, ''])).not.toHaveProperty('water');
  });
});

test.each([
  ['Chania old town', ['chania old town', 'chania']],
  ['The Rocks', ['the rocks', 'rocks']],
  ['Shibuya', ['shibuya']],
  ['Potato Head, Seminyak', ['potato head, seminyak', 'potato head', 'seminyak']],
])('is found by each of its names when it is called %s', (name, names) => {
  expect(namesOfQuarter({ name })).toEqual(expect.arrayContaining(names.map((each) => each.replace(',', ''))));
});
