/** `npm run screenshots`: a PNG of every screen at 390 and 1280 px, light and dark, into `screenshots/`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import config from './playwright.config';
import { freePort, freshDataDir, Portal } from './portal';
import { type Screen, screens } from './screens';
import { dayFromNow, newPerson, settled } from './story';

const folder = fileURLToPath(new URL('../screenshots', import.meta.url));
const widths = [390, 1280];
const themes = ['light', 'dark'] as const;

async function signUpWithTrips(context: BrowserContext, origin: string) {
  const headers = { 'x-requested-by': 'sojourn', origin };
  const post = (path: string, data: unknown) => context.request.post(`${origin}${path}`, { headers, data });
  await post('/api/register', newPerson());
  const trips = [
    {
      title: 'Rome in spring',
      destination: 'Rome, Italy',
      from: 140,
      days: 7,
      budget: 2400,
      notes:
        'Book the Borghese Gallery early. Dinner in Trastevere on the first night, and one slow day with no plans at all.',
    },
    { title: 'Northern lights', destination: 'Tromsø, Norway', from: 60, days: 4, budget: 3100, notes: null },
    {
      title: 'Two weeks of islands',
      destination: 'Santorini, Greece',
      from: 200,
      days: 14,
      budget: null,
      notes: 'Ferry from Piraeus.',
    },
  ];
  for (const { from, days, ...trip } of trips) {
    await post('/api/trips', { ...trip, startDate: dayFromNow(from), endDate: dayFromNow(from + days) });
  }
}

/** What lies below the fold loads when it is near; on a busy machine a section may be passed before it is noticed. */
async function comeNearEverything(page: Page) {
  await expect(async () => {
    for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += 500) {
      await page.evaluate((top) => scrollTo(0, top), y);
      await page.waitForFunction(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
      );
    }
    await expect(page.locator('[data-waiting], [aria-busy="true"]')).toHaveCount(0, { timeout: 5_000 });
  }).toPass({ timeout: 30_000 });
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode()));
    scrollTo(0, 0);
  });
}

async function picture(page: Page, screen: Screen, file: string) {
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
  await settled(page);
  // What is opened over a page is seen with what of it is in sight.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  if (fullPage) {
    await comeNearEverything(page);
    await page.waitForLoadState('networkidle');
    await settled(page);
  }
  await page.screenshot({ path: file, fullPage, animations: 'disabled' });
}

const only = process.argv.slice(2);
const wanted =
  only.length > 0 ? screens.filter((screen) => only.some((part) => screen.name.startsWith(part))) : screens;
mkdirSync(folder, { recursive: true });
const running = process.env['PORTAL'];
const portal = running ? undefined : await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
const origin = running ?? portal?.origin ?? '';
const browser = await chromium.launch(config.use?.launchOptions ?? {});
try {
  for (const theme of themes) {
    for (const width of widths) {
      const size = { baseURL: origin, colorScheme: theme, viewport: { width, height: width < 600 ? 844 : 900 } };
      const guest = await browser.newContext(size);
      const member = await browser.newContext(size);
      if (wanted.some((screen) => screen.signedIn)) await signUpWithTrips(member, origin);
      for (const screen of wanted) {
        const page = await (screen.signedIn ? member : guest).newPage();
        if (screen.name === 'trip') {
          const trips = await (await member.request.get(`${origin}/api/trips`)).json();
          screen.path = `/trips/${trips[0].id}`;
        }
        await picture(page, screen, join(folder, `${screen.name}-${width}-${theme}.png`));
        await page.close();
      }
      await guest.close();
      await member.close();
      console.log(`${wanted.length} screens at ${width} px, ${theme}`);
    }
  }
} finally {
  await browser.close();
  await portal?.stop();
  portal?.forget();
}
