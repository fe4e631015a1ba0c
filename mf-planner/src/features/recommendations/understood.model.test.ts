import { toggleWish } from './understood.model';

test('a wish is taken back and put back, and the others stay', () => {
  expect(toggleWish([], 'need:halal')).toEqual(['need:halal']);
  expect(toggleWish(['thing:golf', 'need:halal'], 'need:halal')).toEqual(['thing:golf']);
});
