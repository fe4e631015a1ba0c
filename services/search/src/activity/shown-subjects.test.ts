import { destinationCatalogue } from '../destination/destination-catalogue';
import { subjectsShown } from './activity-picture.model';
import { subjectOf } from './activity-subject.model';
import { placeLookOf } from './place-look.model';
import { shownActivities, shownSubjectOf } from './shown-subjects';

const activities = destinationCatalogue.flatMap((place) => place.activities.map((activity) => ({ place, activity })));
const find = ({ placeId, name }: { placeId: string; name: string }) =>
  activities.find(({ place, activity }) => place.id === placeId && activity.name === name);

test('speaks of activities of the catalogue alone', () =>
  expect(shownActivities.filter((each) => !find(each))).toEqual([]));

test('says nothing that the words tell by themselves', () => {
  const needless = shownActivities.filter((each) => {
    const found = find(each);
    if (!found) return false;
    const look = placeLookOf(found.place);
    const told = subjectOf(found.activity, look);
    return told === subjectOf(found.activity, look, shownSubjectOf(each.placeId, each.name));
  });
  expect(needless).toEqual([]);
});

test('goes before the words when it says what a picture shows', () => {
  expect(shownSubjectOf('porto', 'Livraria Lello')).toBe('museum');
  expect(shownSubjectOf('porto', 'Bolhão Market')).toBeUndefined();
});

test('shows one subject at most three times at a place when others are drawn', () => {
  const subjects = subjectsShown(destinationCatalogue, shownSubjectOf);
  const tooOften = destinationCatalogue.flatMap(({ id, activities }) => {
    const shown = activities.map((activity) => subjects.get(activity) ?? '');
    return [...new Set(shown)]
      .filter((one) => shown.filter((each) => each === one).length > 3)
      .map((one) => `${id}: ${one}`);
  });
  expect(tooOften).toEqual([]);
});
