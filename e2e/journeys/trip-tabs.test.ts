/** What is done to a trip in its tabs is still there after a reload, by guest and owner alike, and in another browser. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { dayFromNow, expect, expectAccessible, expectAccessibleInBothThemes, newPerson, test } from '../story';

const draft = {
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: dayFromNow(120),
  endDate: dayFromNow(124),
  budget: 2400,
};

/** The smallest document that is one (PDF 32000-1, 7.5). */
const ticket = {
  name: 'ticket.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
};

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Something in each tab that a trip is planned with. */
async function planIt(page: Page): Promise<void> {
  await tab(page, 'Timeline').click();
  await button(page, 'Add event').first().click();
  const event = page.getByRole('dialog');
  await event.getByLabel('Title').fill('Dinner in Trastevere');
  await expectAccessible(page);
  await event.getByRole('button', { name: 'Add event' }).click();
  await expect(page.getByRole('main').getByText('Dinner in Trastevere').first()).toBeVisible();

  await tab(page, 'Expenses').click();
  await button(page, /^(Add Expense|Record Your First Expense)$/)
    .first()
    .click();
  const expense = page.getByRole('dialog');
  await expense.getByLabel('Description').fill('Coffee by the Pantheon');
  await expense.getByLabel('Amount').fill('12,5');
  await expense.getByRole('button', { name: 'Add Expense' }).click();
  await expect(expense.getByText('Please write decimals with a point, such as 12.50.')).toBeVisible();
  await expect(expense.getByLabel('Amount')).toHaveValue('12,5');
  await expense.getByLabel('Amount').fill('12.50');
  await expectAccessible(page);
  await expense.getByRole('button', { name: 'Add Expense' }).click();
  await expect(page.getByText('Coffee by the Pantheon')).toBeVisible();

  await tab(page, 'Documents').click();
  await page.getByLabel('Choose files').setInputFiles(ticket);
  await expect(button(page, 'Download ticket.pdf')).toBeVisible();
  await expectAccessible(page);

  await tab(page, 'Packing').click();
  await page.getByRole('form', { name: 'Something of your own' }).getByRole('textbox').fill('Sketchbook');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Sketchbook' })).toBeVisible();
  await page.getByRole('checkbox', { name: 'Sketchbook' }).check();
  await expectAccessible(page);
}

/** All of it, wherever it is looked at. */
async function expectPlanned(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: 'Sketchbook' })).toBeChecked();
  await tab(page, 'Documents').click();
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download ticket.pdf').click()]);
  expect(download.suggestedFilename()).toBe('ticket.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe(ticket.buffer.toString());
  await tab(page, 'Expenses').click();
  await expect(page.getByText('Coffee by the Pantheon')).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Timeline').click();
  await expect(page.getByRole('main').getByText('Dinner in Trastevere').first()).toBeVisible();
  await tab(page, 'Overview').click();
  await expect(page.getByRole('region', { name: 'Budget' }).getByText('$12.50').first()).toBeVisible();
  await expect(page.getByText(/^Saved/).first()).toBeVisible();
}

test('a guest’s trip is planned and kept on this device', async ({ watched: { page } }) => {
  await page.goto('/my-trips');
  await button(page, 'Create New Trip').click();
  await page.getByLabel('Trip name').fill(draft.title);
  await page.getByRole('combobox', { name: 'Destination' }).fill(draft.destination);
  await page.getByRole('textbox', { name: /^Start date/ }).fill(draft.startDate);
  await page.getByRole('textbox', { name: /^End date/ }).fill(draft.endDate);
  await page.getByRole('textbox', { name: 'Budget' }).fill('2400');
  await button(page, 'Create Trip').click();
  await page.getByRole('link', { name: `View Details of ${draft.title}` }).click();
  await planIt(page);
  await page.reload();
  await expectPlanned(page);
});

test('a trip of an account is planned, and is the same in another browser', async ({
  watched: { page },
  browser,
  origin,
}) => {
  const headers = { 'x-requested-by': 'sojourn', origin };
  const person = newPerson();
  const registered = await page.request.post('/api/register', { headers, data: person });
  expect(registered.ok()).toBe(true);
  const made = (await (await page.request.post('/api/trips', { headers, data: draft })).json()) as { id: number };
  await page.goto(`/trips/${made.id}`);
  await planIt(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expectPlanned(page);

  const elsewhere = await (await browser.newContext({ baseURL: origin })).newPage();
  const { username, password } = person;
  const signedIn = await elsewhere.request.post('/api/login', { headers, data: { username, password } });
  expect(signedIn.ok()).toBe(true);
  await elsewhere.goto(`/trips/${made.id}?tab=packing`);
  await expectPlanned(elsewhere);
});

async function pack(page: Page, what: string): Promise<void> {
  await page.getByRole('form', { name: 'Something of your own' }).getByRole('textbox').fill(what);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: what })).toBeVisible();
}

