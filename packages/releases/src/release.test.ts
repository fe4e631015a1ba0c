import { isFolderOfVersion } from './release';

test.each([
  ['1.0.0-0123abcd', '1.0.0', true],
  ['1.0.0-0123abcd', '1.0.1', false],
  ['1.0.0-rc.1-0123abcd', '1.0.0', false],
  ['1.0.0-rc.1-0123abcd', '1.0.0-rc.1', true],
  ['1.0.0-10123abcd', '1.0.0', false],
  ['1.0.0-0123abc', '1.0.0', false],
  ['1.0.0-0123abcg', '1.0.0', false],
  ['11.0.0-0123abcd', '1.0.0', false],
])('the folder %s is one of version %s: %s', (folder, version, expected) => {
  expect(isFolderOfVersion(folder, version)).toBe(expected);
});
