/** Whether the page is wider than its window. */

/** @param width of the window, in CSS pixels: what is wider makes a phone's window wider, too */
export function findOverflow(width: number): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= width) return [];
  const widest = [...document.querySelectorAll('body *')].findLast((each) => {
    const box = each.getBoundingClientRect();
    return box.width > 0 && Math.round(box.right + scrollX) >= scrollWidth;
  });
  const words = widest?.textContent?.replaceAll(/\s+/g, ' ').trim().slice(0, 40) ?? '';
  return [
    `the page is ${scrollWidth - width} pixels wider than its window, at <${widest?.tagName.toLowerCase()}> "${words}"`,
  ];
}
