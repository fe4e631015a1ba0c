/**
 * `npm run size`: the script that each first page really fetches, in a phone's window and in a tall one, scrolled to the
 * end. `--origin http://…` takes a portal that runs already. Ends with 1 when a page fetches more than it may.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import config from './playwright.config';
import { freePort, freshDataDir, Portal } from './portal';
import { SCRIPT_LIMITS } from './vitals/bounds';
import { firstPages } from './vitals/first-pages';
import { scriptToTheEnd, windows } from './vitals/whole-visit';

const { values } = parseArgs({ options: { origin: { type: 'string' } } });

async function main(): Promise<number> {
  const portal = values.origin ? undefined : await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
  const origin = values.origin ?? (portal?.origin as string);
  const browser = await chromium.launch(config.use?.launchOptions);
  try {
    const rows: Record<string, Record<string, number | string>> = {};
    let tooMuch = 0;
    for (const [name, path] of Object.entries(firstPages())) {
      const row: Record<string, number | string> = {};
      for (const viewport of windows) {
        const script = await scriptToTheEnd(browser, origin + path, viewport);
        row[`${viewport.width} x ${viewport.height}`] = Number(script.toFixed(1));
        if (script > (SCRIPT_LIMITS[name] ?? Infinity)) tooMuch += 1;
      }
      rows[name] = { ...row, 'at most': SCRIPT_LIMITS[name] ?? '' };
    }
    console.log('Script over the wire with headers, to the end of the scroll, in kB');
    console.table(rows);
    return tooMuch > 0 ? 1 : 0;
  } finally {
    await browser.close();
    await portal?.stop();
    portal?.forget();
  }
}

process.exitCode = await main();
