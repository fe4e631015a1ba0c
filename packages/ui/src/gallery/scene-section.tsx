import { Grid } from '../layout/layout';
import { Scene, sceneKinds, sceneMoods } from '../scene/scene';
import { Picture } from './gallery.styles';
import { Section } from './section';

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
  <Section title="Scenes">
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
  </Section>
);
