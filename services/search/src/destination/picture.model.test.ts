import { pictureAddress } from './picture.model';

test('a place’s picture comes in two widths, and the address names the smaller', () => {
  expect(pictureAddress('rome', { rome: '1a2b3c4d', oslo: 'ffffffff' })).toBe('/assets/places/rome.1a2b3c4d.640.avif');
});

test('a picture that was not made has no address', () => {
  expect(pictureAddress('rome', { oslo: 'ffffffff' })).toBeUndefined();
});
