/** Which pictures the catalogue's activities need: each subject in every hour, several of each. */
import { activityMoods, activitySubjects, activitySvg, type ActivitySubject } from '@sojourn/scenes/activity-svg';
import { subjectsShown } from '../../services/search/src/activity/activity-picture.model';
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

/** All of them; they are shown on cards only, never larger. */
export const activityPictures = (): Picture[] => {
  const needed = shown();
  return activitySubjects.flatMap((subject, first) =>
    // Hours in turn, beginning with another one for each subject: a list opens with several of them.
    SEEDS.flatMap((seed) => activityMoods.map((_, at) => ({ mood: hourAt(first + at), seed })))
      .slice(0, needed(subject))
      .map(({ mood, seed }) =>
        pictureOf(`${subject}-${mood}-${seed}`, activitySvg({ subject, mood, seed: `${seed}`, ...SIZE }), [640]),
      ),
  );
};
