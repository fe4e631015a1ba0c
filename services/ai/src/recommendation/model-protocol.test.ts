import { searchSchema } from './model-protocol';

describe('a search of a model', () => {
  test('names its wishes with their words, and is refused in another shape', () => {
    const wish = { words: 'warm', plain: 'warm', strength: 'must' };
    expect(searchSchema.safeParse({ wishes: [wish], notWishes: [] }).success).toBe(true);
    expect(searchSchema.safeParse({ wishes: [{ ...wish, strength: 'always' }], notWishes: [] }).success).toBe(false);
    expect(searchSchema.safeParse({ wishes: Array.from({ length: 31 }, () => wish), notWishes: [] }).success).toBe(
      false,
    );
  });
});
