/** One cell of the matrix: a remote breaks in one way, somebody looks, and it comes back. */
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { areas, type Area, type Visitor } from './areas';
import type { Fault, Stage } from './faults';

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** `signedIn` is the session of somebody; `others`: which of the other areas are opened meanwhile. */
export type Cell = {
  browser: Browser;
  stage: Stage;
  area: Area;
  fault: Fault;
  visitor: Visitor;
  signedIn: StoredState;
  others: (area: Area) => boolean;
};

/** How long the card may take once the shell has started (MF-3), and how long anything else. */
const CARD_MS = 5_000;
const PAGE_MS = 15_000;

const WHAT = 'This part of Sojourn is taking a break';
const cardIn = (page: Page, where: 'main' | 'banner') =>
  page.getByRole(where).getByRole('alert').filter({ hasText: WHAT });

/** Waits until the page's own code stands there, and nothing that stands in for it. */
export async function expectPage(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PAGE_MS });
  await page.waitForFunction(
    () => !document.querySelector('#first-view, [role="status"][aria-label="Loading the page"]'),
    undefined,
    { timeout: PAGE_MS },
  );
  if ((await cardIn(page, 'main').count()) > 0) throw new Error(`${page.url()} shows a card`);
}

/** Uses the frame: its own buttons work although a part of the page is away. */
async function useFrame(page: Page): Promise<void> {
  // Until the shell has started a click does nothing, and nobody can see that it has.
  await expect(async () => {
    for (const name of ['Light', 'Dark'])
      await page.getByRole('radio', { name }).check({ timeout: 1_000, force: true });
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
  }).toPass({ timeout: PAGE_MS });
}

async function expectFailure(page: Page, { area, visitor }: Cell): Promise<void> {
  await cardIn(page, 'main').waitFor({ timeout: CARD_MS });
  if (!area.isInFrame(visitor)) return;
  const line = cardIn(page, 'banner');
  await line.getByRole('button', { name: 'Sign Out' }).waitFor({ timeout: CARD_MS });
  if ((await line.getByRole('heading').count()) > 0) throw new Error('a whole card stands in the header');
}

/** Try again in every place that shows a failure, without a reload. */
async function expectHealed(page: Page, cell: Cell): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  for (const where of cell.area.isInFrame(cell.visitor) ? (['banner', 'main'] as const) : (['main'] as const)) {
    await cardIn(page, where).getByRole('button', { name: 'Try again' }).click();
    await cardIn(page, where).waitFor({ state: 'detached', timeout: PAGE_MS });
  }
  await expectPage(page);
  if (!(await page.evaluate(() => 'isSamePage' in window))) throw new Error('it took a reload');
}

/**
 * Plays a cell.
 * @throws what a person would complain about
 */
export async function play(cell: Cell): Promise<void> {
  const { browser, stage, area, fault, visitor, signedIn, others } = cell;
  const context = await browser.newContext(visitor === 'signed in' ? { storageState: signedIn } : {});
  const mend = await fault.begin(stage, area.remote);
  let isMended = false;
  try {
    const page = await context.newPage();
    const at = (path: string) => stage.front.origin + path;
    // A script that hangs holds the load event back; what counts is what a person sees.
    await page.goto(at(area.pathOf(visitor)), { waitUntil: 'commit' });
    await useFrame(page);
    await expectFailure(page, cell);
    const elsewhere = await context.newPage();
    for (const other of areas.filter((each) => each !== area && others(each))) {
      await elsewhere.goto(at(other.pathOf(visitor)), { waitUntil: 'commit' });
      await expectPage(elsewhere);
    }
    await mend();
    isMended = true;
    await expectHealed(page, cell);
    // The browser's cache may hold for a year what was broken.
    await page.reload({ waitUntil: 'commit' });
    await expectPage(page);
    if (area.isInFrame(visitor)) await page.getByRole('button', { name: /^Account of/ }).waitFor({ timeout: PAGE_MS });
  } finally {
    if (!isMended) await mend();
    await context.close();
  }
}
