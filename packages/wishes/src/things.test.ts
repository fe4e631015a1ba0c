import { things, thingOf } from './things';

test('a thing is found by its id, with its words', () => {
  for (const thing of things) expect(thingOf(thing.id)).toBe(thing);
  expect(thingOf('beaches').words).toMatch(/\bbeach\b/);
});

test('an id that is none is refused by name', () => {
  expect(() => thingOf('quokkas')).toThrow(new RangeError('quokkas is no thing to wish for.'));
});
