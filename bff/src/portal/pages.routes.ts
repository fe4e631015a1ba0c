import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { GOOGLE_MAPS_META, GOOGLE_SIGN_IN_META, type Registry } from '@sojourn/contracts';
import { GOOGLE_PICTURES } from '@sojourn/contracts/account-link';
import type { MapTiles } from '@sojourn/contracts/map-tiles';
import { nameRoute } from '@sojourn/node-kit';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { createCookieReader } from '../http/cookie-reader';
import { acceptedCompressions, type Compression } from '../http/encoding';
import { immutableFiles } from '../http/immutable-files';
import { mapsPagePolicy, withScriptNonces } from '../http/maps-policy';
import { pagePolicy } from '../http/security-headers';
import type { FirstViewSource } from '../releases/first-views-file';
import type { RegistrySource } from '../releases/registry-file';
import { sessionKeyOf } from '../releases/session-key';
import { firstViewHtml, firstViewOf } from './first-view.model';
import { placeNamesMeta, tilesMeta, tilesOrigin } from './map-tiles.model';
import { guessedPaths } from './guessed-paths';
import { headHtml, headOf } from './page-head.model';
import { readsOf, type AskedPage } from './page-reads.model';
import { fillPage, isKnownPath, ownerOf, preloadsOf, type PageFilling } from './page.model';
import type { ShellSource } from './shell-files';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
// Every page has its own nonce, so it is compressed for one reader: level 4 takes a millisecond.
const QUALITY = 4;
/** What belongs to the whole site and is asked for by these very names. */
const SITE_FILES = ['/site.webmanifest', '/robots.txt'];

/** Where pages come from. */
export type PageParts = {
  shell: ShellSource;
  shellDir: string;
  registry: RegistrySource;
  firstViews: FirstViewSource;
  /** Where people reach the portal, without a slash at its end. Never taken from a request (SEC-7). */
  publicUrl: string;
  /** Whether pages offer to sign in with Google; they are told in their head, so that none has to ask. */
  offersGoogle: boolean;
  /** Whether the profile looks addresses up at Google: only its document then lets the script in. */
  offersMaps: boolean;
  /** The server of the maps' streets; not given, pages draw their own ground and ask nobody. */
  tiles?: MapTiles | undefined;
  /** The service that browsers ask what a place is called; not given, the nearest city is. */
  placeNames?: string | undefined;
};

/** The shell's files, and its page for every address that no other route answers. */
export function createPageRoutes({
  shell,
  shellDir,
  registry,
  firstViews,
  publicUrl,
  offersGoogle,
  offersMaps,
  tiles,
  placeNames,
}: PageParts): Router {
  const router = Router({ caseSensitive: true });
  router.use('/assets', immutableFiles(`${shellDir}/assets`));
  router.get(SITE_FILES, (req, res) => res.sendFile(req.path, { root: shellDir, maxAge: '1h' }));

  const viewOf = async (asked: AskedPage, current: Registry | undefined) => {
    const owner = current && ownerOf(asked.path, current);
    return owner && firstViewOf(asked, await firstViews.of(owner));
  };

  const googleMeta = offersGoogle ? `<meta name="${GOOGLE_SIGN_IN_META}" content="on">` : '';
  const ofTiles = tiles ? { meta: tilesMeta(tiles), origins: [tilesOrigin(tiles)] } : { meta: '', origins: [] };
  // The page for linking shows the Google account's own picture.
  const picturesOn = (path: string) =>
    offersGoogle && path === '/link-accounts' ? [GOOGLE_PICTURES, ...ofTiles.origins] : ofTiles.origins;

  const ofNames = placeNames
    ? { meta: placeNamesMeta(placeNames), asked: [new URL(placeNames).origin] }
    : { meta: '', asked: [] };

  const mapsMeta = (isOpen: boolean) =>
    offersMaps ? `<meta name="${GOOGLE_MAPS_META}" content="${isOpen ? 'open' : 'closed'}">` : '';

  const page: RequestHandler = async (req, res, next) => {
    if (isForMachines(req.path) || !req.accepts('html')) return next();
    nameRoute(res, 'page');
    const given = registry.current(sessionKeyOf(req));
    const [{ index, home, description }, current] = await Promise.all([shell.current(), given]);
    const nonce = randomBytes(16).toString('base64');
    const preloads = current ? preloadsOf(req.path, description, current.registry) : [];
    const session = sessionOf(req);
    const template = (req.path === '/' ? home : index)[session];
    const asked = { path: req.path, query: new URL(req.url, 'http://portal').searchParams, session };
    const reads = readsOf(asked, current?.registry);
    const view = await viewOf(asked, current?.registry);
    const firstView = view ? firstViewHtml(view, nonce) : description.skeleton;
    const isKnown = req.path === '/' || isKnownPath(req.path, description, current?.registry);
    const named = headOf(req.path, description, current?.registry);
    const shared = { ...named, path: req.path, publicUrl, image: description.image, isKnown };
    const hasMaps = offersMaps && req.path === '/profile' && session === 'unknown';
    const head = headHtml(shared) + googleMeta + mapsMeta(hasMaps) + ofTiles.meta + ofNames.meta;
    const html = fillPage(template, { nonce, session, registry: current?.registry, preloads, reads, head, firstView });
    res.status(isKnown ? 200 : 404).set({
      'content-security-policy': hasMaps
        ? mapsPagePolicy(nonce)
        : pagePolicy(nonce, { pictures: picturesOn(req.path), asked: ofNames.asked }),
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept-encoding, cookie',
    });
    await sendCompressed(res, acceptedCompressions(req)[0], hasMaps ? withScriptNonces(html, nonce) : html);
  };
  for (const [guessed, meant] of Object.entries(guessedPaths))
    router.get(guessed, (_req, res) => res.redirect(308, meant));
  router.get('/{*path}', page);
  return router;
}

// Whoever is remembered has a session as soon as they ask who they are.
const sessionOrMemory = createCookieReader('sid', '__Host-sid', 'remember', '__Host-remember');
const sessionOf = (req: Request): PageFilling['session'] => (sessionOrMemory(req) === undefined ? 'guest' : 'unknown');

// Nobody wants a page where they asked for data or for a file; `/x.js` answered with HTML breaks in strange ways.
const isForMachines = (path: string) => /^\/(api|mf|assets|docs)(\/|$)/.test(path) || /\.[a-z0-9]{2,5}$/i.test(path);

async function sendCompressed(res: Response, accepted: Compression | undefined, html: string): Promise<void> {
  const bytes = Buffer.from(html);
  if (accepted === 'br') {
    res.set('content-encoding', 'br');
    const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    res.end(await brotliOf(bytes, { params }));
  } else if (accepted === 'gzip') {
    res.set('content-encoding', 'gzip');
    res.end(await gzipOf(bytes));
  } else {
    res.end(bytes);
  }
}
