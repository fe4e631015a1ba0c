/** Everything that a visit fetches when somebody scrolls the page to its end. */
import type { Browser } from '@playwright/test';

/** A phone's window, and a tall one of a desktop. */
export const windows = [
  { width: 390, height: 844 },
  { width: 1280, height: 1400 },
] as const;

/** A screenful at a time, as a person scrolls, and long enough after the last for what that asked for. */
const SCROLL_PX = 600;
const SCROLLS = 15;
const PAUSE_MS = 150;
const REST_MS = 1_500;

/** Script over the wire with headers, in kB (1,024 bytes), to the end of the scroll. */
export async function scriptToTheEnd(
  browser: Browser,
  url: string,
  viewport: (typeof windows)[number],
): Promise<number> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => void (type === 'Script' && scripts.add(requestId)));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(REST_MS);
  for (let scroll = 0; scroll < SCROLLS; scroll += 1) {
    await page.mouse.wheel(0, SCROLL_PX);
    await page.waitForTimeout(PAUSE_MS);
  }
  await page.waitForTimeout(REST_MS);
  await context.close();
  return bytes / 1024;
}
