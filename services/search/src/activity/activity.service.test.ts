import { destinationCatalogue } from '../destination/destination-catalogue';
import { createActivityService } from './activity.service';

const [one, two, three] = destinationCatalogue;
const placeOf = (entry: typeof one, names: readonly string[]) => ({
  ...entry!,
  activities: names.map((name) => ({ ...entry!.activities[0]!, name })),
});

test('activities come from each place in turn, each place beginning with another of its own', () => {
  const places = [
    placeOf(one, ['a1', 'a2', 'a3']),
    placeOf(two, ['b1', 'b2']),
    placeOf(three, ['c1', 'c2', 'c3', 'c4']),
  ];
  const names = createActivityService(places)
    .list()
    .map(({ name }) => name);
  expect(names).toEqual(['a1', 'b2', 'c3', 'a2', 'b1', 'c4', 'a3', 'c1', 'c2']);
});

test('no place has no activities', () => {
  expect(createActivityService([]).list()).toEqual([]);
});

test('every activity of the catalogue is there once', () => {
  const all = createActivityService(destinationCatalogue).list();
  expect(all).toHaveLength(destinationCatalogue.reduce((sum, { activities }) => sum + activities.length, 0));
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
