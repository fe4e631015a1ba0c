/** The id of the element that the bff fills with a page's first view. */
export const FIRST_VIEW_ID = 'first-view';

/** The bff puts the first view here. */
const PLACEHOLDER = '__FIRST_VIEW__';

/** What the HTML shows in place of the page, to be rendered unchanged while it is taken over; undefined for home. */
export const readFirstView = (): string | undefined =>
  typeof document === 'undefined' ? PLACEHOLDER : document.getElementById(FIRST_VIEW_ID)?.innerHTML;
