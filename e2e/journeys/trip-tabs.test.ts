/** What is done to a trip in its tabs is still there after a reload, by guest and owner alike, and in another browser. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dayFromNow, expect, expectAccessible, newPerson, test } from '../story';

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
