import welcome640Avif from '../../scenes/rendered/welcome-640.avif';
import welcome1688Avif from '../../scenes/rendered/welcome-1688.avif';
import welcome640Webp from '../../scenes/rendered/welcome-640.webp';
import welcome1688Webp from '../../scenes/rendered/welcome-1688.webp';
import { Illustration } from './auth-page.styles';

/** A phone shows a strip as wide as its window, a desktop the middle of a picture as tall as the window. */
const SIZES = '(min-width: 64rem) 1688px, 45vw';

/** The beach beside the forms, from files: drawing it here would cost a visitor the illustrator, 20 kB of script. */
export const WelcomeIllustration = () => (
  <picture>
    <source type="image/avif" srcSet={`${welcome640Avif} 640w, ${welcome1688Avif} 1688w`} sizes={SIZES} />
    <source type="image/webp" srcSet={`${welcome640Webp} 640w, ${welcome1688Webp} 1688w`} sizes={SIZES} />
    <Illustration src={welcome1688Webp} alt="" />
  </picture>
);
