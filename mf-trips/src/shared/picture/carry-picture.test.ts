import { fakeApi, fakeError } from '@sojourn/web-kit/testing';
import { carryPicture } from './carry-picture';

const cover = { imageUrl: 'https://example.org/a.jpg' };
const fetched = 'POST /api/trips/:id/pictures/:pictureId/fetched';

it('has the account fetch the picture when the trip has an address, under one id at every attempt', async () => {
  const api = fakeApi({ [fetched]: () => ({ mediaType: 'image/jpeg', bytes: 9 }) });
  const first = await carryPicture(cover, '/api/trips/7');
  expect(await carryPicture(cover, '/api/trips/7')).toBe(first);
  expect(api.calls.map(({ path }) => path)).toEqual(Array(2).fill(`/api/trips/7/pictures/${first}/fetched`));
});

it('leaves the picture behind when the account refuses it, and asks for none without an address', async () => {
  const api = fakeApi({ [fetched]: () => fakeError(400, 'bad-input', 'No picture.') });
  expect(await carryPicture(cover, '/api/trips/7')).toBeUndefined();
  expect(await carryPicture({ imageUrl: 'my kitten' }, '/api/trips/7')).toBeUndefined();
  expect(api.calls).toHaveLength(1);
});

it('fails when the account cannot be reached, so that the import is tried again', async () => {
  fakeApi({ [fetched]: () => fakeError(503, 'unavailable', 'Trips are resting.') });
  await expect(carryPicture(cover, '/api/trips/7')).rejects.toMatchObject({ code: 'unavailable' });
});
