import { Gallery as DesignGallery, type GalleryProps as DesignGalleryProps } from '@sojourn/ui/gallery';
import { Scene } from '../scene';
import { SceneSection } from './scene-section';

/** Props of Gallery. */
export type GalleryProps = Pick<DesignGalleryProps, 'toastAtStart'>;

/** The design system's gallery with places drawn in it, and every scene after it; for development. */
export const Gallery = ({ toastAtStart }: GalleryProps) => (
  <DesignGallery
    toastAtStart={toastAtStart}
    picture={(place, where) =>
      where === 'hero' ? (
        <Scene place={place} kind="old-town" mood="dusk" ratio="fill" quiet="left" alt="" />
      ) : (
        <Scene place={place} ratio="card" />
      )
    }
  >
    <SceneSection />
  </DesignGallery>
);
