import { isPhoto, srcSetOf } from './place-picture.model';

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

it('offers both widths of a photograph, and knows it from a drawing', () => {
  expect(srcSetOf('/api/photos/rome')).toBe('/api/photos/rome?width=640 640w, /api/photos/rome?width=1280 1280w');
  expect([isPhoto('/api/photos/rome'), isPhoto('/assets/places/rome.1.640.avif'), isPhoto(undefined)]).toEqual([
    ...[true, false, false],
  ]);
});
