/** Which pictures the catalogue's activities need: each subject in every hour, several of each. */
import { activityMoods, activitySubjects, activitySvg } from '@sojourn/scenes/activity-svg';
import { pictureOf, SIZE, type Picture } from './picture';

/** With three hours nine pictures of a subject: no place has more activities of one. */
const SEEDS = [0, 1, 2];

/** All of them; they are shown on cards only, never larger. */
export const activityPictures = (): Picture[] =>
  activitySubjects.flatMap((subject) =>
    // Hours in turn, so that one that follows another has another light.
    SEEDS.flatMap((seed) =>
      activityMoods.map((mood) =>
        pictureOf(`${subject}-${mood}-${seed}`, activitySvg({ subject, mood, seed: `${seed}`, ...SIZE }), [640]),
      ),
    ),
  );
