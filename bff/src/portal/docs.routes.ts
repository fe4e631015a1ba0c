import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import express, { Router } from 'express';
import { pagePolicy } from '../http/security-headers';
import { openApiDocument } from './openapi';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Sojourn API</title>
    <link rel="stylesheet" href="/docs/swagger-ui.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <div id="docs"></div>
    <script src="/docs/swagger-ui-bundle.js"></script>
    <script src="/docs/start.js"></script>
  </body>
</html>
`;

// Calls tried from the page are calls of our own page, and say so like every other.
const START = `SwaggerUIBundle({
  url: '/docs/openapi.json',
  domNode: document.getElementById('docs'),
  deepLinking: true,
  validatorUrl: null,
  requestInterceptor(request) {
    request.headers['X-Requested-By'] = 'sojourn';
    return request;
  },
});
`;

const FILES = new Set(['/swagger-ui.css', '/swagger-ui-bundle.js']);

/** The API's documentation: the OpenAPI document and a page to read and try it. */
export function createDocsRoutes(version: string): Router {
  const router = Router();
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const files = express.static(folder, { index: false, maxAge: '1d' });
  const document = openApiDocument(version);

  router.get('/docs/openapi.json', (_req, res) => {
    res.set('cache-control', 'no-cache').json(document);
  });
  router.get('/docs', (_req, res) => {
    res.set({ 'content-security-policy': pagePolicy(), 'cache-control': 'no-cache' }).type('html').send(PAGE);
  });
  router.get('/docs/start.js', (_req, res) => {
    res.set('cache-control', 'no-cache').type('js').send(START);
  });
  router.use('/docs', (req, res, next) => {
    if (FILES.has(req.path)) files(req, res, next);
    else next();
  });
  return router;
}
