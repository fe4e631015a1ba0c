import { baseCss, fontsCss } from './base';

describe('base styles', () => {
  it('load both faces from the given addresses without blocking text', () => {
    const css = fontsCss({ inter: '/a.woff2', fraunces: '/b.woff2' });
    expect(css).toContain("url(/a.woff2) format('woff2')");
    expect(css).toContain("url(/b.woff2) format('woff2')");
    expect(css.match(/font-display:swap/g)).toHaveLength(2);
  });

  it('scale the local stand-ins to the size of the real faces', () => {
    expect(fontsCss({ inter: '', fraunces: '' }).match(/size-adjust/g)).toHaveLength(3);
  });

  it('show focus and respect reduced motion', () => {
    expect(baseCss).toContain(':focus-visible{outline:2px solid');
    expect(baseCss).toContain('prefers-reduced-motion');
  });

  it('give what is chosen a frame where the system chooses the colours, and leave controls out of print', () => {
    expect(baseCss).toMatch(/@media \(forced-colors:active\)\{[^}]*\[data-state='checked'\][^}]*\{outline:2px solid/);
    expect(baseCss).toMatch(/@media print\{.*button[^}]*\{display:none!important\}/);
  });

  it('print a button that is a title when it says so, and leave out what it says is for the screen', () => {
    const printed = baseCss.slice(baseCss.indexOf('@media print'));
    expect(printed).toContain("button:not([data-paper='shown'])");
    expect(printed).toContain("[data-paper='hidden']");
    // A link that looks like a button leads where no paper does.
    expect(printed).toContain('a[data-variant]');
  });
});
