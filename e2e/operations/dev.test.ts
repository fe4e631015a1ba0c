/** Somebody who works on a remote, and sees each edit in the running page. */
import { networkInterfaces } from 'node:os';
import { connect } from 'node:net';
import type { Page } from '@playwright/test';
import { DevServer, RemoteCopy } from '../dev-server';
import { expect, test } from '../story';

const FORM = 'src/features/search/search-form.tsx';

/** What no build and no reload would leave as it is: a text that was typed and not yet chosen, and a mark on the window. */
async function typeAndEdit(page: Page, copy: RemoteCopy) {
  const from = page.getByRole('combobox', { name: 'From' });
  await from.fill('Lisb');
  await page.evaluate(() => Object.assign(window, { isFirstVisit: true }));
  copy.edit(FORM, 'label="From"', 'label="Leaving from"');
  await expect(page.getByRole('combobox', { name: 'Leaving from' })).toHaveValue('Lisb', { timeout: 30_000 });
  expect(await page.evaluate(() => 'isFirstVisit' in window)).toBe(true);
}

test('an edit of a remote in the shell keeps what stands in the form beside it', async ({ page, portal }) => {
  const copy = new RemoteCopy('mf-flights');
  const server = await DevServer.start('shell', { PORTAL_URL: portal.origin, REMOTES: copy.folder });
  try {
    // Asked for at once, while the first build runs: the page waits for it, and does not reload by itself.
    let visits = 0;
    page.on('domcontentloaded', () => (visits += 1));
    await page.goto(server.origin);
    await typeAndEdit(page, copy);
    expect(visits).toBe(1);

    await page.goto(`${server.origin}/gallery`);
    await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  } finally {
    await server.stop();
    copy.remove();
  }
});

test('an edit of a remote on its standalone page keeps what stands in its form', async ({ page }) => {
  const copy = new RemoteCopy('mf-flights');
  const server = await DevServer.start(copy.folder);
  try {
    await page.goto(server.origin);
    await typeAndEdit(page, copy);

    const { hostname, port } = new URL(server.origin);
    expect(hostname).toBe('127.0.0.1');
    const outside = Object.values(networkInterfaces()).flatMap((each) => each ?? []);
    for (const { address, internal, family } of outside) {
      if (internal || family !== 'IPv4') continue;
      const refusal = new Promise((resolve) => {
        const socket = connect(Number(port), address, () => resolve('connected'));
        socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      });
      expect(await refusal).toBe('ECONNREFUSED');
    }
  } finally {
    await server.stop();
    copy.remove();
  }
});
