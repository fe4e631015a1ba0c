/** A team that joins a running portal with a remote of its own: what it can break, and what its commands say. */
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { watch } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { freePort, freshDataDir, Portal } from '../portal';
import { Team } from '../team';

let portal: Portal;
let team: Team;
const releases = () => join(portal.place.dataDir, 'releases');
const registry = () => readFileSync(join(releases(), 'registry.json'), 'utf8');
const served = async () => (await fetch(`${portal.origin}/mf/registry.json`)).text();
const command = (line: string) => team.run(line, portal.place.dataDir);

/** What a page shows that is opened now. */
async function expectWords(page: Page, words: string | RegExp) {
  await page.goto(`${portal.origin}/cars`);
  await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
}

/** Runs something that must be refused, with this sentence, and change nothing. */
async function expectRefused(sentence: RegExp, run = () => command('release')) {
  const before = [registry(), await served()];
  const { code, output } = await run();
  expect(output).toMatch(sentence);
  expect(code).toBe(1);
  expect([registry(), await served()]).toEqual(before);
}

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  portal = await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
  team = new Team();
});

test.afterAll(async () => {
  team.leave();
  await portal.stop();
  portal.forget();
});

type Fault = [what: string, sentence: RegExp, breaks: (team: Team) => void];

const faults: Fault[] = [
  [
    'a type error',
    /Type 'number' is not assignable to type 'string'[^]*mf-cars is not released: its types do not hold\./,
    (own) => own.write('mf-cars/src/cars-page.tsx', 'const words: string = 1;\nexport const CarsPage = () => words;\n'),
  ],
  [
    'no export',
    /is not published, because it does not open in the shell:\n.*mf-cars exports no remote/,
    (own) =>
      own.write(
        'mf-cars/src/remote.tsx',
        `import { lazy } from '@sojourn/web-kit';
export const cars = { '/cars': lazy(() => import('./cars-page').then((m) => ({ default: m.CarsPage }))) };`,
      ),
  ],
  [
    'a route that is not in its module',
    /remote\.json names \/cars\/:id, but no chunk is called page-cars-id: is it in remote\.tsx\?[^]*it cannot be built\./,
    (own) =>
      own.change('mf-cars/remote.json', { routes: ['/cars', '/cars/:id'].map((path) => ({ path, title: 'Cars' })) }),
  ],
  [
    'a module that throws at import',
    /does not open in the shell:\n[^]*the route \/cars cannot be loaded: no wheels/,
    (own) =>
      own.write(
        'mf-cars/src/cars-page.tsx',
        `const wheels = (): number => { throw new Error('no wheels'); };
const count = wheels();
export const CarsPage = () => <h1>{count}</h1>;`,
      ),
  ],
  [
    'the package name of another team',
    /mf-cars\/package\.json is called @sojourn\/mf-hotels; it must be @sojourn\/mf-cars, like its folder\./,
    (own) => own.change('mf-cars/package.json', { name: '@sojourn/mf-hotels' }),
  ],
  [
    'a React that the shell does not give',
    /mf-cars 1\.0\.0 needs react \^20, but the live shell shares 19\./,
    (own) => own.change('mf-cars/package.json', { dependencies: { react: '^20' } }),
  ],
  [
    'a route of another team',
    /mf-cars cannot have the route \/trips: mf-trips answers it\./,
    (own) => own.change('mf-cars/remote.json', { routes: [{ path: '/trips', title: 'Trips' }] }),
  ],
  [
    'the name of another team',
    /mf-cars\/remote\.json is called mf-hotels; it must be mf-cars, like its folder\./,
    (own) => own.change('mf-cars/remote.json', { name: 'mf-hotels' }),
  ],
];

for (const [what, sentence, breaks] of faults) {
  test(`a release with ${what} is refused before it is published`, async () => {
    team.works('Cars');
    breaks(team);
    await expectRefused(sentence);
    expect(existsSync(join(releases(), 'mf-cars'))).toBe(false);
  });
}

