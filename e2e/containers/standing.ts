/** The containers as they stand: confined, and the journeys through their https port. */
import { fileURLToPath } from 'node:url';
import { run } from './run';
import { type Line, lineOf, secondsSince, type Tried } from './trial';

const root = fileURLToPath(new URL('../../', import.meta.url));

const canWrite = 'touch /probe 2>/dev/null && echo writes; [ "$(id -u)" = 0 ] && echo root; true';
/** Ends with 0 where a name leads to something that answers. */
const reaches = (host: string, port: number) =>
  `require('net').connect(${port}, '${host}').on('connect', () => process.exit(0)).on('error', () => process.exit(1))`;

/** Who has no business with a store, and the store. */
const STRANGERS = [
  ['bff', 'mongo', 27_017],
  ['bff', 'redis-queue', 6_379],
  ['search', 'redis-sessions', 6_379],
  ['trips', 'redis-cache', 6_379],
  ['ai-worker', 'mongo', 27_017],
] as const;

const confined = ({ composition }: Tried): Promise<Line> =>
  lineOf('no container is root, writes to its image, or has no limit', async () => {
    const running = (await composition.containers()).filter(({ isRunning }) => isRunning);
    const faults = await Promise.all(
      running.map(async ({ id, name, isReadOnly, megabytes }) => {
        const said = await composition.exec(id, 'sh', '-c', canWrite);
        return isReadOnly && megabytes > 0 && said === '' ? [] : [`${name}: ${said || 'no limit'}`];
      }),
    );
    return { seen: `${running.length} containers`, faults: faults.flat() };
  });

const apart = ({ composition }: Tried): Promise<Line> =>
  lineOf('a store is out of reach for those who do not use it', async () => {
    const containers = await composition.containers();
    const tried = STRANGERS.map(async ([from, host, port]) => {
      const { id } = containers.find(({ service }) => service === from) ?? { id: from };
      return composition.exec(id, 'node', '-e', reaches(host, port)).then(
        () => [`${from} reaches ${host}`],
        () => [],
      );
    });
    return { seen: `${STRANGERS.length} ways tried`, faults: (await Promise.all(tried)).flat() };
  });

const journeys = ({ composition }: Tried): Promise<Line> =>
  lineOf('the journeys pass through nginx', async () => {
    const began = Date.now();
    const said = await run(
      'npx',
      ['playwright', 'test', '-c', 'e2e/playwright.config.ts', 'e2e/journeys', '--grep-invert', '@own-portal'].concat(
        '--reporter=list',
      ),
      { cwd: root, env: { PORTAL_ORIGIN: composition.origin } },
    );
    return { seen: `${/\d+ passed/.exec(said)?.[0]} in ${secondsSince(began)}`, faults: [] };
  });

export async function* standing(tried: Tried): AsyncGenerator<Line> {
  yield confined(tried);
  yield apart(tried);
  yield journeys(tried);
}
