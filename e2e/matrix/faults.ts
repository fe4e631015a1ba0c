/** The ten ways in which a remote is away. */
import { renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '../portal';
import { putBroken, storeOf, type Breakage } from './broken-release';
import type { Front, Interference, Whole } from './front';

/** A portal, and what stands before it. */
export type Stage = { portal: Portal; front: Front };

/** One way to break; `begin` breaks a remote and returns what mends it. */
export type Fault = { name: string; begin: (stage: Stage, remote: string) => Promise<() => Promise<void> | void> };

const IMMUTABLE = { 'cache-control': 'max-age=31536000, immutable' };
const isEntry = (path: string) => /\/remoteEntry[^/]*\.js/.test(path);

/** A fault on the way of the scripts of a remote that `fits` tells. */
const onTheWay = (name: string, interfere: Interference, fits: (path: string) => boolean = () => true): Fault => ({
  name,
  begin: async ({ front }, remote) => {
    front.interference = (passing) => {
      const isMeant =
        passing.path.startsWith(`/mf/${remote}/`) && /\.js(\?|$)/.test(passing.path) && fits(passing.path);
      return isMeant ? interfere(passing) : passing.pass();
    };
    return () => {
      front.interference = undefined;
    };
  },
});

const published = (name: string, how: Breakage): Fault => ({
  name,
  begin: ({ portal }, remote) => putBroken(storeOf(portal.place.dataDir), remote, how),
});

const headersOf = ({ headers, body }: Whole) => ({ ...headers, 'content-length': String(body.length) });

export const faults: readonly Fault[] = [
  {
    name: 'directory missing',
    begin: async ({ portal }, remote) => {
      const folder = join(portal.place.dataDir, 'releases', remote);
      renameSync(folder, `${folder}-away`);
      return () => renameSync(`${folder}-away`, folder);
    },
  },
  onTheWay(
    'entry 404',
    ({ res }) => void res.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not Found</h1>'),
    isEntry,
  ),
  onTheWay('hanging', () => {}),
  onTheWay('refused', ({ res }) => void res.socket?.destroy()),
  // What caches keep for a year.
  onTheWay('garbage in transit', ({ res }) => {
    res.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*', ...IMMUTABLE });
    res.end('<html>Please log in to this network</html>');
  }),
  onTheWay('one byte flipped', async ({ res, whole }) => {
    const answer = await whole();
    const at = answer.body.length >> 1;
    answer.body[at] = (answer.body[at] ?? 0) ^ 1;
    res.writeHead(200, headersOf(answer)).end(answer.body);
  }),
  onTheWay(
    'connection dropped in a chunk',
    async ({ res, whole }) => {
      const answer = await whole();
      res.writeHead(200, headersOf(answer));
      res.write(answer.body.subarray(0, answer.body.length >> 1), () => res.socket?.destroy());
    },
    (path) => !isEntry(path),
  ),
  published('throws at import', 'throws-at-import'),
  published('throws in render', 'throws-in-render'),
  published('garbage under its hash', 'garbage'),
];
