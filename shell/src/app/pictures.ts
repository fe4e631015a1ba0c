/** The shell's own illustrations, rendered by `npm run scenes -w shell` from scenes/scenes.json. */
import newsletter640Avif from '../../scenes/rendered/newsletter-640.avif';
import newsletter1400Avif from '../../scenes/rendered/newsletter-1400.avif';
import newsletter640Webp from '../../scenes/rendered/newsletter-640.webp';
import newsletter1400Webp from '../../scenes/rendered/newsletter-1400.webp';
import stays640Avif from '../../scenes/rendered/stays-640.avif';
import stays1200Avif from '../../scenes/rendered/stays-1200.avif';
import stays640Webp from '../../scenes/rendered/stays-640.webp';
import stays1200Webp from '../../scenes/rendered/stays-1200.webp';
import safety640Avif from '../../scenes/rendered/safety-640.avif';
import safety1000Avif from '../../scenes/rendered/safety-1000.avif';
import safety640Webp from '../../scenes/rendered/safety-640.webp';
import safety1000Webp from '../../scenes/rendered/safety-1000.webp';
import planning640Avif from '../../scenes/rendered/planning-640.avif';
import planning1000Avif from '../../scenes/rendered/planning-1000.avif';
import planning640Webp from '../../scenes/rendered/planning-640.webp';
import planning1000Webp from '../../scenes/rendered/planning-1000.webp';
import destinations640Avif from '../../scenes/rendered/destinations-640.avif';
import destinations1200Avif from '../../scenes/rendered/destinations-1200.avif';
import destinations640Webp from '../../scenes/rendered/destinations-640.webp';
import destinations1200Webp from '../../scenes/rendered/destinations-1200.webp';
import activities640Avif from '../../scenes/rendered/activities-640.avif';
import activities1200Avif from '../../scenes/rendered/activities-1200.avif';
import activities640Webp from '../../scenes/rendered/activities-640.webp';
import activities1200Webp from '../../scenes/rendered/activities-1200.webp';
import flights640Avif from '../../scenes/rendered/flights-640.avif';
import flights1200Avif from '../../scenes/rendered/flights-1200.avif';
import flights640Webp from '../../scenes/rendered/flights-640.webp';
import flights1200Webp from '../../scenes/rendered/flights-1200.webp';
import lost640Avif from '../../scenes/rendered/lost-640.avif';
import lost1200Avif from '../../scenes/rendered/lost-1200.avif';
import lost640Webp from '../../scenes/rendered/lost-640.webp';
import lost1200Webp from '../../scenes/rendered/lost-1200.webp';

/** Values of srcset by the scene's name. */
export const pictures = {
  newsletter: {
    avif: `${newsletter640Avif} 640w, ${newsletter1400Avif} 1400w`,
    webp: `${newsletter640Webp} 640w, ${newsletter1400Webp} 1400w`,
    fallback: newsletter1400Webp,
  },
  stays: {
    avif: `${stays640Avif} 640w, ${stays1200Avif} 1200w`,
    webp: `${stays640Webp} 640w, ${stays1200Webp} 1200w`,
    fallback: stays1200Webp,
  },
  safety: {
    avif: `${safety640Avif} 640w, ${safety1000Avif} 1000w`,
    webp: `${safety640Webp} 640w, ${safety1000Webp} 1000w`,
    fallback: safety1000Webp,
  },
  planning: {
    avif: `${planning640Avif} 640w, ${planning1000Avif} 1000w`,
    webp: `${planning640Webp} 640w, ${planning1000Webp} 1000w`,
    fallback: planning1000Webp,
  },
  destinations: {
    avif: `${destinations640Avif} 640w, ${destinations1200Avif} 1200w`,
    webp: `${destinations640Webp} 640w, ${destinations1200Webp} 1200w`,
    fallback: destinations1200Webp,
  },
  activities: {
    avif: `${activities640Avif} 640w, ${activities1200Avif} 1200w`,
    webp: `${activities640Webp} 640w, ${activities1200Webp} 1200w`,
    fallback: activities1200Webp,
  },
  flights: {
    avif: `${flights640Avif} 640w, ${flights1200Avif} 1200w`,
    webp: `${flights640Webp} 640w, ${flights1200Webp} 1200w`,
    fallback: flights1200Webp,
  },
  lost: {
    avif: `${lost640Avif} 640w, ${lost1200Avif} 1200w`,
    webp: `${lost640Webp} 640w, ${lost1200Webp} 1200w`,
    fallback: lost1200Webp,
  },
};

/** The files of one illustration. */
export type PictureFiles = (typeof pictures)[keyof typeof pictures];
