/** The smoke journey: the words that every release has, on the pages that every area has. */
import { type Browser, expect, type Page } from '@playwright/test';
import { areas, type Visitor } from '../matrix/areas';
import { expectPage } from '../matrix/cell';
import { dayFromNow, newPerson } from '../story';

const WAIT_MS = 15_000;
const dates = { departureDate: dayFromNow(40), returnDate: dayFromNow(47) };
const flights = new URLSearchParams({ origin: 'LHR', destination: 'FCO', ...dates, adults: '1' });
const stays = new URLSearchParams({ city: 'Rome', checkIn: dates.departureDate, checkOut: dates.returnDate });

/** What the specification says stands there, whoever released the page. */
const words: [path: string, look: (page: Page) => Promise<void>][] = [
  // A widget of a remote in a page of the shell.
  ['/', (page) => expect(page.getByRole('combobox', { name: 'From' })).toBeVisible({ timeout: WAIT_MS })],
  [
    `/flights/search?${flights}`,
    (page) => expect(page.getByText(/^Found \d+ flights/)).toBeVisible({ timeout: WAIT_MS }),
  ],
  [
    `/hotels/search?${stays}`,
    (page) => expect(page.getByRole('main').getByText(/\$\d/).first()).toBeVisible({ timeout: WAIT_MS }),
  ],
];

/** Makes a trip as any page does, and opens its page. */
async function openTrip(page: Page, origin: string): Promise<void> {
  const headers = { 'x-requested-by': 'sojourn', 'sec-fetch-site': 'same-origin' };
  const data = {
    title: 'Rome in spring',
    destination: 'Rome, Italy',
    startDate: dayFromNow(40),
    endDate: dayFromNow(47),
  };
  const answer = await page.request.post(`${origin}/api/trips`, { headers, data });
  const { id } = (await answer.json()) as { id: number };
  await page.goto(`${origin}/trips/${id}`);
  await expect(page.getByRole('heading', { name: data.title }).first()).toBeVisible({ timeout: WAIT_MS });
}

/**
 * Looks at every area as a guest and signed in.
 * @returns what is wrong, a sentence each; and how many pages were looked at
 */
export async function smoke(browser: Browser, origin: string): Promise<{ faults: string[]; pages: number }> {
  const faults: string[] = [];
  let pages = 0;
  for (const visitor of ['guest', 'signed in'] as const satisfies readonly Visitor[]) {
    const context = await browser.newContext({ locale: 'en-US' });
    if (visitor === 'signed in') {
      const headers = { 'x-requested-by': 'sojourn', 'sec-fetch-site': 'same-origin' };
      await context.request.post(`${origin}/api/register`, { headers, data: newPerson() });
    }
    const page = await context.newPage();
    const complain = (text: string) => faults.push(`${new URL(page.url()).pathname}, ${visitor}: ${text}`);
    page.on('pageerror', (error) => complain(String(error)));
    page.on('console', (message) => {
      if (/version|singleton|integrity|Content Security Policy/i.test(message.text())) complain(message.text());
    });
    const look = async (work: () => Promise<void>) => {
      pages += 1;
      await work().catch((error: unknown) => complain(String(error).split('\n')[0] ?? ''));
    };
    for (const area of areas) {
      await look(async () => {
        await page.goto(origin + area.pathOf(visitor));
        await expectPage(page);
      });
    }
    for (const [path, stands] of words) {
      await look(async () => {
        await page.goto(origin + path);
        await expectPage(page);
        await stands(page);
      });
    }
    if (visitor === 'signed in') await look(() => openTrip(page, origin));
    await context.close();
  }
  return { faults, pages };
}
