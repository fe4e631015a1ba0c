import { mapsPagePolicy, withScriptNonces } from './maps-policy';

test('lets scripts in by nonce alone, and nobody’s frames, objects or forms', () => {
  const policy = mapsPagePolicy('abc');
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic' https: 'unsafe-eval' blob:;");
  for (const rule of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"])
    expect(policy).toContain(rule);
  expect(policy).not.toMatch(/unsafe-inline| \*[; ]|script-src[^;]*'self'/);
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
