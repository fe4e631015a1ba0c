import { createUploadRoom } from './upload-room';

test('has room for so many files at a time, and again when one has left', () => {
  const room = createUploadRoom(2);
  const [first] = [room.enter(), room.enter()];
  const full = { code: 'overloaded', retryAfterSeconds: 2 };
  expect(() => room.enter()).toThrow(expect.objectContaining(full) as Error);
  first?.();
  first?.();
  room.enter();
  expect(() => room.enter()).toThrow(expect.objectContaining(full) as Error);
});
