/** A guest plans the days of a trip: by pointer, by keys, beside a map; and nothing of it is lost. */
import type { Locator, Page } from '@playwright/test';
import { dayFromNow, expect, expectAccessible, settled, test } from '../story';

const day = (page: Page, number: number) => page.getByRole('region', { name: new RegExp(`^Day ${number},`) });
const titlesOn = (list: Locator) => list.locator('[data-part="title"]');

/** Carries what a handle belongs to over a list, with a real pointer. */
async function drag(page: Page, handle: Locator, to: Locator): Promise<void> {
  await handle.scrollIntoViewIfNeeded();
  await handle.hover();
  // Dragging is loaded when a pointer comes near.
  await expect(page.locator('[id^="DndLiveRegion"]')).toBeAttached();
  const from = await handle.boundingBox();
  const target = await to.boundingBox();
  if (!from || !target) throw new Error('There is nothing to drag, or nowhere to.');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y - 20, { steps: 4 });
  await page.mouse.move(target.x + target.width / 2, target.y + target.height - 16, { steps: 8 });
  await page.mouse.up();
}

/** A trip of this browser, and its timeline. */
async function openNewTrip(page: Page): Promise<void> {
  await page.goto('/my-trips');
  await page.getByRole('button', { name: 'Create New Trip' }).click();
  const form = page.getByRole('region', { name: 'Create a new trip' });
  await form.getByLabel('Trip name').fill('Days in Athens');
  await form.getByRole('combobox', { name: 'Destination' }).fill('Athens, Greece');
  await form.getByRole('textbox', { name: 'Start date' }).fill(dayFromNow(5));
  await form.getByRole('textbox', { name: 'End date' }).fill(dayFromNow(9));
  await form.getByRole('button', { name: 'Create Trip' }).click();
  await expect(page.getByRole('heading', { name: 'Days in Athens' })).toBeVisible();
  // The nearest trip comes first.
  await page
    .getByRole('link', { name: /View Details/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Timeline' }).click();
}

test('a guest fills the days, moves things about, and finds them so again', async ({ watched: { page } }) => {
  await openNewTrip(page);
  await page.getByRole('button', { name: 'Fill in the days' }).click();
  await expect(titlesOn(day(page, 1))).toHaveText(['Arrival', 'Check-in: Hotel', 'Welcome dinner']);
  await expectAccessible(page);

  await drag(page, page.getByRole('button', { name: 'Move Lunch' }).first(), day(page, 1));
  await expect(titlesOn(day(page, 1))).toHaveText(['Arrival', 'Check-in: Hotel', 'Welcome dinner', 'Lunch']);
  await expect(page.getByText('Event moved').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titlesOn(day(page, 1))).toHaveText(['Arrival', 'Check-in: Hotel', 'Welcome dinner']);

  await page.getByRole('button', { name: 'Move Arrival' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Space');
  await expect(titlesOn(day(page, 2)).last()).toHaveText('Arrival');
  await expect(page.getByRole('button', { name: 'Move Arrival' })).toBeFocused();

  await page.getByRole('button', { name: 'Actions for Welcome dinner' }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await expect(page.getByText('Event Removed').first()).toBeVisible();
  await expect(titlesOn(day(page, 1))).toHaveText(['Check-in: Hotel']);

  await page.reload();
  await expect(titlesOn(day(page, 1))).toHaveText(['Check-in: Hotel']);
  await expect(titlesOn(day(page, 2)).last()).toHaveText('Arrival');
});

test('a place that is chosen stands on the map, numbered as in the list', async ({ watched: { page } }) => {
  await openNewTrip(page);
  await page.getByRole('button', { name: 'Add event to Day 1', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add to the plan' });
  await form.getByLabel('Title').fill('Acropolis');
  await form.getByRole('combobox', { name: 'Place' }).fill('Athens');
  await form
    .getByRole('option', { name: /Athens.*Greece/ })
    .first()
    .click();
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(titlesOn(day(page, 1))).toHaveText(['Acropolis']);

  await page.getByRole('tab', { name: 'Itinerary' }).click();
  const map = page.getByRole('group', { name: /^Map of/ });
  await map.getByRole('button', { name: '1. Acropolis' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Acropolis', exact: true })).toBeFocused();
  await settled(page);
  await expectAccessible(page);
});

test('a day is planned again around what stays, and one thing is swapped for its like', async ({
  watched: { page },
}) => {
  await openNewTrip(page);
  await page.getByRole('button', { name: 'Fill in the days' }).click();
  await page.getByRole('button', { name: 'Add event to Day 2', exact: true }).click();
  const form = page.getByRole('dialog', { name: 'Add to the plan' });
  await form.getByLabel('Title').fill('Aunt Giulia');
  await form.getByRole('button', { name: 'Add event' }).click();
  await expect(titlesOn(day(page, 2)).filter({ hasText: 'Aunt Giulia' })).toHaveCount(1);

  const again = page.getByRole('button', { name: /^(Plan|Replace the plan of) / }).nth(1);
  const dialog = page.getByRole('dialog', { name: /^(Plan|Replace the plan of) / });
  const slots = dialog.getByRole('listitem').locator('span');
  await again.click();
  await expect(dialog.getByRole('checkbox', { name: /Aunt Giulia/ })).toBeChecked();
  await expect(slots.first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this plan' }).click();
  await expect(page.getByText('Plan of the day replaced').first()).toBeVisible();
  await expect(titlesOn(day(page, 2)).filter({ hasText: 'Aunt Giulia' })).toHaveCount(1);
  const planned = await titlesOn(day(page, 2)).allInnerTexts();

  // What is ticked stays, too; the others make room for others.
  await again.click();
  const generated = dialog.getByRole('group', { name: 'Keep' }).getByRole('checkbox');
  const names = await dialog.getByRole('group', { name: 'Keep' }).locator('label').allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  const at = names.findIndex((name) => !name.includes('Aunt Giulia'));
  const locked = planned.find((title) => names[at]?.endsWith(title)) ?? 'nothing';
  await generated.nth(at).check();
  await dialog.getByRole('button', { name: 'Use this plan' }).click();
  await expect(dialog).toBeHidden();
  await expect(titlesOn(day(page, 2)).filter({ hasText: locked })).toHaveCount(1);
  await expect(titlesOn(day(page, 2)).filter({ hasText: 'Aunt Giulia' })).toHaveCount(1);
  await expect.poll(() => titlesOn(day(page, 2)).allInnerTexts()).not.toEqual(planned);

  await page.reload();
  await expect(titlesOn(day(page, 2)).filter({ hasText: locked })).toHaveCount(1);
  await expect(titlesOn(day(page, 2)).filter({ hasText: 'Aunt Giulia' })).toHaveCount(1);
  await page.getByRole('button', { name: `Actions for ${locked}` }).click();
  await page.getByRole('menuitem', { name: /^Another idea/ }).click();
  const similar = page.getByRole('dialog');
  const other = similar.getByRole('radio').first();
  await other.check();
  await similar.getByRole('button', { name: 'Swap' }).click();
  await expect(titlesOn(day(page, 2)).filter({ hasText: locked })).toHaveCount(0);
  await expect(titlesOn(day(page, 2)).filter({ hasText: 'Aunt Giulia' })).toHaveCount(1);

  // It rains, and somebody has a stick: the trip remembers that.
  await again.click();
  await dialog.getByRole('radio', { name: 'Rain plan' }).check();
  await dialog.getByRole('checkbox', { name: /^No stairs/ }).check();
  await expect(slots.first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Use this plan' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await again.click();
  await expect(dialog.getByRole('checkbox', { name: /^No stairs/ })).toBeChecked();
});
