/** Flights, stays and places on a phone, by touch, with the keyboard over half of the screen; and what is found on maps. */
import type { Page } from '@playwright/test';
import { screens as windows } from '../member';
import { dayFromNow, expect, expectAccessible, expectAccessibleInBothThemes, overhangOf, test } from '../story';

const [out, back] = [dayFromNow(60), dayFromNow(67)];
const PHONE = { width: 390, height: 844 };
/** What a phone's keyboard leaves. */
const ABOVE_KEYBOARD = { width: 390, height: 460 };

/** Types into a field that fills the screen, and takes what is suggested for it, without scrolling. */
async function choose(page: Page, label: string, [typed, wanted]: [string, RegExp]) {
  const field = page.getByRole('combobox', { name: label });
  await field.tap();
  await page.setViewportSize(ABOVE_KEYBOARD);
  await page.keyboard.type(typed);
  await expect(field).toHaveValue(typed);
  const option = page.getByRole('option', { name: wanted }).first();
  await expect(option).toBeInViewport();
  await expect(field).toBeInViewport();
  await expectAccessible(page);
  await option.tap();
  await page.setViewportSize(PHONE);
}

test.describe('on a phone', () => {
  test.use(windows['on a phone']);

  test('a flight is searched for, narrowed down and shared by touch alone', async ({ watched: { page }, browser }) => {
    await page.goto('/');
    await choose(page, 'From', ['lond', /London Heathrow/]);
    await choose(page, 'To', ['rom', /^Rome/]);
    await page.getByRole('textbox', { name: 'Departure' }).fill(out);
    await page.getByRole('textbox', { name: 'Return' }).fill(back);
    await page.getByRole('button', { name: /^Search flights/ }).tap();
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards.first()).toBeVisible();

    await page.getByRole('button', { name: /^Filters/ }).tap();
    const filters = page.getByRole('dialog');
    await filters.getByRole('checkbox').first().tap();
    await expectAccessibleInBothThemes(page);
    await filters.getByRole('button', { name: /^Show \d+ flight/ }).tap();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();

    const words = await cards.first().innerText();
    const count = await cards.count();
    const friend = await browser.newPage({ ...windows['on a phone'], baseURL: new URL(page.url()).origin });
    await friend.goto(page.url());
    const theirs = friend.getByRole('main').getByRole('article');
    await expect(theirs.first()).toBeVisible();
    expect(await theirs.first().innerText()).toBe(words);
    await expect(theirs).toHaveCount(count);
    await friend.context().close();
  });

  test('a field that fills the screen is left as it was found', async ({ watched: { page } }) => {
    await page.goto('/');
    const field = page.getByRole('combobox', { name: 'From' });
    const place = await field.boundingBox();
    await field.tap();
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await expect(close).toBeVisible();
    await page.keyboard.type('osl');
    await close.tap();
    await expect(close).toBeHidden();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toHaveValue('osl');
    expect((await field.boundingBox())?.y).toBe(place?.y);
    await field.tap();
    await page.keyboard.press('Escape');
    await expect(close).toBeHidden();
  });

  test('a place is picked on the map of fares, and leads to its flights', async ({ watched: { page } }) => {
    await page.goto('/explore?origin=LHR');
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    const mark = page.getByRole('group', { name: 'Map of where you can fly' }).getByRole('button').first();
    const [name = ''] = ((await mark.getAttribute('aria-label')) ?? '').split(', $');
    await mark.tap();
    const row = page.getByRole('article');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText(name);
    await expectAccessible(page);
    await row.getByRole('link', { name: /^Flights to / }).tap();
    await expect(page).toHaveURL(/\/flights\/search\?.*destination=/);
  });

  test('rows of chips are as wide as the screen, and never the page', async ({ watched: { page } }) => {
    for (const path of ['/explore?origin=LHR', '/destinations/kyoto', '/activities']) {
      await page.goto(path);
      const filters = page.getByRole('button', { name: 'Passengers and filters' });
      if (path.startsWith('/explore')) await filters.tap();
      const chips = page.getByRole('group', { name: /^(Type of place|Category)$/ });
      await expect(chips).toBeVisible();
      expect(await overhangOf(page), path).toBe(0);
      expect((await chips.boundingBox())?.width, path).toBeLessThanOrEqual(PHONE.width);
    }
  });

  test('hotels begin on the first screen, and the search is edited above them', async ({ watched: { page } }) => {
    await page.goto(`/hotels/search?city=Rome&checkIn=${out}&checkOut=${back}&adults=2`);
    const first = page.getByRole('main').getByRole('article').first();
    await expect(first).toBeVisible();
    expect((await first.boundingBox())?.y).toBeLessThan(PHONE.height / 2);
    const city = page.getByRole('combobox', { name: /^Destination/ });
    await expect(city).toBeHidden();
    await page.getByRole('button', { name: 'Edit search' }).tap();
    await expect(city).toHaveValue('Rome');
    await page.getByLabel('Guests', { exact: true }).tap();
    await page.getByRole('button', { name: 'Increase Adults' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await page.getByRole('button', { name: 'Search Hotels' }).tap();
    await expect(page.getByText(/, 3 guests/)).toBeVisible();
    await expect(city).toBeHidden();
    await expectAccessibleInBothThemes(page);
  });

  test('a stay is picked on the map, and found in the list', async ({ watched: { page } }) => {
    await page.goto(`/hotels/search?city=Rome&checkIn=${out}&checkOut=${back}&adults=2`);
    await page.getByRole('button', { name: 'Map', exact: true }).tap();
    const mark = page.getByRole('group', { name: 'Map of hotels in Rome' }).getByRole('button').first();
    const [name = ''] = ((await mark.getAttribute('aria-label')) ?? '').split(', $');
    await mark.tap();
    await expect(page.getByRole('main').getByRole('heading', { name, exact: true })).toBeFocused();
    await expectAccessible(page);
  });
});

test.describe('nothing found', () => {
  test.use(windows['on a phone']);

  test('no such place among the destinations: the filters are cleared', async ({ watched: { page } }) => {
    await page.goto('/search?q=zzzz');
    await expect(page.getByRole('heading', { name: 'No destinations found' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: 'Clear filters' }).tap();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('no place for so little: the filter to drop is named', async ({ watched: { page } }) => {
    await page.goto('/explore?origin=LHR&budget=1');
    await expect(page.getByRole('heading', { name: 'Nowhere fits all of that' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByRole('button', { name: /^Without / }).tap();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  test('a city that nobody knows: those that may be meant', async ({ watched: { page } }) => {
    await page.goto(`/hotels/search?city=Qwertyville&checkIn=${out}&checkOut=${back}`);
    await expect(page.getByText('We do not know a place called “Qwertyville”.', { exact: false })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('no flight from a city to itself: the form keeps what was asked', async ({ watched: { page } }) => {
    await page.goto(`/flights/search?origin=LHR&destination=LGW&departureDate=${out}`);
    await expect(page.getByRole('heading', { name: /No Flights Found/i })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});
