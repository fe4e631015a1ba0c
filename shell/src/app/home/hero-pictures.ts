/** Home's first picture, apart from the others: it is all that a landing needs. */
import hero640Avif from '../../../scenes/rendered/hero-640.avif';
import hero1600Avif from '../../../scenes/rendered/hero-1600.avif';
import hero640Webp from '../../../scenes/rendered/hero-640.webp';
import hero1600Webp from '../../../scenes/rendered/hero-1600.webp';
import heroPhone640Avif from '../../../scenes/rendered/hero-phone-640.avif';
import heroPhone780Avif from '../../../scenes/rendered/hero-phone-780.avif';
import heroPhone640Webp from '../../../scenes/rendered/hero-phone-640.webp';
import heroPhone780Webp from '../../../scenes/rendered/hero-phone-780.webp';

/** Values of srcset: for wide windows, and for phones. */
export const heroPictures = {
  wide: {
    avif: `${hero640Avif} 640w, ${hero1600Avif} 1600w`,
    webp: `${hero640Webp} 640w, ${hero1600Webp} 1600w`,
    fallback: hero1600Webp,
  },
  phone: {
    avif: `${heroPhone640Avif} 640w, ${heroPhone780Avif} 780w`,
    webp: `${heroPhone640Webp} 640w, ${heroPhone780Webp} 780w`,
    fallback: heroPhone780Webp,
  },
};
