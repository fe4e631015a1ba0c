/** One area breaks, each in another way that we know; the rest of the portal does not notice. All pairs: `npm run matrix`. */
import { readdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { areas } from '../matrix/areas';
import { play } from '../matrix/cell';
import { faults } from '../matrix/faults';
import { setStage } from '../matrix/stage';
import { expect, expectAccessible, overhangOf, test } from '../story';

test.describe('a remote that is away', { tag: '@own-portal' }, () => {
  let set: Awaited<ReturnType<typeof setStage>>;
  test.beforeAll(async ({ browser, portal }) => {
    set = await setStage(browser, portal);
  });
  test.afterAll(() => set.stage.front.stop());

  for (const [index, fault] of faults.entries()) {
    const at = index % areas.length;
    const [area, other] = [areas[at], areas[(at + 1) % areas.length]];
    const visitor = index < areas.length ? 'guest' : 'signed in';
    if (!area) throw new Error('there are no areas');
    test(`${area.remote}, ${fault.name}: a ${visitor} visitor sees its card, the rest works, Try again heals`, async ({
      browser,
    }) => {
      await play({ browser, ...set, area, fault, visitor, others: (each) => each === other });
    });
  }

  test('is in the metrics, by remote and version', async ({ portal }) => {
    const metrics = await portal.metrics();
    for (const { remote } of areas)
      expect(metrics).toMatch(
        new RegExp(`federation_failures_total\\{remote="${remote}",version="[^"]+",app="bff"\\} [1-9]`),
      );
  });

  test('has an accessible card, and an accessible line in the frame', async ({ watched: { page, accept }, portal }) => {
    accept(/./);
    const folder = join(portal.place.dataDir, 'releases', 'mf-auth');
    expect(readdirSync(folder).length).toBeGreaterThan(0);
    await page.context().addCookies(set.signedIn.cookies);
    renameSync(folder, `${folder}-away`);
    try {
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/profile');
        await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
        await expect(page.getByRole('banner').getByRole('button', { name: 'Try again' })).toBeVisible();
        await expectAccessible(page);
        expect(await overhangOf(page)).toBeLessThanOrEqual(0);
      }
      await expect(page.getByRole('banner').getByText('Rosa Marin', { exact: true })).toBeVisible();
      await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
      await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
    } finally {
      renameSync(`${folder}-away`, folder);
    }
  });
});

test('without a registry the last good one is used', async ({ watched: { page } }) => {
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'From' })).toBeVisible();
  // The page comes without its inline registry and the registry's address is dead: what this browser kept is left.
  await page.route('**/mf/registry.json*', (route) => route.abort());
  await page.route(
    (url) => url.pathname === '/auth',
    async (route) => {
      const answer = await route.fetch();
      const html = (await answer.text()).replace(/(<script[^>]*id="registry"[^>]*>)[\s\S]*?(<\/script>)/, '$1null$2');
      await route.fulfill({ response: answer, body: html });
    },
  );
  await page.goto('/auth');
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
});
