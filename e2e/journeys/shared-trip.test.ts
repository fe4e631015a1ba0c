/** One trip and several people: shown by links and by mail, changed, taken back while it is open, edited in two browsers. */
import type { Browser, Page } from '@playwright/test';
import { linkOf, OUTBOX_COMPLAINT, proveAddress } from '../member';
import { dayFromNow, expect, expectAccessible, newPerson, test } from '../story';

const draft = {
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: dayFromNow(120),
  endDate: dayFromNow(124),
  budget: 2400,
  notes: null,
};

/** Somebody new with one trip; answers its number. */
async function signUpWithTrip(page: Page, origin: string, person = newPerson()): Promise<number> {
  const headers = { 'x-requested-by': 'sojourn', origin };
  const registered = await page.request.post('/api/register', { headers, data: person });
  expect(registered.ok()).toBe(true);
  const made = await page.request.post('/api/trips', { headers, data: draft });
  return ((await made.json()) as { id: number }).id;
}

/** Another person's browser, without an account. */
const stranger = async (browser: Browser, origin: string) => (await browser.newContext({ baseURL: origin })).newPage();

const invited = 'ben@example.com';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const status = (page: Page) => page.getByRole('region', { name: 'Status' });

test('a link shows the trip, one by mail lets somebody change it, and one that is taken back closes @own-portal', async ({
  watched: { page, accept },
  browser,
  origin,
}) => {
  accept(OUTBOX_COMPLAINT);
  const person = newPerson();
  const id = await signUpWithTrip(page, origin, person);
  await proveAddress(page, person);
  await page.goto(`/trips/${id}`);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share Trip' });
  await expectAccessible(page);
  const makeLink = async (canEdit: boolean, name: string) => {
    await dialog.getByRole('switch', { name: 'Allow editing by others' }).setChecked(canEdit);
    await dialog.getByLabel('Name of the link').fill(name);
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    return dialog.getByLabel('Trip link').inputValue();
  };
  const toEdit = await makeLink(true, 'Ben');
  await dialog.getByRole('tab', { name: 'Email' }).click();
  await dialog.getByLabel('Email address').fill(invited);
  await dialog.getByRole('button', { name: 'Add' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Send Invitations' }).click();
  await expect(page.getByText('Invitations sent!', { exact: true })).toBeVisible();
  await dialog.getByRole('tab', { name: 'Social' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const toView = await makeLink(false, 'Family');
  await expect(dialog.getByText('Ben')).toBeVisible();

  const viewer = await stranger(browser, origin);
  await viewer.goto(toView);
  await expect(title(viewer, 'Rome in spring')).toBeVisible();
  await expect(viewer.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expect(status(viewer).getByRole('button')).toHaveCount(0);
  await expectAccessible(viewer);

  const editor = await stranger(browser, origin);
  const mailed = await linkOf(editor, { to: invited, subject: /Rome in spring/ });
  expect(mailed).toBe(toEdit);
  await editor.goto(mailed);
  await status(editor).getByRole('button', { name: 'Mark as confirmed' }).click();
  await expect(editor.getByText('Saved', { exact: true })).toBeVisible();
  await expect(status(viewer).getByText('Confirmed')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(status(page).getByText('Confirmed')).toBeVisible();

  await page.getByRole('button', { name: 'Share' }).click();
  await dialog.getByRole('button', { name: 'Revoke Family' }).click();
  await expect(page.getByText('Link revoked', { exact: true })).toBeVisible();
  await expect(title(viewer, 'This link does not open a trip')).toBeVisible();
  await expect(viewer.getByText('Rome in spring')).toHaveCount(0);
  await expect(title(editor, 'Rome in spring')).toBeVisible();

  // Escape would close the toast first, which stands above the dialog.
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' }).getByText(/Somebody with the link “Ben”/)).toBeVisible();
});

test('two browsers merge what is different, and show both versions of what is the same', async ({
  watched: { page },
  browser,
  origin,
}) => {
  const id = await signUpWithTrip(page, origin);
  const state = await page.context().storageState();
  const context = await browser.newContext({ storageState: state, baseURL: origin });
  const other = await context.newPage();
  await page.goto(`/trips/${id}`);
  await other.goto(`/trips/${id}`);
  await expect(title(other, 'Rome in spring')).toBeVisible();
  const edit = async (at: Page, label: string, value: string) => {
    await at.getByRole('button', { name: 'Edit', exact: true }).click();
    await at.getByRole('dialog', { name: 'Edit trip' }).getByRole('textbox', { name: label }).fill(value);
  };
  const save = (at: Page) => at.getByRole('button', { name: 'Save Changes' }).click();

  await status(other).getByRole('button', { name: 'Mark as confirmed' }).click();
  await edit(page, 'Title', 'Rome, slowly');
  await save(page);
  await expect(title(other, 'Rome, slowly')).toBeVisible();
  await expect(status(page).getByText('Confirmed')).toBeVisible();

  // Neither has heard of the other when both say what it is called.
  await edit(other, 'Title', 'Rome, mine');
  await context.setOffline(true);
  await save(other);
  await expect(other.getByText(/^Not saved yet/)).toBeVisible();
  await edit(page, 'Title', 'Rome, theirs');
  await save(page);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await context.setOffline(false);
  const conflict = other.getByRole('dialog', { name: 'Somebody else changed this too' });
  await expect(conflict.getByText('Rome, theirs')).toBeVisible();
  await expect(conflict.getByText('Rome, mine')).toBeVisible();
  await expectAccessible(other);
  await conflict.getByRole('button', { name: 'Use mine' }).click();
  await expect(title(page, 'Rome, mine')).toBeVisible();
});