test('releases and rollbacks say what pages show from now on', async ({ page }) => {
  team.works('Cars by the hour');
  expect(await command('release')).toEqual({
    code: 0,
    output: expect.stringMatching(/mf-cars 1\.0\.0-\w{8} is published and chosen\. It is in force at http/),
  });
  await expectWords(page, 'Cars by the hour');

  await test.step('the same bytes twice', async () => {
    const before = readFileSync(join(releases(), 'audit.jsonl'), 'utf8');
    expect(await command('release')).toEqual({
      code: 0,
      output: expect.stringMatching(/1\.0\.0-\w{8} was chosen already, nothing was changed\. It is in force at http/),
    });
    expect(readFileSync(join(releases(), 'audit.jsonl'), 'utf8')).toBe(before);
    await expectRefused(/was the first release; there is none to go back to/, () => command('rollback'));
  });

  await test.step('a rollback, and to a version', async () => {
    team.works('Cars by the day', '1.1.0');
    expect((await command('release')).output).toMatch(/1\.1\.0-\w{8} is published and chosen\. It is in force/);
    await expectWords(page, 'Cars by the day');
    expect((await command('rollback')).output).toMatch(
      /1\.0\.0-\w{8} is chosen again, 1\.1\.0-\w{8} is withdrawn\. It is/,
    );
    await expectWords(page, 'Cars by the hour');
    expect((await command('rollback --to 1.1.0')).output).toMatch(/1\.1\.0-\w{8} is chosen again[^]*It is in force at/);
    await expectWords(page, 'Cars by the day');
    expect((await command('rollback --to 1.1.0')).output).toMatch(
      /1\.1\.0-\w{8} was chosen already, nothing was changed/,
    );
    await expectRefused(/mf-cars has no release 9\.9\.9; there are 1\.0\.0-\w{8}, 1\.1\.0-\w{8} \(in force\)\./, () =>
      command('rollback --to 9.9.9'),
    );
  });

  await test.step('without the DATA_DIR of the portal', async () => {
    await expectRefused(/mf-cars is not in force, so there is nothing to roll back\./, () => team.run('rollback'));
    const before = [registry(), await served()];
    const { code, output } = await team.run('release');
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/No portal runs on .*\.data\/releases, so nobody sees it/),
    ]);
    expect([registry(), await served()]).toEqual(before);
  });

  await test.step('under a shell that does not fit', async () => {
    team.change('shell/package.json', { version: '0.2.0' });
    const list =
      /Shell 0\.2\.0 cannot be put in force; it does not fit 6 of its remotes:\n {2}mf-auth 0\.1\.0-local-\w{8} needs shell \^0\.1\.0/;
    await expectRefused(list, () => team.publish(portal.place.dataDir));
    await expectWords(page, 'Cars by the day');
    team.change('shell/package.json', { version: '0.1.0' });
  });
});

test('a release that is killed in the middle leaves one or the other in force, and the next one is served', async ({
  page,
}) => {
  team.works('Cars by the week', '1.2.0');
  const child = team.begin('release', portal.place.dataDir);
  // The lock is there from the first byte that is written until the last.
  for await (const { filename } of watch(releases())) if (filename === '.lock') break;
  process.kill(-(child.pid as number), 'SIGKILL');
  await once(child, 'close');
  await expectWords(page, /Cars by the (day|week)/);

  const { code, output } = await command('release');
  expect([code, output]).toEqual([0, expect.stringMatching(/mf-cars 1\.2\.0-\w{8} [^]* It is in force at http/)]);
  await expectWords(page, 'Cars by the week');
  expect((await command('rollback')).output).toMatch(
    /1\.1\.0-\w{8} is chosen again, 1\.2\.0-\w{8} is withdrawn\. It is/,
  );
  await expectWords(page, 'Cars by the day');
});

test('a canary is seen by a share of sessions, again and again by the same ones, until it is taken back', async ({
  page,
}) => {
  team.works('Cars of tomorrow', '1.3.0');
  expect(await command('release --canary 30')).toEqual({
    code: 0,
    output: expect.stringMatching(
      /mf-cars 1\.3\.0-\w{8} is published and chosen for 30 of 100 sessions\. They are given/,
    ),
  });
  const sessions = Array.from({ length: 200 }, (_, index) => `s%3Asession-${index}`);
  const seesTomorrow = async (session: string) => {
    const answer = await fetch(`${portal.origin}/mf/registry.json`, { headers: { cookie: `sid=${session}` } });
    expect(answer.status).toBe(200);
    return (await answer.text()).includes('/mf/mf-cars/1.3.0-');
  };
  // One after the other: so many open requests of one address are refused.
  const lanes = async () => {
    const seen: boolean[] = [];
    for (const session of sessions) seen.push(await seesTomorrow(session));
    return seen;
  };
  const seen = await lanes();
  const share = seen.filter(Boolean).length / sessions.length;
  expect(share).toBeGreaterThan(0.2);
  expect(share).toBeLessThan(0.4);
  expect(await lanes()).toEqual(seen);
  for (const isGiven of [true, false]) {
    await page
      .context()
      .addCookies([{ name: 'sid', value: sessions[seen.indexOf(isGiven)] ?? '', url: portal.origin }]);
    await expectWords(page, isGiven ? 'Cars of tomorrow' : 'Cars by the day');
  }
  expect((await command('rollback')).output).toMatch(/1\.1\.0-\w{8} is chosen again, 1\.3\.0-\w{8} is withdrawn/);
  expect((await lanes()).filter(Boolean)).toEqual([]);
});
