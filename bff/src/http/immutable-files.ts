import { access } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { AppError } from '@sojourn/node-kit';
import express, { Router, type RequestHandler } from 'express';
import { acceptedCompressions } from './encoding';

const FORMS = { br: '.br', gzip: '.gz' } as const;
const COMPRESSED = /\.(?:br|gz)$/;
// Source maps lie beside the files for whoever reads a stack, not for everybody.
const PRIVATE = /\.(?:br|gz|map)$/;
const YEAR = 'public, max-age=31536000, immutable';

/**
 * Files whose names change with their content: a year in every cache, and the `.br` or `.gz` beside a file in its
 * stead where the browser takes it. What is not there is a typed 404 that nobody may keep.
 * @param options `depth`: how many path segments a file has at least; less is not served
 */
export function immutableFiles(root: string, options: { depth: number } = { depth: 1 }): RequestHandler {
  const router = Router({ caseSensitive: true });
  const files = express.static(root, {
    index: false,
    redirect: false,
    fallthrough: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (res, path) => {
      res.setHeader('cache-control', YEAR);
      res.setHeader('vary', 'accept-encoding');
      const encoding = path.endsWith('.br') ? 'br' : path.endsWith('.gz') ? 'gzip' : undefined;
      if (!encoding) return;
      res.setHeader('content-encoding', encoding);
      res.setHeader('content-type', contentTypeOf(path.replace(COMPRESSED, '')));
    },
  });

  router.use(async (req, _res, next) => {
    if (req.path.split('/').length <= options.depth || PRIVATE.test(req.path)) throw missing();
    const file = join(root, decodeURIComponent(req.path));
    for (const compression of acceptedCompressions(req)) {
      if (await exists(file + FORMS[compression])) {
        req.url = req.path + FORMS[compression];
        break;
      }
    }
    next();
  });
  router.use(files, () => {
    throw missing();
  });
  return router;
}

const missing = () => new AppError('not-found', 'This file does not exist.');

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const contentTypeOf = (path: string) => TYPES[extname(path)] ?? 'application/octet-stream';

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    // Most images have no compressed form.
    return false;
  }
}
