/** Text of which a part is cut off, with no way to read it. */
import { isHiddenFromAll } from './layers';

/** Text that was looked at, by the element that it stands in: its length and the room that it had. */
let seen = new WeakMap<Element, string>();

/** Everything is looked at anew. */
export const forgetTexts = () => (seen = new WeakMap());

const TOLERANCE_PX = 2;
/** How far up something may cut a text. */
const DEPTH = 4;

const canScroll = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** A title, a label or a control that shows it whole: then it can be read. */
const isReadableElsewhere = (element: Element) =>
  element.closest('[title], [aria-label], summary, [aria-expanded], [data-cut="on purpose"]') !== null;

/** Of its own words alone: what stands among them for screen readers is drawn nowhere. */
function edgesOfOwnText(element: Element) {
  const boxes = [...element.childNodes].flatMap((node) => {
    if (!(node instanceof Text)) return [];
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** The element that cuts a text, if one does. */
function cutterOf(element: Element): Element | undefined {
  const text = edgesOfOwnText(element);
  let each: Element | null = element;
  for (let depth = 0; each && each !== document.body && depth < DEPTH; depth += 1, each = each.parentElement) {
    const { overflowX, overflowY, position, clip, clipPath } = getComputedStyle(each);
    if (clip !== 'auto' || clipPath !== 'none') return undefined;
    if (canScroll(overflowX) || canScroll(overflowY)) return undefined;
    const box = each.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2) return undefined;
    const isWide =
      overflowX !== 'visible' && (text.right > box.right + TOLERANCE_PX || text.left < box.left - TOLERANCE_PX);
    // Descenders of a tight line reach out of it; a cut line is higher than that.
    const isHigh = overflowY !== 'visible' && text.bottom > box.bottom + TOLERANCE_PX * 3;
    if (isWide || isHigh) return each;
    if (position === 'fixed') return undefined;
  }
  return undefined;
}

/** What is far from the screen may not be laid out yet, so it is looked at once more where a person reads it. */
function isCutInView(element: Element): boolean {
  const scrolled: [Element, number, number][] = [];
  for (let each: Element | null = element; each; each = each.parentElement)
    scrolled.push([each, each.scrollLeft, each.scrollTop]);
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const isCut = cutterOf(element) !== undefined;
  for (const [each, left, top] of scrolled)
    if (each.scrollLeft !== left || each.scrollTop !== top) each.scrollTo({ left, top, behavior: 'instant' });
  return isCut;
}

const ownText = (element: Element) =>
  [...element.childNodes]
    .map((node) => (node instanceof Text ? node.data : ''))
    .join('')
    .trim();

export function findCutText(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || (node as Text).data.trim() === '') continue;
    const mark = `${(node as Text).data.length} ${element.clientWidth}`;
    if (seen.get(element) === mark) continue;
    seen.set(element, mark);
    if (['SCRIPT', 'STYLE', 'OPTION', 'TITLE', 'NOSCRIPT'].includes(element.tagName)) continue;
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    if (isHiddenFromAll(element) || isReadableElsewhere(element)) continue;
    if (cutterOf(element) && isCutInView(element))
      found.push(`"${ownText(element).slice(0, 60)}" is cut, and nothing shows the rest of it`);
  }
  return found;
}
