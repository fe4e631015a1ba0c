import fc from 'fast-check';
import { wholeObjects } from './streamed-picks.model';

test.each<[string, unknown[]]>([
  ['', []],
  ['Roses are red', []],
  ['{"picks":', []],
  ['{"picks":[', []],
  ['{"picks":[{"id":"ro', []],
  ['{"picks":[{"id":"rome"}', [{ id: 'rome' }]],
  ['{"picks":[{"id":"rome"},{"id":"par', [{ id: 'rome' }]],
  ['{"picks":[{"id":"a","reason":"a } and a ] and a \\" in it"}]}', [{ id: 'a', reason: 'a } and a ] and a " in it' }]],
  ['{"picks":[{"id":"a","more":{"deep":[1]}},{nonsense}', [{ id: 'a', more: { deep: [1] } }]],
])('%j has %j', (text, objects) => expect(wholeObjects(text)).toEqual(objects));

test('however an answer is cut, what is whole is what it begins with', () => {
  const pick = fc.record({ id: fc.string(), reason: fc.string({ unit: 'grapheme' }) });
  fc.assert(
    fc.property(fc.array(pick, { maxLength: 6 }), fc.nat(), (picks, cut) => {
      const text = JSON.stringify({ picks });
      expect(wholeObjects(text)).toEqual(picks);
      const found = wholeObjects(text.slice(0, cut % (text.length + 1)));
      expect(found).toEqual(picks.slice(0, found.length));
    }),
  );
});
