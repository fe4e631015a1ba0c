import { Grid } from '@sojourn/ui';
import { GallerySection } from '@sojourn/ui/gallery';
import { sceneMoods } from '../parts/moods';
import { sceneKinds } from '../scene-kinds';
import { Scene } from '../scene';
import { Picture } from './scene-section.styles';

const places = {
  'old-town': 'Rome',
  beach: 'Barcelona',
  mountain: 'Banff',
  city: 'New York',
  island: 'Phuket',
  lake: 'Lake Como',
  forest: 'Kyoto',
  desert: 'Wadi Rum',
  winter: 'Lapland',
} as const;

/** All kinds in all moods. */
export const SceneSection = () => (
  <GallerySection title="Scenes">
    <Grid min="md">
      {sceneKinds.flatMap((kind) =>
        sceneMoods.map((mood) => (
          <Picture key={`${kind}-${mood}`}>
            <Scene place={places[kind]} kind={kind} mood={mood} />
            <figcaption>
              {places[kind]}, {kind}, {mood}
            </figcaption>
          </Picture>
        )),
      )}
    </Grid>
  </GallerySection>
);
