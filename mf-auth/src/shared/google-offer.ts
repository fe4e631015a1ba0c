import { GOOGLE_MAPS_META, GOOGLE_SIGN_IN_META } from '@sojourn/contracts';

/** Whether people may sign in with Google here, as the bff wrote it into the page. */
export const isGoogleOffered = (): boolean =>
  document.querySelector(`meta[name="${GOOGLE_SIGN_IN_META}"][content="on"]`) !== null;

/** Where Google's maps may run, as the bff wrote it into the page: in this document, in another one, or nowhere. */
export const mapsAt = (): 'open' | 'closed' | undefined => {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${GOOGLE_MAPS_META}"]`)?.content;
  return content === 'open' || content === 'closed' ? content : undefined;
};

/** Whether they may run on the profile's own document, which this one is not. */
export const isMapsElsewhere = (): boolean => mapsAt() === 'closed';
