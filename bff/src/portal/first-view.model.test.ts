import { firstViewHtml, firstViewOf, type FirstView } from './first-view.model';

const view = (flags: Partial<FirstView> = {}): FirstView => ({
  ...{ html: '<h1>Where to?</h1>', css: '.first-view .a{color:red}', withQuery: false, guestsOnly: false },
  ...flags,
});
const asked = (path: string, query = '', session: 'guest' | 'unknown' = 'guest') => ({
  path,
  query: new URLSearchParams(query),
  session,
});

describe('the first view of a page', () => {
  const plain = view();
  const views = { '/plan-trip': plain, '/trips/:id': plain };
  test.each([
    ['/plan-trip', true],
    ['/plan-trip/', true],
    ['/trips/7', true],
    ['/trips', false],
    ['/', false],
  ])('%s has one: %s', (path, has) => {
    expect(firstViewOf(asked(path), views)).toBe(has ? plain : undefined);
  });

  test.each([
    [{}, asked('/x'), true],
    [{}, asked('/x', '', 'unknown'), true],
    [{}, asked('/x', 'step=3'), false],
    [{ withQuery: true }, asked('/x', 'step=3'), true],
    [{ guestsOnly: true }, asked('/x'), true],
    [{ guestsOnly: true }, asked('/x', '', 'unknown'), false],
    [{ guestsOnly: true, withQuery: true }, asked('/x', 'a=1', 'unknown'), false],
  ])('that says %j: %j', (flags, page, fits) => {
    expect(firstViewOf(page, { '/x': view(flags) }) !== undefined).toBe(fits);
  });

  test.each([
    ['', '/x'],
    ['city=Rome', '/x?'],
  ])('of a page that has two is that of its query %j', (query, key) => {
    const views = { '/x': view(), '/x?': view({ withQuery: true }) };
    expect(firstViewOf(asked('/x', query), views)).toBe(views[key as keyof typeof views]);
  });

  test('of a page that is not asked is none of one that is', () => {
    expect(firstViewOf(asked('/y', 'a=1'), { '/x?': view({ withQuery: true }) })).toBeUndefined();
  });

  test('is out of reach, and styled under the nonce of its page', () => {
    const html = firstViewHtml(view(), 'abc');
    expect(html).toMatch(/^<style nonce="abc">fieldset\.first-view\{.*\}\.first-view \.a\{color:red\}<\/style>/);
    expect(html).toContain('<fieldset class="first-view" disabled inert><h1>Where to?</h1></fieldset>');
  });
});
