/**
 * `npm run vitals`: what a first visit costs a phone, page by page, beside the floor page in the same run.
 * `--rounds 5` visits each that often, home and the floor five times as often (medians count), `--origin http://…` takes a
 * portal that runs already, and `--no-lighthouse` leaves Lighthouse out, `--only` all but a part: `pages`, `asking` (how
 * long a first recommendation takes), `trips` (what a large one costs) or `list` (a long one of flights). Ends with 1 when
 * a bound does not hold.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import config from './playwright.config';
import { freePort, freshDataDir, Portal } from './portal';
import { askingBounds } from './vitals/asking';
import { type Bound, boundsOf, median, type Run } from './vitals/bounds';
import { tapAnswer, taps, visit, type Visit } from './vitals/first-visit';
import { firstPages } from './vitals/first-pages';
import { buildFloor, serveFloor } from './vitals/floor';
import { largeListBounds } from './vitals/large-list';
import { largeTripBounds } from './vitals/large-trip';
import { lighthouseBounds } from './vitals/lighthouse';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    origin: { type: 'string' },
    'no-lighthouse': { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});

const rounds = Number(values.rounds);
const paths = firstPages();
/** Home may paint a tenth later than the floor: medians of five visits of each lie further apart by chance, of 25 they do not. */
const COMPARED = { names: ['home', 'floor'], times: 5 };
const underLighthouse = ['home', 'flights', 'planner', 'auth'];

function medianVisit(visits: Visit[]): Visit {
  const of = (figure: keyof Visit) => median(visits.map((each) => each[figure]));
  return {
    ...{ script: of('script'), first: of('first'), largest: of('largest') },
    ...{ blocked: of('blocked'), longest: of('longest'), shift: of('shift') },
  };
}

/** Every page in turn, round after round, so that what else the machine does falls on all of them; compared ones by turns. */
async function measure(browser: Browser, urls: Record<string, string>): Promise<Run> {
  const visits: Record<string, Visit[]> = Object.fromEntries(Object.keys(urls).map((name) => [name, []]));
  const answers: Record<string, number[]> = Object.fromEntries(taps.map(({ name }) => [name, []]));
  const others = Object.keys(urls).filter((name) => !COMPARED.names.includes(name));
  const inTurn = [...others, ...Array.from({ length: COMPARED.times }, () => COMPARED.names).flat()];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of inTurn) visits[name]?.push(await visit(browser, urls[name] as string));
    for (const tap of taps) answers[tap.name]?.push(await tapAnswer(browser, urls['home'] as string, tap));
  }
  return {
    pages: Object.fromEntries(Object.entries(visits).map(([name, all]) => [name, medianVisit(all)])),
    taps: Object.fromEntries(Object.entries(answers).map(([name, all]) => [name, median(all)])),
  };
}

function printPages({ pages }: Run): void {
  const table = Object.entries(pages).map(([page, { shift, ...times }]) => [
    page,
    {
      ...Object.fromEntries(Object.entries(times).map(([name, value]) => [name, Math.round(value)])),
      shift: Number(shift.toFixed(3)),
    },
  ]);
  console.log('Medians: script in kB over the wire, times in ms');
  console.table(Object.fromEntries(table));
}

function printBounds(bounds: readonly Bound[]): void {
  for (const { name, value, limit, holds } of bounds) {
    console.log(`${holds ? '  holds' : '  FAILS'}  ${name}: ${value.toFixed(2)} (at most ${limit})`);
  }
}

/** First visits of every first page beside the floor page. */
async function pageBounds(browser: Browser, origin: string, debugging: number): Promise<Bound[]> {
  buildFloor();
  const port = await freePort();
  const floor = await serveFloor(await fetch(origin, { headers: { accept: 'text/html' } }), port);
  try {
    const urls = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, origin + path]));
    const run = await measure(browser, { ...urls, floor: `http://localhost:${port}/` });
    const bounds = boundsOf(run);
    for (const name of values['no-lighthouse'] ? [] : underLighthouse) {
      bounds.push(...(await lighthouseBounds(name, { url: urls[name] as string, port: debugging, rounds })));
    }
    printPages(run);
    return bounds;
  } finally {
    floor.close();
  }
}

async function main(): Promise<number> {
  const portal = values.origin ? undefined : await Portal.start({ port: await freePort(), dataDir: freshDataDir() });
  const origin = values.origin ?? (portal?.origin as string);
  const debugging = await freePort();
  const launch = config.use?.launchOptions;
  const browser = await chromium.launch({
    ...launch,
    args: [...(launch?.args ?? []), `--remote-debugging-port=${debugging}`],
  });
  try {
    const parts: Record<string, () => Promise<Bound[]>> = {
      pages: () => pageBounds(browser, origin, debugging),
      asking: () => askingBounds(browser, origin, rounds),
      trips: () => largeTripBounds(browser, origin, rounds),
      list: () => largeListBounds(browser, `${origin}${paths['flights']}`, rounds),
    };
    if (values.only && !parts[values.only]) throw new Error(`no part of it is called ${values.only}`);
    const bounds: Bound[] = [];
    for (const [name, boundsOfPart] of Object.entries(parts)) {
      if (!values.only || values.only === name) bounds.push(...(await boundsOfPart()));
    }
    printBounds(bounds);
    return bounds.every(({ holds }) => holds) ? 0 : 1;
  } finally {
    await browser.close();
    await portal?.stop();
    portal?.forget();
  }
}

process.exitCode = await main();
