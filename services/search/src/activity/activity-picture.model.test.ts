import type { CatalogueActivity, CatalogueEntry } from '@sojourn/contracts';
import { activityPictures, inTurns, withActivityPictures } from './activity-picture.model';

const beach = (name: string): CatalogueActivity => ({
  ...{ name, category: 'water', attractionType: 'Nature', duration: 'PT2H', price: 0, description: 'Sand.', about: [] },
});
const place = (id: string, names: readonly string[]) =>
  ({ id, position: { latitude: 0, longitude: 150 }, activities: names.map(beach) }) as unknown as CatalogueEntry;
const shown = (entries: readonly CatalogueEntry[]) =>
  entries.map(({ activities }) => activities.map(({ imageUrl }) => imageUrl));

const hashes = {
  'beach-tropical-dawn-0': 'aa',
  'beach-tropical-noon-0': 'bb',
  'lantern-street-dusk-1': 'cc',
  'beach-bar': 'dd',
};

test('pictures are found by the subject in their names', () => {
  const pictures = activityPictures(hashes);
  expect(pictures.get('beach-tropical')).toEqual([
    '/assets/activities/beach-tropical-dawn-0.aa.avif',
    '/assets/activities/beach-tropical-noon-0.bb.avif',
  ]);
  expect(pictures.get('lantern-street')).toEqual(['/assets/activities/lantern-street-dusk-1.cc.avif']);
  expect(pictures.get('market')).toEqual([]);
});

test('a list takes one of each place in turn, and no place twice before all had theirs', () => {
  expect(inTurns([['a1', 'a2'], ['b1', 'b2', 'b3'], []])).toEqual(['a1', 'b2', 'a2', 'b3', 'b1']);
  expect(inTurns([])).toEqual([]);
});

test('a place does not show a picture twice, and neighbours in the list do not show the same', () => {
  const nine = Array.from({ length: 9 }, (_, at) => [`beach-tropical-dawn-${at}`, 'aa']);
  const names = ['One', 'Two', 'Three', 'Four'];
  const entries = Array.from({ length: 40 }, (_, at) => place(`p${at}`, names.slice(at % 3)));
  const perPlace = shown(withActivityPictures(entries, activityPictures(Object.fromEntries(nine))));
  for (const there of perPlace) expect(new Set(there).size).toBe(there.length);
  const list = inTurns(perPlace);
  for (const [at, picture] of list.entries()) expect(list.slice(at + 1, at + 5)).not.toContain(picture);
});

test('what is done at dawn or in the evening is shown in its light', () => {
  const pictures = activityPictures({
    ...{ 'beach-tropical-dawn-0': 'aa', 'beach-tropical-noon-0': 'bb', 'beach-tropical-dusk-0': 'cc' },
  });
  const at = (when: 'dawn' | 'sunset' | 'evening') => {
    const [entry] = [place('a', ['One'])];
    const activities = entry?.activities.map((each) => ({ ...each, when }));
    return shown(withActivityPictures([{ ...entry, activities } as CatalogueEntry], pictures))[0]?.[0];
  };
  expect([at('dawn'), at('sunset'), at('evening')].map((address) => /dawn|noon|dusk/.exec(address ?? '')?.[0])).toEqual(
    ['dawn', 'dusk', 'dusk'],
  );
});

test('a place with more than there are pictures shows the first again, which was seen longest ago', () => {
  const pictures = activityPictures(hashes);
  const [dawn, noon] = pictures.get('beach-tropical') ?? [];
  expect(shown(withActivityPictures([place('a', ['One', 'Two', 'Three'])], pictures))).toEqual([[dawn, noon, dawn]]);
});

test('shows the land of a place when two pictures of its page have the subject', () => {
  const pictures = activityPictures({ ...hashes, 'view-island-tropical-noon-0': 'ee' });
  const [there = []] = shown(
    withActivityPictures([{ ...place('a', ['One', 'Two', 'Three']), sceneKind: 'island' }], pictures),
  );
  expect(there.slice(0, 2).every((each) => each?.includes('/beach-tropical-'))).toBe(true);
  expect(there[2]).toMatch(/\/view-/);
});

test('what was not drawn has no picture, and what an editor wrote stays', () => {
  const entries = [place('a', ['One'])];
  const [entry] = withActivityPictures(entries, activityPictures({}));
  expect(entry).toEqual(entries[0]);
  expect(entry?.activities[0]).not.toHaveProperty('imageUrl');
});
