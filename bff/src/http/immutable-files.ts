import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { AppError, nameRoute } from '@sojourn/node-kit';
import express, { Router, type RequestHandler, type Response } from 'express';
import { acceptedCompressions } from './encoding';

const FORMS = { br: '.br', gzip: '.gz' } as const;
const COMPRESSED = /\.(?:br|gz)$/;
const SCRIPT = /\.js(?:\.br|\.gz)?$/;
// Source maps lie beside the files for whoever reads a stack, not for everybody.
const PRIVATE = /\.(?:br|gz|map)$/;
// No `public`: it only lets a cache keep what was asked for with an authorization, which files never are.
const YEAR = 'max-age=31536000, immutable';

/** What a browser may show as a document of its own, in which a script could run. */
const DOCUMENTS = new Set(['.html', '.svg', '.json', '']);

/** They mean something on a document only, and each of a first visit's two dozen files would carry 100 bytes of them. */
const OF_DOCUMENTS = ['content-security-policy', 'x-frame-options'];

/**
 * Files whose names change with their content: a year in every cache, and the `.br` or `.gz` beside a file in its
 * stead where the browser takes it. What is not there is a typed 404 that nobody may keep.
 * @param options `depth`: how many path segments a file has at least; less is not served. `isWhole`: whether a file, by
 *   its path below `root`, has the bytes it must have; others are not served
 */
export function immutableFiles(root: string, { depth = 1, isWhole = everyFile }: FileRules = {}): RequestHandler {
  const router = Router({ caseSensitive: true });
  const options = {
    index: false,
    redirect: false,
    fallthrough: true,
    dotfiles: 'ignore',
    cacheControl: false,
    // Asked for once under its name: there is nothing to compare with later.
    etag: false,
    lastModified: false,
    setHeaders: trimHeaders,
  };
  const files = express.static(root, options);
  // Nobody continues a script where it broke off.
  const scripts = express.static(root, { ...options, acceptRanges: false });

  router.use(async (req, res, next) => {
    nameRoute(res, `${req.baseUrl}/*${kindOf(req.path)}`);
    if (req.path.split('/').length <= depth || PRIVATE.test(req.path)) throw missing();
    const path = decodeURIComponent(req.path);
    const there = async (form: string) => exists(join(root, path + form));
    for (const form of [...acceptedCompressions(req).map((compression) => FORMS[compression]), '']) {
      if (!(await there(form)) || !(await isWhole(path + form))) continue;
      req.url = req.path + form;
      return next();
    }
    throw (await there('')) ? damaged() : missing();
  });
  router.use(
    (req, res, next) => (SCRIPT.test(req.path) ? scripts : files)(req, res, next),
    () => {
      throw missing();
    },
  );
  return router;
}

/** What an answer need not say is left out: two dozen files of a first visit would carry it. */
function trimHeaders(res: Response, path: string): void {
  const plain = path.replace(COMPRESSED, '');
  if (!DOCUMENTS.has(extname(plain))) for (const name of OF_DOCUMENTS) res.removeHeader(name);
  res.removeHeader('x-request-id');
  // To keep the connection is what HTTP/1.1 does by itself; while the server drains, it says `close`.
  if (!res.hasHeader('connection')) res.removeHeader('connection');
  res.setHeader('cache-control', YEAR);
  res.setHeader('vary', 'accept-encoding');
  if (TYPES[extname(plain)] || plain !== path) res.setHeader('content-type', contentTypeOf(plain));
  if (plain !== path) res.setHeader('content-encoding', path.endsWith('.br') ? 'br' : 'gzip');
}

type FileRules = { depth?: number; isWhole?: (path: string) => Promise<boolean> };

const everyFile = async () => true;

const damaged = () => new AppError('unavailable', 'This file is damaged on our side.', { retryAfterSeconds: 60 });

const missing = () => new AppError('not-found', 'This file does not exist.');

const TYPES: Record<string, string> = {
  // A script is read as UTF-8, like the page that names it.
  '.js': 'text/javascript',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** What is told apart in the metrics; a path may end in anything. */
const KINDS = new Set(['.js', '.css', '.json', '.avif', '.webp', '.png', '.svg', '.woff2']);

const kindOf = (path: string) => (KINDS.has(extname(path)) ? extname(path) : '');

const contentTypeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream';

async function exists(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    // Most images have no compressed form.
    return false;
  }
}
