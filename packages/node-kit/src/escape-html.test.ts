import fc from 'fast-check';
import { escapeHtml } from './escape-html';

test.each([
  ['<img src=x onerror="alert(\'1\')"> & more', '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; more'],
  ['&amp;', '&amp;amp;'],
  ['Ðürres, São Paulo 🏝', 'Ðürres, São Paulo 🏝'],
  ['', ''],
])('%s is written as %s', (text, html) => expect(escapeHtml(text)).toBe(html));

test('nothing of a text opens a tag or ends an attribute, and all of it can be read back', () => {
  const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const text = fc.string({ unit: fc.oneof(fc.constantFrom('&', '<', '>', '"', "'", ';', 'amp'), fc.string()) });
  fc.assert(
    fc.property(text, (any) => {
      const html = escapeHtml(any);
      expect(html).not.toMatch(/[<>"']/);
      expect(html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => signs[name] ?? '')).toBe(any);
    }),
  );
});
