import { tipBoardOf } from './tip-board';

test.each([
  ['Rome, Italy', 'rome'],
  [' rome', 'rome'],
  ['ROME , Lazio, Italy', 'rome'],
  ['Tromsø, Norway', 'tromso'],
  ['New  York', 'new york'],
])('tips for %j stand on the board %j', (destination, board) => expect(tipBoardOf(destination)).toBe(board));

test('a name of signs alone has a board of its own', () => {
  expect(tipBoardOf(' ?!, Italy ')).toBe('?!, italy');
  expect(tipBoardOf('?!')).not.toBe(tipBoardOf('!!'));
});
