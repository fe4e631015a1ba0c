/** One first visit of a phone: cold cache, 9 Mbps, 100 ms, a processor four times slower. */
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** Times in ms, `script` in kB (1,024 bytes) over the wire with headers, `shift` as the browser counts it. */
export type Visit = { script: number; first: number; largest: number; blocked: number; longest: number; shift: number };

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
/** After this the page is left: everything that a first visit loads by itself has come. */
const LOOK_MS = 4_000;

declare global {
  interface Window {
    vitals: Omit<Visit, 'script'>;
  }
}

/** Counts inside the page, from its first moment. */
function observe() {
  const seen = { first: 0, largest: 0, blocked: 0, longest: 0, shift: 0 };
  window.vitals = seen;
  const each = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', (entry) => (seen.largest = entry.startTime));
  each('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.shift += entry.value ?? 0;
  });
  each('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
    seen.longest = Math.max(seen.longest, duration);
  });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.first = startTime;
  });
}

/** What a browser has stored of an earlier visit, under which name. */
export type StoredItem = { name: string; value: string };
/** What is stored for which origin. */
export type StoredBy = { origin: string; items: StoredItem[] };

/** A phone that may have been there before; its wire is the measured one, or as quick as this machine. */
type PhoneOptions = { storedBy?: StoredBy | undefined; wire?: 'measured' | 'quick' };

async function openPage(browser: Browser, options: BrowserContextOptions) {
  const context = await browser.newContext({ ...options, serviceWorkers: 'block' });
  const page = await context.newPage();
  // tsx names the functions that are sent into the page by this helper of its own.
  await page.addInitScript('globalThis.__name = (value) => value');
  const client = await context.newCDPSession(page);
  return { context, page, client };
}

/** Opens a page of a phone's own, with the wire and the processor as they are measured. */
export async function openPhone(browser: Browser, { storedBy, wire: speed = 'measured' }: PhoneOptions = {}) {
  const origins = storedBy ? [{ origin: storedBy.origin, localStorage: storedBy.items }] : [];
  const baseURL = storedBy ? { baseURL: storedBy.origin } : {};
  const opened = await openPage(browser, { ...PHONE, ...baseURL, storageState: { cookies: [], origins } });
  const { client } = opened;
  await client.send('Network.enable');
  const wire = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 3e6 / 8 };
  if (speed === 'measured') await client.send('Network.emulateNetworkConditions', wire);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return opened;
}

/** Opens a page at a desk, with this machine's own wire and processor. */
export const openDesk = (browser: Browser) => openPage(browser, { viewport: { width: 1280, height: 900 } });

/** The script that a page has run in ms, since this was asked first: until then nothing is counted, as counting costs. */
export async function scriptSoFar(client: CDPSession): Promise<number> {
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1_000;
}

/** Visits an address and looks at it for four seconds. @throws with what the page complained about */
export async function visit(browser: Browser, url: string, storedBy?: StoredBy): Promise<Visit> {
  const { context, page, client } = await openPhone(browser, { storedBy });
  const kinds = new Map<string, string>();
  const complaints: string[] = [];
  let bytes = 0;
  client.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (kinds.get(requestId) === 'Script') bytes += encodedDataLength;
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 401/.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
  await page.waitForTimeout(LOOK_MS);
  const seen = await page.evaluate(() => window.vitals);
  await context.close();
  if (complaints.length) throw new Error(`${url} complained: ${complaints.join('; ')}`);
  return { ...seen, script: bytes / 1024 };
}

/** What a person taps 2 s into the visit, and what has to be there then. */
export type Tap = { name: string; target: (page: Page) => ReturnType<Page['locator']>; answer: string };

/** The taps that have to be answered. */
export const taps: Tap[] = [
  { name: 'menu', target: (page) => page.getByRole('button', { name: 'Open menu' }), answer: 'dialog[open]' },
  { name: 'From', target: (page) => page.getByRole('combobox', { name: 'From' }), answer: '[role=combobox]:focus' },
];

/** Time from a tap, 2 s into a visit of home, to the frame that shows its answer, in ms. */
export async function tapAnswer(browser: Browser, url: string, { target, answer }: Tap): Promise<number> {
  const { context, page } = await openPhone(browser);
  await page.goto(url, { waitUntil: 'commit' });
  const answered = page.evaluate(
    (selector) =>
      new Promise<number>((done) => {
        addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector(selector)) requestAnimationFrame((now) => done(now - timeStamp));
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
    answer,
  );
  await page.waitForFunction(() => performance.now() > 2_000);
  await target(page).click({ force: true });
  const took = await answered;
  await context.close();
  return took;
}
