/** On paper stands what a page says of a trip, titles included, and nothing that can only be pressed. */
import type { Page } from '@playwright/test';
import { expect, test } from '../story';

/** Names of things, which open them by a press on the screen. */
const TITLES = '[data-part="title"], [data-row] [data-paper="shown"], [data-row] strong';

const TABS = ['Timeline', 'Itinerary', 'Expenses', 'Packing', 'Documents'];

/** What is to be seen of a kind of element, as the page now is. */
const seen = (page: Page, selector: string): Promise<string[]> =>
  page
    .getByRole('main')
    .locator(selector)
    .evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => (each.textContent ?? '').trim()));

test('prints every title of a trip and none of its controls when each tab is printed', async ({
  watched: { page },
}) => {
  await page.goto('/my-trips');
  await page
    .getByRole('link', { name: /^View Details/ })
    .first()
    .click();
  for (const name of TABS) {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const titles = await seen(page, TITLES);
    const headings = await seen(page, 'h1, h2, h3');
    if (name === 'Timeline' || name === 'Itinerary') expect(titles.length, name).toBeGreaterThan(3);
    await page.emulateMedia({ media: 'print' });
    expect(await seen(page, TITLES), name).toEqual(expect.arrayContaining(titles));
    const printed = await seen(page, 'h1, h2, h3');
    expect(
      headings.filter((each) => !printed.includes(each) && each !== 'Unscheduled'),
      name,
    ).toEqual([]);
    expect(await seen(page, 'button:not([data-paper="shown"]), select, [role="tab"]'), name).toEqual([]);
    await expect(page.getByText('Add an event, or move one here.').first(), name).toBeHidden();
  }
});
