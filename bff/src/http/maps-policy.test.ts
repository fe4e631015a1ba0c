import { mapsPagePolicy, withScriptNonces } from './maps-policy';

test('lets scripts in by nonce alone, and nobody’s frames, objects or forms', () => {
  const policy = mapsPagePolicy('abc');
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic' https: 'unsafe-eval' blob:;");
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/unsafe-inline| \*[; ]|script-src[^;]*'self'/);
});

test('says each rule once, with Google’s servers where its maps ask them', () => {
  const rules = mapsPagePolicy('abc').split('; ');
  const google = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];
  expect(new Set(rules.map((rule) => rule.split(' ')[0])).size).toBe(rules.length);
  expect(Object.fromEntries(rules.map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1)]))).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'nonce-abc'", "'strict-dynamic'", 'https:', "'unsafe-eval'", 'blob:'],
    'style-src': ["'self'", "'nonce-abc'", 'https://fonts.googleapis.com'],
    'img-src': ["'self'", ...google, 'https://*.googleusercontent.com', 'data:'],
    'frame-src': ['https://*.google.com'],
    'connect-src': ["'self'", ...google, 'data:', 'blob:'],
    'font-src': ["'self'", 'https://fonts.gstatic.com'],
    'worker-src': ["'self'", 'blob:'],
    ...{ 'form-action': ["'self'"], 'object-src': ["'none'"], 'base-uri': ["'none'"], 'frame-ancestors': ["'none'"] },
  });
});

test('every script that a document loads, now or soon, carries the nonce; data does not', () => {
  const html =
    '<link rel="preload" as="font" href="/f"><link rel="preload" as="script" href="/p.js"><script async src="/a.js">' +
    '</script><script defer src="/b.js"></script><script type="application/json" id="registry">{}</script>';
  expect(withScriptNonces(html, 'n')).toBe(
    '<link rel="preload" as="font" href="/f"><link rel="preload" as="script" nonce="n" href="/p.js"><script nonce="n" async src="/a.js">' +
      '</script><script nonce="n" defer src="/b.js"></script><script type="application/json" id="registry">{}</script>',
  );
});
