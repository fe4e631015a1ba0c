import { srcSetOf } from './place-picture.model';

test('a picture in two widths offers both', () => {
  expect(srcSetOf('/assets/places/rome.1a2b3c4d.640.avif')).toBe(
    '/assets/places/rome.1a2b3c4d.640.avif 640w, /assets/places/rome.1a2b3c4d.1280.avif 1280w',
  );
});

test.each([
  '/assets/places/rome-activities.1a2b3c4d.avif',
  'https://photos.example/rome.jpg',
  '/assets/640.avif/rome.640.avif.webp',
  '/assets/places/rome-640xavif',
])('%s is all there is', (imageUrl) => {
  expect(srcSetOf(imageUrl)).toBeUndefined();
});
