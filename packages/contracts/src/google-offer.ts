/** How a page knows, without asking, that people may sign in with Google. */

/** The name of the element in the head that says so: `<meta name="google-sign-in" content="on">`. */
export const GOOGLE_SIGN_IN_META = 'google-sign-in';
