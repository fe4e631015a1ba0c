import type { Registry } from '@sojourn/contracts';
import { releasedFlights } from '../http/portal.fake';
import { headHtml, headOf, type SharedPage } from './page-head.model';
import type { ShellDescription } from './page.model';

const shell: ShellDescription = {
  ...{ routes: [], areas: [], widgets: {}, sharedChunks: {}, skeleton: '', image: '' },
  heads: {
    '/': { title: 'Sojourn - Chosen for you', description: 'Plan a vacation.' },
    '/safety': { title: 'Travel Safety', description: 'Entry rules.' },
  },
};
const routes = [
  { path: '/safety', title: 'Somebody else', description: 'Not this.' },
  { path: '/flights/search', title: 'Flight results', description: 'Compare flights.' },
  { path: '/trips/:id', title: 'Trip' },
];
const registry = { remotes: [{ ...releasedFlights, routes }] } as unknown as Registry;

describe('the head of a page', () => {
  it.each([
    ['/', 'Sojourn - Chosen for you', 'Plan a vacation.'],
    ['/safety', 'Travel Safety', 'Entry rules.'],
    ['/flights/search', 'Flight results', 'Compare flights.'],
    ['/trips/7', 'Trip', 'Plan a vacation.'],
    ['/nowhere', 'Page not found', 'Plan a vacation.'],
  ])('at %s is %s', (path, title, description) => {
    expect(headOf(path, shell, registry)).toEqual({ title, description });
  });

  it('is still one where neither shell nor registry says anything', () => {
    expect(headOf('/safety', { ...shell, heads: {} }, undefined)).toEqual({ title: 'Page not found', description: '' });
  });
});

describe('its elements', () => {
  const page: SharedPage = {
    ...{ path: '/trips/a b', title: 'Rome & "more"', description: '<b>' },
    ...{ publicUrl: 'https://sojourn.example', image: '/assets/social.png', isKnown: true },
  };

  it('name page, address and picture, in full and with nothing that ends an attribute', () => {
    expect(headHtml(page)).toBe(
      '<title>Rome &#38; &#34;more&#34; - Sojourn</title><meta name="description" content="&#60;b&#62;">' +
        '<link rel="canonical" href="https://sojourn.example/trips/a%20b">' +
        '<meta property="og:site_name" content="Sojourn"><meta property="og:type" content="website">' +
        '<meta property="og:title" content="Rome &#38; &#34;more&#34; - Sojourn">' +
        '<meta property="og:description" content="&#60;b&#62;">' +
        '<meta property="og:url" content="https://sojourn.example/trips/a%20b">' +
        '<meta property="og:image" content="https://sojourn.example/assets/social.png">' +
        '<meta name="twitter:card" content="summary_large_image">',
    );
  });

  it('name an address as it was asked for, encoded once', () => {
    expect(headHtml({ ...page, path: '/trips/a%20b' })).toContain('href="https://sojourn.example/trips/a%20b"');
  });

  it('name home by its whole title', () => {
    expect(headHtml({ ...page, path: '/', title: 'Sojourn' })).toContain('<title>Sojourn</title>');
  });

  it('keep an address that leads nowhere out of lists', () => {
    const html = headHtml({ ...page, isKnown: false });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
    expect(headHtml(page)).not.toContain('robots');
  });
});
