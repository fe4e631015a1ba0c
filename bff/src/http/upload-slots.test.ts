import { createUploadSlots } from './upload-slots';

test('has slots for so many files at a time, and again when one has left', () => {
  const slots = createUploadSlots(2);
  const [first] = [slots.take(), slots.take()];
  const full = { code: 'overloaded', retryAfterSeconds: 2 };
  expect(() => slots.take()).toThrow(expect.objectContaining(full) as Error);
  first?.();
  first?.();
  slots.take();
  expect(() => slots.take()).toThrow(expect.objectContaining(full) as Error);
});
