import { isAtLeast } from './node-version.mjs';

describe('isAtLeast', () => {
  it.each([
    ['20.19.0', true],
    ['20.19.4', true],
    ['20.20.0', true],
    ['20.100.0', true],
    ['22.0.0', true],
    ['100.0.0', true],
    ['20.18.9', false],
    ['20.2.0', false],
    ['18.20.0', false],
    ['9.99.0', false],
  ])('%s fits 20.19: %s', (version, fits) => {
    expect(isAtLeast(version, '20.19')).toBe(fits);
  });

  it('reads a minimum without a minor version', () => {
    expect(isAtLeast('22.0.0', '22')).toBe(true);
    expect(isAtLeast('21.9.0', '22')).toBe(false);
  });
});
