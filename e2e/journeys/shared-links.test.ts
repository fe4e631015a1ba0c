/** A list that was narrowed, ordered and read half-way is found so again: by Reload, by Back, and by whoever is sent its address. */
import type { Page } from '@playwright/test';
import { allThere, dayFromNow, expect, pressInPlace, scrolledBy, test } from '../story';

const [from, until] = [dayFromNow(60), dayFromNow(67)];

interface List {
  path: string;
  /** Narrows the list and puts it in order. */
  arrange: (page: Page) => Promise<unknown>;
  /** What says that it is narrowed and ordered. */
  shown: (page: Page) => Promise<void>;
}

const sortBy = (page: Page) => page.getByRole('combobox', { name: 'Sort by' });
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

const lists: Record<string, List> = {
  flights: {
    path: `/flights/search?${new URLSearchParams({ origin: 'LHR', destination: 'JFK', departureDate: from, returnDate: until })}`,
    arrange: async (page) => {
      await filters(page)
        .getByRole('radio', { name: /^Nonstop only/ })
        .click();
      await sortBy(page).click();
      await page.getByRole('option', { name: 'Duration Shortest', exact: true }).click();
    },
    shown: async (page) => {
      await expect(filters(page).getByRole('radio', { name: /^Nonstop only/ })).toBeChecked();
      await expect(sortBy(page)).toHaveText('Duration Shortest');
    },
  },
  hotels: {
    path: `/hotels/search?${new URLSearchParams({ city: 'Rome', checkIn: from, checkOut: until })}`,
    arrange: async (page) => {
      await filters(page)
        .getByRole('checkbox', { name: /^5 stars/ })
        .click();
      await sortBy(page).selectOption('Total price, low to high');
    },
    shown: async (page) => {
      await expect(filters(page).getByRole('checkbox', { name: /^5 stars/ })).toBeChecked();
      await expect(sortBy(page)).toHaveValue('price');
    },
  },
};

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading').allInnerTexts();

test.use({ viewport: { width: 1280, height: 900 } });

for (const [name, { path, arrange, shown }] of Object.entries(lists))
  test(`${name}: filters, order and place`, async ({ watched: { page }, browser, origin }) => {
    await page.goto(path);
    await arrange(page);
    await shown(page);
    await allThere(page);
    const list = await names(page);
    expect(list.length).toBeGreaterThan(9);

    const ninth = page.getByRole('main').getByRole('article').nth(8);
    // A list may answer its order anew meanwhile, and then has other cards.
    await expect(() => ninth.scrollIntoViewIfNeeded()).toPass();
    await allThere(page);
    const left = await scrolledBy(page);
    expect(left).toBeGreaterThan(300);
    await expect.poll(() => page.url()).toContain('#');
    const address = page.url();
    // By its id: two flights of one airline at one fare have the same name.
    const readAt = `[id='${new URL(address).hash.slice(1)}']`;

    await page.reload();
    await shown(page);
    await allThere(page);
    await expect.poll(() => scrolledBy(page)).toBe(left);
    await expect(ninth).toBeInViewport();

    // In the header, which is in view from everywhere.
    await pressInPlace(page.getByRole('banner').getByRole('link', { name: 'Sign In' }));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => scrolledBy(page)).toBe(0);
    await page.goBack();
    await shown(page);
    await allThere(page);
    await expect.poll(() => scrolledBy(page)).toBe(left);
    await expect(ninth).toBeInViewport();

    const other = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
    const sent = await other.newPage();
    await sent.goto(address);
    await shown(sent);
    await allThere(sent);
    expect(await names(sent)).toEqual(list);
    await expect(sent.locator(readAt)).toBeInViewport();
    expect(await scrolledBy(sent)).toBeGreaterThan(300);
    await other.close();
  });
