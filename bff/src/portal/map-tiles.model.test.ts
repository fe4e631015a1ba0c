import { isTileTemplate, tilesMeta, tilesOrigin } from './map-tiles.model';

test.each([
  'https://tiles.example.org/{z}/{x}/{y}.png',
  'https://tiles.example.org:8443/styles/basic/{z}/{x}/{y}{r}.webp?key=a-1&lang=en',
  'http://127.0.0.1:8080/{z}/{y}/{x}',
])('takes %s as a template', (template) => expect(isTileTemplate(template)).toBe(true));

test.each([
  '',
  'tiles.example.org/{z}/{x}/{y}.png',
  'https://tiles.example.org/{z}/{x}.png',
  'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
  'https://tiles{z}.example.org/{x}/{y}.png',
  'https://tiles.example.org{z}/{x}/{y}.png',
  'https://name:word@tiles.example.org/{z}/{x}/{y}.png',
  'ftp://tiles.example.org/{z}/{x}/{y}.png',
  'javascript:alert(1)/{z}/{x}/{y}',
  "https://tiles.example.org/{z}/{x}/{y}.png; script-src 'unsafe-inline'",
  'https://tiles.example.org/{z}/{x}/{y}.png"><script>',
])('refuses %s as a template', (template) => expect(isTileTemplate(template)).toBe(false));

test('names the origin of the tiles without their path', () => {
  const tiles = { url: 'https://tiles.example.org:8443/a/{z}/{x}/{y}.png?key=1', attribution: '' };
  expect(tilesOrigin(tiles)).toBe('https://tiles.example.org:8443');
});

test('closes no attribute when the credit has quotes and tags in it', () => {
  const tiles = { url: 'https://t.example/{z}/{x}/{y}.png?a=1&b=2', attribution: '© "Maps" <b>' };
  const meta = tilesMeta(tiles);
  expect(meta).not.toMatch(/<b>|"Maps"/);
  const content = /content="([^"]*)">$/.exec(meta)?.[1] ?? '';
  const plain = content
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');
  expect(JSON.parse(plain)).toEqual(tiles);
});
