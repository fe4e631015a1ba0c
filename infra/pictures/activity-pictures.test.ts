import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { activitySubjects as drawnSubjects } from '@sojourn/scenes/activity-svg';
import { encodings } from '@sojourn/scenes/encode';
import { activitySubjects } from '../../services/search/src/activity/activity-subject.model';
import { destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { activityPictures } from './activity-pictures';
import { fileOf } from './picture';

const folder = join(import.meta.dirname, '../../shell/scenes/activities');
const files = readdirSync(folder).sort();
const pictures = activityPictures();

describe('the pictures of activities (npm run pictures makes them)', () => {
  test('show every subject that the catalogue reads, and no other', () => {
    expect([...drawnSubjects].sort()).toEqual([...activitySubjects].sort());
  });

  test('are all there, drawn as they would be drawn today, and nothing else is', () => {
    expect(files).toEqual(pictures.map((picture) => fileOf(picture, 640)).sort());
  });

  test('are small', () => {
    const { maxBytes = 0 } = encodings.find(({ width }) => width === 640) ?? {};
    for (const file of files) expect([file, statSync(join(folder, file)).size <= maxBytes]).toEqual([file, true]);
  });

  test('differ, each from every other', () => {
    expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(pictures.length);
  });

  test('are where the catalogue says, and each of them is shown', () => {
    const served = destinationCatalogue.flatMap(({ activities }) => activities.map(({ imageUrl }) => imageUrl));
    expect([...new Set(served)].sort()).toEqual(files.map((file) => `/assets/activities/${file}`));
  });
});
