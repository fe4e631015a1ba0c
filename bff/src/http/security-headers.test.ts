import express from 'express';
import request from 'supertest';
import { pagePolicy, securityHeaders } from './security-headers';

async function headersOf(path: string, secure: boolean) {
  const app = express();
  app.disable('x-powered-by');
  app.use(securityHeaders(secure), (_req, res) => void res.end());
  const { headers } = await request(app).get(path);
  const { date: _date, connection: _connection, 'keep-alive': _keep, 'content-length': _length, ...others } = headers;
  return others as Record<string, string>;
}

const ofData = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

test('data comes with what a browser needs to treat it as data', async () => {
  expect(await headersOf('/api/trips', false)).toEqual(ofData);
});

test('a page also comes with what only means something on a page', async () => {
  expect(await headersOf('/trips', false)).toEqual({
    ...ofData,
    'cross-origin-opener-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': expect.stringMatching(/^camera=\(\), microphone=\(\), .*geolocation=\(self\)/),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  });
});

test.each(['/api/shared/a-token/plan', '/shared/a-token', '/shared/a-token?tab=expenses'])(
  '%s tells nobody its address and is in no index',
  async (path) => {
    expect(await headersOf(path, false)).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  },
);

test('what only begins like a shared trip is like everything else', async () => {
  expect(await headersOf('/api/sharedx', false)).toEqual(ofData);
});

test.each(['/api/trips', '/trips'])('%s tells a browser that came by https to stay there for a year', async (path) => {
  const { 'strict-transport-security': stay, ...others } = await headersOf(path, true);
  expect(stay).toBe('max-age=31536000; includeSubDomains');
  expect(others).toEqual(await headersOf(path, false));
});

test('a page’s policy lets in its own files, and what carries the nonce', () => {
  const common =
    "default-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; " +
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; ";
  expect(pagePolicy()).toBe(`${common}script-src 'self'; style-src 'self'`);
  expect(pagePolicy('abc')).toBe(`${common}script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'`);
});
