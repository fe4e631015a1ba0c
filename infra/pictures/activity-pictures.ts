/** Which pictures the catalogue's activities need: each subject in every hour, several of each. */
import { activityMoods, activitySubjects, activitySvg, type ActivitySubject } from '@sojourn/scenes/activity-svg';
import {
  activityPictures as addressesOf,
  subjectsShown,
  withActivityPictures,
} from '../../services/search/src/activity/activity-picture.model';
import { shownSubjectOf } from '../../services/search/src/activity/shown-subjects';
import { destinationCatalogue } from '../../services/search/src/destination/destination-catalogue';
import { pictureOf, SIZE, type Picture } from './picture';

/** With three hours nine pictures of a subject: no place has more activities of one. */
const SEEDS = [0, 1, 2];

/** How many activities show each subject: none needs more pictures than that. */
const shown = () => {
  const subjects = [...subjectsShown(destinationCatalogue, shownSubjectOf).values()];
  return (subject: ActivitySubject) => subjects.filter((each) => each === subject).length;
};

const hourAt = (turn: number) => activityMoods[turn % activityMoods.length] ?? 'noon';

/** Each that may be needed, by its name. */
function drawable() {
  const needed = shown();
  return activitySubjects.flatMap((subject, first) =>
    // Hours in turn, beginning with another one for each subject: a list opens with several of them.
    SEEDS.flatMap((seed) => activityMoods.map((_, at) => ({ mood: hourAt(first + at), seed })))
      .slice(0, needed(subject))
      .map(({ mood, seed }) => ({ name: `${subject}-${mood}-${seed}`, subject, mood, seed })),
  );
}

/** Those that the catalogue gives to something to do: what is done at night takes none of the day. */
function given(names: readonly string[]): ReadonlySet<string> {
  const pictures = addressesOf(Object.fromEntries(names.map((name) => [name, ''])));
  const addresses = withActivityPictures(destinationCatalogue, pictures, shownSubjectOf).flatMap(({ activities }) =>
    activities.map(({ imageUrl = '' }) => imageUrl),
  );
  return new Set(addresses.map((address) => /([^/.]+)\.[^/]*$/.exec(address)?.[1] ?? ''));
}

/** All of them; they are shown on cards only, never larger. */
export const activityPictures = (): Picture[] => {
  const all = drawable();
  const taken = given(all.map(({ name }) => name));
  return all
    .filter(({ name }) => taken.has(name))
    .map(({ name, subject, mood, seed }) =>
      pictureOf(name, activitySvg({ subject, mood, seed: `${seed}`, ...SIZE }), [640]),
    );
};
