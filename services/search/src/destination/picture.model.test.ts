import { pictureAddresses } from './picture.model';

test('a place’s picture comes in two widths, its activities’ in one', () => {
  expect(pictureAddresses('rome', { rome: '1a2b3c4d', 'rome-activities': '5e6f7a8b', oslo: 'ffffffff' })).toEqual({
    place: '/assets/places/rome.1a2b3c4d.640.avif',
    activities: '/assets/places/rome-activities.5e6f7a8b.avif',
  });
});

test('a picture that was not made has no address', () => {
  expect(pictureAddresses('rome', { 'rome-activities': '5e6f7a8b' })).toEqual({
    activities: '/assets/places/rome-activities.5e6f7a8b.avif',
  });
  expect(pictureAddresses('rome', { rome: '1a2b3c4d' })).toEqual({ place: '/assets/places/rome.1a2b3c4d.640.avif' });
  expect(pictureAddresses('rome', {})).toEqual({});
});
