import { AppError, type Logger } from '@sojourn/node-kit';
import { Router } from 'express';
import { acceptedCompressions } from '../http/encoding';
import { immutableFiles } from '../http/immutable-files';
import type { RegistrySource } from './registry-file';
import { sessionKeyOf } from './session-key';
import { createWholeFiles } from './whole-files';

type ReleaseParts = { registry: RegistrySource; releasesDir: string; logger: Logger };

/** The registry and the files of every release ever published. */
export function createReleaseRoutes(parts: ReleaseParts): Router {
  const router = Router({ caseSensitive: true });

  router.get('/mf/registry.json', async (req, res) => {
    // As the release command asks: everything that anybody is given.
    const isListed = req.query['canaries'] === 'listed';
    const current = await parts.registry.current(isListed ? undefined : sessionKeyOf(req));
    if (!current) {
      throw new AppError('unavailable', 'No release has been published yet.', { retryAfterSeconds: 5 });
    }
    if (isListed) {
      return void res.set('cache-control', 'no-store').json({
        ...current.registry,
        canaries: await parts.registry.canaries(),
      });
    }
    res.set({ 'cache-control': 'no-cache', etag: current.etag, vary: 'accept-encoding, cookie' });
    const encoding = acceptedCompressions(req)[0] ?? 'identity';
    if (encoding !== 'identity') res.set('content-encoding', encoding);
    // Express answers 304 to a browser that has this tag already.
    res.type('json').send(current.bytes[encoding]);
  });

  // <remote>/<version>-<hash>/<file>: what lies directly in the folder (the registry, the audit) is no release.
  const isWhole = createWholeFiles(parts.releasesDir, parts.logger);
  router.use('/mf', immutableFiles(parts.releasesDir, { depth: 3, isWhole }));
  return router;
}
