/** What sorting and filtering 500 flights costs a desk: the script that an act sets off, to the last of it. */
import type { Browser, Page } from '@playwright/test';
import { type FlightOffer, flightSearchAnswerSchema } from '@sojourn/contracts';
import { type Bound, boundOf, median } from './bounds';
import { openDesk, scriptSoFar } from './first-visit';

const OFFERS = 500;
/** Of an act, in ms. */
const SCRIPT_LIMIT_MS = 50;
/** After this everything that an act sets off has run. */
const REST_MS = 1_200;

/** The choices of the panel and the row above the list, in the order in which they are pressed. */
const acts: { name: string; selector: string; text: string }[] = [
  { name: 'leaving only nonstops', selector: 'aside label', text: 'Nonstop only' },
  { name: 'showing all again', selector: 'aside label', text: 'All flights' },
  { name: 'the fastest first', selector: 'main [role=group] button', text: 'Fastest' },
  { name: 'the best first', selector: 'main [role=group] button', text: 'Best' },
  { name: 'the cheapest first', selector: 'main [role=group] button', text: 'Cheapest' },
];

/** As many offers as wanted out of those found: the same flights, each a dollar pricier than the one before it. */
const multiplied = (offers: readonly FlightOffer[]): FlightOffer[] =>
  Array.from({ length: OFFERS }, (_, at) => {
    const offer = offers[at % offers.length] as FlightOffer;
    const pricier = Math.floor(at / offers.length);
    return { ...offer, id: `${offer.id}-${pricier}`, totalPrice: offer.totalPrice + pricier };
  });

async function openLongList(page: Page, url: string): Promise<void> {
  await page.route('**/api/flights/search?*', async (route) => {
    const response = await route.fetch();
    const answer = flightSearchAnswerSchema.parse(await response.json());
    const data = multiplied(answer.data);
    await route.fulfill({ response, json: { ...answer, data, meta: { ...answer.meta, count: data.length } } });
  });
  await page.goto(url);
  await page.getByText(`Found ${OFFERS} flights`).waitFor();
}

/** Presses without a look at the whole page, which would count as the page's own script. */
const press = (page: Page, { selector, text }: (typeof acts)[number]) =>
  page.evaluate(
    ([found, words]) => {
      const all = [...document.querySelectorAll<HTMLElement>(found)];
      const wanted = all.find(({ textContent }) => textContent.startsWith(words));
      if (!wanted) throw new Error(`nothing to press says ${words}`);
      wanted.click();
    },
    [selector, text] as const,
  );

/** Script of each act in ms, by its name, in a browser that has not been there. */
async function scriptOfActs(browser: Browser, url: string): Promise<Record<string, number>> {
  const { page, context, client } = await openDesk(browser);
  await openLongList(page, url);
  const took: Record<string, number> = {};
  for (const act of acts) {
    await page.waitForTimeout(REST_MS);
    const before = await scriptSoFar(client);
    await press(page, act);
    await page.waitForTimeout(REST_MS);
    took[act.name] = (await scriptSoFar(client)) - before;
  }
  await context.close();
  return took;
}

/** What has to hold of a list of 500 flights, on the medians of some rounds. */
export async function largeListBounds(browser: Browser, url: string, rounds: number): Promise<Bound[]> {
  const script: Record<string, number[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, took] of Object.entries(await scriptOfActs(browser, url))) (script[name] ??= []).push(took);
  }
  return Object.entries(script).map(([name, all]) =>
    boundOf(`${OFFERS} flights: ${name}, ms of script`, median(all), SCRIPT_LIMIT_MS),
  );
}