test('tabs that are open outlive a restart of every process, and what was done meanwhile does, too @own-portal', async ({
  watched: { page },
  browser,
  origin,
  portal,
}) => {
  const headers = { 'x-requested-by': 'sojourn', origin };
  expect((await page.request.post('/api/register', { headers, data: newPerson() })).ok()).toBe(true);
  const made = (await (await page.request.post('/api/trips', { headers, data: draft })).json()) as { id: number };
  await page.goto(`/trips/${made.id}?tab=packing`);
  const guest = await (await browser.newContext({ baseURL: origin })).newPage();
  await guest.goto('/my-trips');
  await guest
    .getByRole('link', { name: /^View Details of / })
    .first()
    .click();
  await tab(guest, 'Packing').click();
  for (const tabOf of [page, guest]) {
    await pack(tabOf, 'Sketchbook');
    await expect(tabOf.getByText(/^Saved/).first()).toBeVisible();
  }

  await portal.stop();
  for (const tabOf of [page, guest]) await pack(tabOf, 'Head torch');
  await expect(page.getByText('Not saved yet').first()).toBeVisible();
  await portal.restart();

  for (const tabOf of [page, guest]) {
    await expect(tabOf.getByText(/^Saved/).first()).toBeVisible({ timeout: 60_000 });
    await tabOf.reload();
    for (const what of ['Sketchbook', 'Head torch']) {
      await expect(tabOf.getByRole('checkbox', { name: what })).toHaveCount(1);
    }
  }
});

const TABS = ['Overview', 'Timeline', 'Itinerary', 'Expenses', 'Documents', 'Packing', 'Activities', 'Tips'];

/** What each tab, by its place, opens over itself: the name of what opens it. Escape closes it. */
const OPENED: Readonly<Record<string, readonly RegExp[]>> = {
  Overview: [/^Edit$/, /^Share$/, /^More actions$/],
  Timeline: [
    /^Add event to Day 1$/,
    /^Walk from Fira/,
    /^Actions for/,
    /^Move or swap Day 1$/,
    /^(Plan|Replace the plan of) Day 2$/,
  ],
  Expenses: [/^Add Expense$/, /^Edit Sunset sail$/, /^Change the rate of EUR$/],
  Documents: [/^View ticket.pdf$/, /^Edit ticket.pdf$/],
  Packing: [/^Reset$/],
};

/** What reaches beyond the window's side, but for what scrolls by itself and what lies on a map that moves. */
const overhang = (panel: Element): string[] => {
  const isPanned = (element: Element): boolean =>
    /auto|scroll/.test(getComputedStyle(element).overflowX) ||
    element.classList.contains('leaflet-container') ||
    (element !== panel && isPanned(element.parentElement ?? panel));
  const isBeyond = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1;
  const found = [...panel.querySelectorAll('*')].filter((each) => isBeyond(each) && !isPanned(each));
  // A picture's own shapes end where the picture does.
  return found.filter((each) => each instanceof HTMLElement).map((each) => each.outerHTML);
};

const over = (page: Page): Locator =>
  page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));

async function pressKey(target: Locator, key: string): Promise<void> {
  await target.focus();
  await expect(target).toBeFocused();
  await target.press(key);
}

/** Opens something by its button and keys alone, looks at it in both themes, and comes back to the button. */
async function expectOpenedByKeys(page: Page, opener: Locator): Promise<void> {
  await pressKey(opener, 'Enter');
  await expect(over(page)).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await expect(over(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
}

test('every tab and what it opens is reached by keys, and accessible in both themes, on a phone', async ({
  watched: { page },
}) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/my-trips');
  await pressKey(page.getByRole('link', { name: 'View Details of Summer in Greece' }), 'Enter');
  await tab(page, 'Overview').focus();
  for (const [at, name] of TABS.entries()) {
    const before = TABS[at - 1];
    if (before) await tab(page, before).press('ArrowRight');
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    if (name === 'Documents') await page.getByLabel('Choose files').setInputFiles(ticket);
    await expect(page.getByRole('tabpanel')).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(tab(page, name)).toBeInViewport({ ratio: 1 });
    expect(await page.getByRole('tabpanel').evaluate(overhang), `${name} is wider than the window`).toEqual([]);
    await expectAccessibleInBothThemes(page);
    for (const opener of OPENED[name] ?? []) await expectOpenedByKeys(page, button(page, opener).first());
  }
  await pressKey(button(page, /^More actions$/), 'Enter');
  await pressKey(page.getByRole('menuitem', { name: 'History' }), 'Enter');
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await page.keyboard.press('Escape');
  await pressKey(button(page, /^More actions$/), 'Enter');
  await pressKey(page.getByRole('menuitem', { name: 'Delete' }), 'Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await pressKey(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }), 'Enter');
  await expect(page.getByRole('heading', { name: 'My Trips', level: 1 })).toBeVisible();
  await pressKey(button(page, 'Undo'), 'Enter');
  await expect(page.getByRole('link', { name: 'View Details of Summer in Greece' })).toBeVisible();
});
