import { loadable, Loaded, useSettled } from '@sojourn/web-kit';
import type { TypedWishesProps } from './typed-wishes';

// Nine languages of words: nobody loads them before something has been written.
const typedWishes = loadable(() => import('./typed-wishes').then((m) => m.TypedWishes));

/** Long enough that nothing flickers while somebody writes a word. */
const PAUSE_MS = 400;

/** What is understood of a text, each time its writer pauses. */
export const WishesWhileTyping = ({ text, ...others }: TypedWishesProps) => {
  const settled = useSettled(text, PAUSE_MS);
  if (settled.trim() === '' || text.trim() === '') return null;
  // Without a connection it does not come, and the wish can be written all the same.
  return <Loaded of={typedWishes} fallback={null} missing={null} props={{ ...others, text: settled }} />;
};
