/** A guest's trip of a month with everything written down, beside one of a long weekend: both the same portal's. */
import type { Browser, Page } from '@playwright/test';
import { browserTripOf, LARGE_TRIP, SMALL_TRIP, tripOfSize } from '@sojourn/trip/testing';
import { type Bound, boundOf, median } from './bounds';
import { openPhone, scriptSoFar, type StoredItem, visit } from './first-visit';

const LARGE = { id: 1_000_000_000_901, size: LARGE_TRIP };
const SMALL = { id: 1_000_000_000_902, size: SMALL_TRIP };

/** Both trips stand in one browser, so that all that differs is which one is opened. */
const stored = (): StoredItem[] => [
  {
    name: 'trips',
    value: JSON.stringify([SMALL, LARGE].map(({ id, size }) => browserTripOf(tripOfSize(size), id))),
  },
];

/** What a person does with a trip has so much script, in ms, and blocks so many times as long as with a small one. */
const SCRIPT_LIMIT_MS = 100;
const BLOCKED_LIMIT = 1.3;
/** A frame: nobody feels what blocks for less, and how many times as long as nothing something takes says nothing. */
const FRAME_MS = 16;
/** After this everything that an act sets off has run, also what waits for an idle moment. */
const REST_MS = 2_500;

/** Something that a person does: before it, and the part of it that is measured. */
type Act = { name: string; prepare: (page: Page) => Promise<void>; measured: (page: Page) => Promise<void> };

const path = (id: number, tab?: string) => `/trips/${id}${tab ? `?tab=${tab}` : ''}`;

async function goTo(page: Page, to: string, words: string) {
  await page.goto(to);
  await page.getByText(words).first().waitFor();
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses what a selector finds without a look at the whole page, which would count as the page's own script. */
const click = (page: Page, selector: string) =>
  page.evaluate((found) => document.querySelector<HTMLElement>(found)?.click(), selector);

const linkToIt = `a[href="/trips/${LARGE.id}"]`;

async function fillExpense(page: Page, description: string) {
  await page.getByRole('button', { name: 'Add Expense' }).first().click();
  await page.getByLabel('Description').fill(description);
  await page.getByRole('textbox', { name: 'Amount' }).fill('12.50');
}
const save = (page: Page) => click(page, '[role=dialog] [type=submit], dialog [type=submit]');
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

const acts: Act[] = [
  {
    name: 'opening it from the list',
    async prepare(page) {
      // The second time: what the page is made of has been fetched.
      await goTo(page, '/my-trips', 'My Trips');
      await page.locator(linkToIt).first().waitFor();
      await click(page, linkToIt);
      await page.getByRole('tab', { name: 'Overview' }).waitFor();
      await page.goBack();
      await page.locator(linkToIt).first().waitFor();
    },
    measured: (page) => click(page, linkToIt),
  },
  {
    name: 'carrying an event a step',
    async prepare(page) {
      await goTo(page, path(LARGE.id, 'timeline'), 'Trastevere 3');
      await page.getByRole('button', { name: 'Move Trastevere 3', exact: true }).focus();
      await press(page, 'Space');
    },
    measured: (page) => press(page, 'ArrowDown'),
  },
  { name: 'moving an event', prepare: async () => undefined, measured: (page) => press(page, 'Space') },
  {
    name: 'moving another one',
    async prepare(page) {
      await page.getByRole('button', { name: 'Move Trastevere 33', exact: true }).focus();
      await press(page, 'Space', 'ArrowDown');
    },
    measured: (page) => press(page, 'Space'),
  },
  {
    name: 'adding an expense',
    async prepare(page) {
      await goTo(page, path(LARGE.id, 'expenses'), 'Add Expense');
      await fillExpense(page, 'Lemonade');
      await save(page);
      await closed(page);
      await fillExpense(page, 'Espresso');
    },
    measured: save,
  },
];

/** Script of each act in ms, by its name, on a phone whose wire is as quick as this machine. */
async function scriptOfActs(browser: Browser, origin: string): Promise<Record<string, number>> {
  const { context, page, client } = await openPhone(browser, { storedBy: { origin, items: stored() }, wire: 'quick' });
  const took: Record<string, number> = {};
  for (const { name, prepare, measured } of acts) {
    await prepare(page);
    await page.waitForTimeout(REST_MS);
    const before = await scriptSoFar(client);
    await measured(page);
    await page.waitForTimeout(REST_MS);
    took[name] = (await scriptSoFar(client)) - before;
  }
  await context.close();
  return took;
}

/** What has to hold of a large trip, on the medians of some rounds. */
export async function largeTripBounds(browser: Browser, origin: string, rounds: number): Promise<Bound[]> {
  const blocked: Record<'large' | 'small', number[]> = { large: [], small: [] };
  const script: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    const storedBy = { origin, items: stored() };
    for (const [size, { id }] of [['small', SMALL] as const, ['large', LARGE] as const]) {
      blocked[size].push((await visit(browser, origin + path(id), storedBy)).blocked);
    }
    for (const [name, took] of Object.entries(await scriptOfActs(browser, origin))) (script[name] ??= []).push(took);
  }
  const [large, small] = [median(blocked.large), median(blocked.small)];
  return [
    boundOf(
      `large trip: opening blocks ${Math.round(large)} ms, times a small one (${Math.round(small)} ms)`,
      Math.max(large, FRAME_MS) / Math.max(small, FRAME_MS),
      BLOCKED_LIMIT,
    ),
    ...Object.entries(script).map(([name, all]) =>
      boundOf(`large trip: ${name}, ms of script`, median(all), SCRIPT_LIMIT_MS),
    ),
  ];
}
