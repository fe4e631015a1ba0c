import { createHash } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import request from 'supertest';
import { releasedFlights, startPortal, type FakePortal } from '../http/portal.fake';
import { guessedPaths } from './guessed-paths';

let portal: FakePortal;
beforeEach(async () => {
  portal = await startPortal();
});
afterEach(() => portal.close());

const registry = { shellVersion: '0.1.0', publishedAt: '2026-11-21T03:00:00Z', remotes: [releasedFlights] };
const publish = (value: unknown) =>
  writeFile(join(portal.folder, 'releases/registry.json'), typeof value === 'string' ? value : JSON.stringify(value));
const page = (path: string) => request(portal.app).get(path).set('accept', 'text/html');

describe('a page', () => {
  test('carries a nonce of its own, the same in its policy and its HTML', async () => {
    const [one, other] = await Promise.all([page('/safety').expect(200), page('/safety').expect(200)]);
    const nonce = /csp-nonce" content="([^"]+)"/.exec(one.text)?.[1] ?? '';
    expect(nonce).toHaveLength(24);
    const policy = String(one.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`);
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "connect-src 'self'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure|\*/);
    expect(other.text).not.toContain(nonce);
    expect(one.headers['cache-control']).toBe('no-cache');
    expect(one.headers['strict-transport-security']).toBeUndefined();
  });

  test('says that nobody is signed in when no session cookie came along', async () => {
    const guest = await page('/safety');
    expect(guest.text).toContain('name="session" content="guest"');
    expect(guest.text).toContain('app for a guest');
    const known = await page('/safety').set('cookie', 'theme=dark; sid=s%3Aabc');
    expect(known.text).toContain('name="session" content="unknown"');
    expect(known.text).not.toContain('for a guest');
    // A cache on the way gives nobody the page of somebody else.
    for (const { headers } of [guest, known]) expect(headers['vary']).toMatch(/\bcookie\b/);
  });

  test('lets Google’s maps in on the profile of somebody signed in, where a key is set, and nowhere else', async () => {
    const other = await startPortal({ parts: { offersMaps: true } });
    const open = (path: string, cookie = 'sid=s%3Aabc') =>
      request(other.app).get(path).set({ accept: 'text/html', cookie });
    const profile = await open('/profile');
    const policy = String(profile.headers['content-security-policy']);
    expect(profile.text).toContain('<meta name="google-maps" content="open">');
    expect(policy).toContain("'strict-dynamic'");
    const nonce = /csp-nonce" content="([^"]+)"/.exec(profile.text)?.[1] ?? '';
    expect(policy).toContain(`'nonce-${nonce}'`);
    expect(profile.text).not.toMatch(/<script (?:async|defer) /);
    for (const closed of [await open('/safety'), await open('/profile', '')]) {
      expect(closed.text).toContain('<meta name="google-maps" content="closed">');
      expect(closed.headers['content-security-policy']).not.toMatch(/google|strict-dynamic|unsafe/);
    }
    await other.close();
    const without = await page('/profile').set('cookie', 'sid=s%3Aabc');
    expect(without.text).not.toContain('google-maps');
    expect(without.headers['content-security-policy']).not.toMatch(/google|strict-dynamic|unsafe/);
  });

  test('offers Google where it is set up, and shows its pictures where accounts are linked', async () => {
    const offer = '<meta name="google-sign-in" content="on">';
    expect((await page('/safety')).text).not.toContain(offer);
    const other = await startPortal({ parts: { offersGoogle: true } });
    const open = (path: string) => request(other.app).get(path).set('accept', 'text/html');
    const [safety, linking] = [await open('/safety'), await open('/link-accounts')];
    expect(safety.text).toContain(offer);
    expect(safety.headers['content-security-policy']).not.toContain('google');
    expect(linking.headers['content-security-policy']).toContain(
      "img-src 'self' data: https://lh3.googleusercontent.com;",
    );
    await other.close();
  });

  test('names the service of place names and lets pages ask it, and nothing else of it, when there is one', async () => {
    const plain = await page('/plan-trip');
    expect(plain.text).not.toContain('place-names');
    expect(plain.headers['content-security-policy']).toContain("connect-src 'self';");
    const placeNames = 'https://names.example.org/data/reverse-geocode-client?a=1&b=2';
    const other = await startPortal({ parts: { placeNames } });
    const { text, headers } = await request(other.app).get('/plan-trip').set('accept', 'text/html');
    expect(text).toContain(`<meta name="place-names" content="${placeNames.replace('&', '&amp;')}">`);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self' https://names.example.org;");
    expect(policy.split('names.example.org')).toHaveLength(2);
    await other.close();
  });

  test('names the tile server and lets its pictures in, and nothing else of it, when there is one', async () => {
    const plain = await page('/explore');
    expect(plain.text).not.toContain('map-tiles');
    expect(plain.headers['content-security-policy']).toContain("img-src 'self' data:;");
    const tiles = { url: 'https://tiles.example.org/{z}/{x}/{y}.png?key=1&dark=0', attribution: '© Example' };
    const other = await startPortal({ parts: { tiles, offersGoogle: true } });
    const open = (path: string) => request(other.app).get(path).set('accept', 'text/html');
    const explore = await open('/explore');
    const content = /<meta name="map-tiles" content="([^"]+)">/.exec(explore.text)?.[1] ?? '';
    expect(JSON.parse(content.replace(/&quot;/g, '"').replace(/&amp;/g, '&'))).toEqual(tiles);
    const policy = String(explore.headers['content-security-policy']);
    expect(policy).toContain("img-src 'self' data: https://tiles.example.org;");
    expect(policy.split('tiles.example.org')).toHaveLength(2);
    expect((await open('/link-accounts')).headers['content-security-policy']).toContain(
      "img-src 'self' data: https://lh3.googleusercontent.com https://tiles.example.org;",
    );
    await other.close();
  });

  test('begins as its remote rendered it, or with the plain skeleton', async () => {
    await publish(registry);
    const release = join(portal.folder, 'releases', releasedFlights.base.replace('/mf/', ''));
    await mkdir(release, { recursive: true });
    const view = { html: '<h1>Flights</h1>', css: '.a{}', withQuery: false, guestsOnly: true };
    await writeFile(join(release, 'first-views.json'), JSON.stringify({ '/flights/search': view }));
    const { text } = await page('/flights/search').expect(200);
    const nonce = /csp-nonce" content="([^"]+)"/.exec(text)?.[1] ?? '';
    expect(text).toContain(`<style nonce="${nonce}">`);
    expect(text).toContain('<h1>Flights</h1>');
    expect(text).not.toContain('plain skeleton');
    for (const plain of [
      page('/flights/search?adults=2'),
      page('/safety'),
      page('/flights/search').set('cookie', 'sid=x'),
    ])
      expect((await plain).text).toContain('<i>plain skeleton</i>');
  });

  test('says what it is to who lists and shares it, by the address that people know', async () => {
    const { text } = await page('/safety?of=rome').set('host', 'evil.example').expect(200);
    expect(text).toContain('<title>Travel Safety - Sojourn</title>');
    expect(text).toContain('<link rel="canonical" href="https://sojourn.example/safety">');
    expect(text).toContain('content="https://sojourn.example/assets/social.png"');
    expect(text).not.toContain('evil');
    expect((await page('/nowhere').expect(404)).text).toContain('content="noindex"');
  });

  test('of the whole site has its files under the names that are asked for', async () => {
    const manifest = await request(portal.app).get('/site.webmanifest').expect(200);
    expect(manifest.headers).toMatchObject({
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    await request(portal.app).get('/robots.txt').expect(200, 'User-agent: *\n');
    await request(portal.app).get('/shell.json').expect(404);
  });

  test('of home is the prerendered one', async () => {
    expect((await page('/').expect(200)).text).toContain('home for a guest');
    expect((await page('/').set('cookie', 'sid=s%3Aabc').expect(200)).text).toContain('home ');
  });

  test('carries the registry so that no text in it can end the script element', async () => {
    const evil = { ...releasedFlights, routes: [{ path: '/x', title: '</script><script>alert(1)//\u2028&' }] };
    await publish({ ...registry, remotes: [evil] });
    const { text } = await page('/x').expect(200);
    expect(text.match(/<\/script>/g)).toHaveLength(1);
    const inside = /<script type="application\/json">(.*)<\/script>/.exec(text)?.[1] ?? '';
    expect(JSON.parse(inside).remotes[0].routes[0].title).toBe(evil.routes[0]?.title);
  });

  test('asks early for the files of the remote that owns its route, and of its widgets', async () => {
    await publish(registry);
    const { text } = await page('/flights/search').expect(200);
    const base = releasedFlights.base;
    for (const [href, hash] of [
      [`${base}remoteEntry.js`, 'sha384-entry'],
      [`${base}page.js`, 'sha384-page'],
      ['/assets/select.js', 'sha384-select'],
    ]) {
      expect(text).toContain(
        `<link rel="preload" as="script" href="${href}" integrity="${hash}" crossorigin="anonymous" fetchpriority="low">`,
      );
    }
    expect((await page('/')).text).toContain(`${base}remoteEntry.js`);
    expect((await page('/safety')).text).not.toContain('rel="preload"');
  });

  test('nobody knows answers 404 with the same page, so that the shell can say so', async () => {
    expect((await page('/nowhere').expect(404)).text).toContain('app');
    await page('/flights/search').expect(404);
    await publish(registry);
    await page('/flights/search').expect(200);
    await page('/flights/search/').expect(200);
  });

  test('leads on when it is the address that other sites have', async () => {
    expect((await page('/hotels').expect(308)).headers['location']).toBe('/stays');
    expect(Object.values(guessedPaths).filter((meant) => meant in guessedPaths)).toEqual([]);
  });

  test('is compressed for whoever takes it', async () => {
    // supertest unpacks what it is sent
    const answer = await page('/safety').set('accept-encoding', 'gzip, deflate, br, zstd').expect(200);
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.text).toContain('app');
    const zipped = await page('/safety').set('accept-encoding', 'gzip').expect(200);
    expect(zipped.headers['content-encoding']).toBe('gzip');
  });

  test.each(['/api/unknown', '/mf/x.js', '/assets/gone.js', '/favicon.ico', '/Report.PDF'])(
    'is no answer for %s',
    async (path) => {
      const answer = await page(path).expect(404);
      expect(answer.body.code).toBe('not-found');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('files', () => {
  const place = () => join(portal.folder, 'releases/mf-flights/0.1.0-abcdef12');
  const text = 'x'.repeat(1000);
  beforeEach(async () => {
    await mkdir(place(), { recursive: true });
    await writeFile(join(place(), 'remoteEntry.js'), text);
    await writeFile(join(place(), 'remoteEntry.js.br'), brotliCompressSync(text));
    const hashOf = (bytes: string | Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
    const release = {
      description: { name: 'mf-flights', requires: { shell: '*' }, routes: [], widgets: [] },
      version: '0.1.0',
      entry: 'remoteEntry.js',
      integrity: hashOf(text),
      manifest: {},
      files: [
        { path: 'remoteEntry.js', sha384: hashOf(text) },
        { path: 'remoteEntry.js.br', sha384: hashOf(brotliCompressSync(text)) },
      ],
    };
    await writeFile(join(place(), 'release.json'), JSON.stringify(release));
  });

  test('of a release are kept for a year, compressed as they were built', async () => {
    const plain = await request(portal.app)
      .get('/mf/mf-flights/0.1.0-abcdef12/remoteEntry.js')
      .set('accept-encoding', 'identity')
      .expect(200);
    expect(plain.headers).toMatchObject({
      'cache-control': 'max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(plain.text).toBe(text);
    const br = await request(portal.app)
      .get('/mf/mf-flights/0.1.0-abcdef12/remoteEntry.js')
      .set('accept-encoding', 'gzip, br')
      .expect(200);
    expect(br.headers['content-encoding']).toBe('br');
    expect(br.headers['content-type']).toBe('text/javascript');
    expect(Number(br.headers['content-length'])).toBeLessThan(100);
  });

  test('that were renamed away are a 404 nobody keeps, and come back with their folder', async () => {
    const get = () => request(portal.app).get('/mf/mf-flights/0.1.0-abcdef12/remoteEntry.js');
    await rename(place(), `${place()}.away`);
    expect((await get().expect(404)).headers['cache-control']).toBe('no-store');
    await rename(`${place()}.away`, place());
    await get().expect(200);
  });

  test.each([
    '/mf/audit.jsonl',
    '/mf/mf-flights',
    '/mf/mf-flights/0.1.0-abcdef12/',
    '/mf/mf-flights/0.1.0-abcdef12/remoteEntry.js.br',
  ])('%s is not served', async (path) => {
    await writeFile(join(portal.folder, 'releases/audit.jsonl'), '{}');
    await request(portal.app).get(path).expect(404);
  });
});

describe('the registry', () => {
  const get = () => request(portal.app).get('/mf/registry.json');

  test('and the page give a canary to the same sessions, and list it for who asks', async () => {
    const { base, ...rest } = releasedFlights;
    const release = { ...rest, version: '0.2.0', base: base.replace('0.1.0', '0.2.0') };
    const canaries = [{ percent: 50, release }];
    await publish({ ...registry, canaries });
    const versions = new Set<string>();
    for (let index = 0; index < 20; index += 1) {
      const cookie = `sid=s%3A${index}`;
      const [answer, html] = await Promise.all([get().set('cookie', cookie), page('/safety').set('cookie', cookie)]);
      const [{ version }] = answer.body.remotes as [{ version: string }];
      versions.add(version);
      expect(html.text).toContain(`/mf/mf-flights/${version}-`);
      expect(answer.headers['vary']).toContain('cookie');
      expect(answer.body).not.toHaveProperty('canaries');
    }
    expect(versions).toEqual(new Set(['0.1.0', '0.2.0']));
    await get()
      .query({ canaries: 'listed' })
      .expect(200, { ...registry, canaries });
  });

  test('is 503 before the first release', async () => {
    await get().expect(503);
  });

  test('is asked for again every time, and sent only when it has changed', async () => {
    await publish(registry);
    const answer = await get().expect(200, registry);
    expect(answer.headers['cache-control']).toBe('no-cache');
    await get().set('if-none-match', String(answer.headers['etag'])).expect(304);
    await publish({ ...registry, remotes: [] });
    await get().set('if-none-match', String(answer.headers['etag'])).expect(200);
  });

  test.each(['{"half":', '{"remotes":[]}', ''])('stays the last good one when the file holds %j', async (spoilt) => {
    await publish(registry);
    await get().expect(200);
    await publish(spoilt);
    await get().expect(200, registry);
  });
});
