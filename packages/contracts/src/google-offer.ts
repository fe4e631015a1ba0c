/** How a page knows, without asking, what of Google is set up. */

/** The name of the element in the head that says so: `<meta name="google-sign-in" content="on">`. */
export const GOOGLE_SIGN_IN_META = 'google-sign-in';

/**
 * The name of the element in the head that says that a key for Google's maps is set: its content is `open` where the
 * document lets the script in, `closed` where another one does (`/profile`). Without a key there is no such element.
 */
export const GOOGLE_MAPS_META = 'google-maps';
