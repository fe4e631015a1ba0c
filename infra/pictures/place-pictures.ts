/** Which pictures the catalogue's places need: a drawing of each. */
import { sceneSvg } from '@sojourn/scenes/scene-svg';
import type { CuratedDestination } from '../../services/search/src/destination/destination.model';
import { pictureOf, SIZE } from './picture';

/** A place as the illustrator's table has it. */
export const cataloguePlaceOf = ({ name, sceneKind, picture }: CuratedDestination) => ({
  name,
  kind: picture?.kind ?? sceneKind,
  ...(picture?.mood && { mood: picture.mood }),
  ...(picture?.landmark && { landmark: picture.landmark }),
  ...(picture?.backdrop && { backdrop: picture.backdrop }),
  ...(picture?.foreground && { foreground: picture.foreground }),
});

/** The picture of a place, which is shown on cards and at the head of its page. */
export const placePictureOf = ({ id, name }: CuratedDestination) =>
  pictureOf(id, sceneSvg({ place: name, ...SIZE }), [640, 1280]);
