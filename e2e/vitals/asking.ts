/** From the press that asks for recommendations to the first of them on the screen. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Bound, boundOf, median } from './bounds';
import { openDesk, openPhone } from './first-visit';

/** One way of asking: a desk with the machine's own wire and processor, or a phone as first visits are measured. */
type Asker = {
  name: string;
  limitMs: number;
  open: (browser: Browser) => Promise<{ page: Page; context: BrowserContext }>;
};

const askers: Asker[] = [
  {
    name: 'at 1280 px',
    limitMs: 1_000,
    open: openDesk,
  },
  {
    name: 'on a phone at 4 x',
    limitMs: 3_000,
    open: openPhone,
  },
];

/** One a round, so that each round asks for fares from where nobody asked before. */
const cities = ['London', 'Denver', 'Oslo', 'Lyon', 'Osaka', 'Leeds', 'Toronto', 'Vienna', 'Lima', 'Perth'];

/** As long as a person looks at the last step at least. */
const LOOK_MS = 1_500;

/** Goes through the seven steps to the last button. */
async function answerSteps(page: Page, origin: string, city: string): Promise<void> {
  await page.goto(`${origin}/plan-trip`);
  await page.getByRole('checkbox', { name: /^Cultural/ }).check();
  const next = page.getByRole('button', { name: 'Next' });
  for (const step of [2, 3, 4, 5, 6, 7]) {
    await next.click();
    await page.getByText(`Step ${step} of 7`).first().waitFor();
  }
  await page.getByRole('button', { name: 'Enter Manually' }).click();
  await page.getByRole('main').getByLabel('City or airport code').fill(city);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(LOOK_MS);
}

/** From the press to the frame that shows the first place, in ms. */
async function pressToPlace(page: Page): Promise<number> {
  const shown = page.evaluate(
    () =>
      new Promise<number>((done) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              if (document.querySelector('main article')) requestAnimationFrame((now) => done(now - timeStamp));
              else requestAnimationFrame(look);
            };
            look();
          },
          { capture: true, once: true },
        );
      }),
  );
  await page.getByRole('button', { name: 'Find My Perfect Vacation' }).click();
  return shown;
}

/** What has to hold of asking, on the medians of some rounds. */
export async function askingBounds(browser: Browser, origin: string, rounds: number): Promise<Bound[]> {
  const bounds: Bound[] = [];
  for (const [at, { name, limitMs, open }] of askers.entries()) {
    const took: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { page, context } = await open(browser);
      await answerSteps(page, origin, cities[(askers.length * round + at) % cities.length] ?? 'London');
      took.push(await pressToPlace(page));
      await context.close();
    }
    bounds.push(boundOf(`first recommendation ${name}, ms`, median(took), limitMs));
  }
  return bounds;
}
