/** The list of flights is dense and calm: much to compare on a desk, and a flight in sight at once on a phone. */
import type { Page } from '@playwright/test';
import { screens as windows } from '../member';
import { dayFromNow, expect, expectAccessibleInBothThemes, overhangOf, test } from '../story';

const [out, back] = [dayFromNow(60), dayFromNow(67)];
const addressOf = (more: Record<string, string>) =>
  `/flights/search?${new URLSearchParams({ origin: 'LHR', destination: 'FCO', departureDate: out, ...more })}`;
const connecting = { origin: 'LIS', destination: 'NRT', returnDate: back };
const party = { adults: '2', children: '1', infants: '1', travelClass: 'BUSINESS' };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const bottoms = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
const topOfFirst = async (page: Page) => (await cards(page).first().boundingBox())?.y;

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const [name, more] of Object.entries({
    'a round trip': { returnDate: back, adults: '2' },
    'one way': {},
    'a round trip, with filters in force': { returnDate: back, stops: 'onestop', hours: '12' },
    'a round trip with changes, of a party': { ...connecting, ...party },
  })) {
    test(`five flights of ${name} are whole on one screen`, async ({ watched: { page } }) => {
      await page.goto(addressOf(more));
      await expect(cards(page).nth(5)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect((await bottoms(page))[4]).toBeLessThanOrEqual(900);
    });
  }

  test('what is compared, left out and ordered stands in three places, and in the address', async ({
    watched: { page },
  }) => {
    await page.goto(addressOf({ returnDate: back }));
    const found = page.getByText(/^Found \d+ flights$/);
    const all = await found.innerText();
    const stops = page.getByRole('complementary', { name: 'Filters' }).getByRole('radiogroup', { name: 'Stops' });
    await expect(stops.getByRole('radio')).toHaveCount(3);
    await expect(stops.getByRole('radio', { name: /^All flights from \$/ })).toBeChecked();
    // By keys alone: the group is one stop of Tab, and its arrows choose.
    await stops.getByRole('radio', { name: /^All flights/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(stops.getByRole('radio', { name: /^Nonstop only/ })).toBeChecked();
    await expect(page).toHaveURL(/stops=nonstop/);
    await expect(found).not.toHaveText(all);

    const orders = page.getByRole('group', { name: 'Sort by best, cheapest or fastest' }).getByRole('button');
    await expect(orders).toHaveText([/^Best.*\$/, /^Cheapest.*\$/, /^Fastest.*\$/]);
    const tops = await orders.evaluateAll((row) => row.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    await orders.last().click();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveText('Duration Shortest');
    await expectAccessibleInBothThemes(page);

    const first = cards(page).first().getByRole('heading', { level: 2 });
    const words = await first.innerText();
    await page.reload();
    await expect(first).toHaveText(words);
    await page.getByRole('button', { name: 'Remove filter: Nonstop only' }).click();
    await expect(found).toHaveText(all);
  });
});

test.describe('on a phone', () => {
  test.use(windows['on a phone']);

  for (const [name, more] of Object.entries({ 'a round trip': connecting, 'one way': {} })) {
    test(`the first flight of ${name} is in sight at once`, async ({ watched: { page } }) => {
      await page.goto(addressOf(more));
      await expect(cards(page).first()).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      expect(await topOfFirst(page)).toBeLessThan(464);
    });
  }

  test('the narrowest screen has everything, and nothing beside itself', async ({ watched: { page } }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(addressOf({ ...connecting, ...party, stops: 'onestop', departs: 'morning,evening' }));
    await page
      .getByRole('button', { name: /segments$/ })
      .first()
      .tap();
    await expect(page.getByText(/ layover in /).first()).toBeVisible();
    expect(await overhangOf(page)).toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Filters (3)' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByText('All flights').tap();
    await expect(sheet.getByRole('radio', { name: /^All flights/ })).toBeChecked();
    expect(await overhangOf(page)).toBeLessThanOrEqual(0);
    await expectAccessibleInBothThemes(page);
  });
});
