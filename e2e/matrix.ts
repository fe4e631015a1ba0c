/**
 * `npm run matrix`: every remote breaks in every way that we know, seen by a guest and by somebody signed in, with the
 * browser's cache on. `--remote word` and `--fault word` take those whose name has that word. Ends with 1 when a cell does
 * not hold: the frame is usable at once, every other area works, the failed one shows its card within 5 s, and it comes
 * back without a reload.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { areas } from './matrix/areas';
import { play } from './matrix/cell';
import { faults } from './matrix/faults';
import { setStage } from './matrix/stage';
import config from './playwright.config';
import { freePort, freshDataDir, Portal } from './portal';

const text = { type: 'string', default: '' } as const;
const { values } = parseArgs({ options: { remote: text, fault: text } });
const chosen = {
  areas: areas.filter(({ remote }) => remote.includes(values.remote)),
  faults: faults.filter(({ name }) => name.includes(values.fault)),
};
const visitors = ['guest', 'signed in'] as const;

const portal = await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
const browser = await chromium.launch(config.use?.launchOptions);
const { stage, signedIn } = await setStage(browser, portal);
try {
  const rows: Record<string, Record<string, string>> = {};
  let broken = 0;
  for (const fault of chosen.faults) {
    const row: Record<string, string> = (rows[fault.name] = {});
    for (const area of chosen.areas) {
      const marks: string[] = [];
      for (const visitor of visitors) {
        const began = performance.now();
        const complaint = await play({ browser, stage, area, fault, visitor, signedIn, others: () => true }).then(
          () => undefined,
          (error: unknown) => String(error),
        );
        if (complaint !== undefined) broken += 1;
        const seconds = ((performance.now() - began) / 1_000).toFixed(1);
        console.log(`  ${fault.name}, ${area.remote}, ${visitor}: ${complaint ?? 'holds'} (${seconds} s)`);
        marks.push(complaint === undefined ? 'holds' : 'FAILS');
      }
      row[area.remote] = marks.join(', ');
    }
  }
  console.log(`Each cell: ${visitors.join(', ')}`);
  console.table(rows);
  const all = chosen.faults.length * chosen.areas.length * visitors.length;
  console.log(`${all - broken} of ${all} cells hold`);
  process.exitCode = broken > 0 || all === 0 ? 1 : 0;
} finally {
  await browser.close();
  stage.front.stop();
  await portal.stop();
  portal.forget();
}
