import * as whole from '@sojourn/ui';
import * as shared from './ui';

const OF_THE_PAGE = ['baseCss', 'fontsCss', 'palette', 'tokensCss'];

test('remotes may use everything of the design system but what makes the page', () => {
  const expected = Object.keys(whole).filter((name) => !OF_THE_PAGE.includes(name));
  expect(Object.keys(shared).sort()).toEqual(expected.sort());
});
