/** How long the start waits for the first picture. A phone on a slow line shall not wait longer for its buttons. */
const PATIENCE_MS = 400;

/** The picture at the top of a page, unless it is there already. */
const firstPicture = (page: Document) => {
  const picture = page.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  return picture && !picture.complete ? picture : undefined;
};

/**
 * Resolves once the prerendered page has been painted, its first picture included, so that running scripts does not hold
 * the paint back. At once in a tab that is not seen, where nothing is painted, and after 0.4 s in any case.
 */
export function firstPaint(page: Document = document): Promise<void> {
  return new Promise((painted) => {
    if (page.hidden) return painted();
    setTimeout(painted, PATIENCE_MS);
    // The frame that shows the picture is asked for here; the timer in it ends the task after that frame.
    const afterFrame = () => requestAnimationFrame(() => setTimeout(painted));
    const picture = firstPicture(page);
    if (!picture) return afterFrame();
    picture.addEventListener('load', afterFrame);
    picture.addEventListener('error', afterFrame);
  });
}
