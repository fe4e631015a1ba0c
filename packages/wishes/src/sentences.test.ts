import type { Piece } from './pieces';
import { sentencesOf } from './sentences';

const instruction: Piece = { kind: 'role', role: 'instruction', start: 0, end: 1 };
const not: Piece = { kind: 'role', role: 'not', start: 0, end: 1 };
const piece = (kind: 'comma' | 'stop' | 'line' | 'filler' | 'unknown'): Piece => ({ kind, start: 0, end: 1 });
const [word, comma, stop, line] = [piece('unknown'), piece('comma'), piece('stop'), piece('line')];

test('a sentence goes on to the next stop, over commas', () => {
  expect(sentencesOf([word, comma, not, word, stop, word])).toEqual([[word, comma, not, word], [word]]);
});

test('a line ends a sentence as a stop does', () => {
  expect(sentencesOf([word, line, word, word])).toEqual([[word], [word, word]]);
});

test('between two stops there is no sentence, and none in no text', () => {
  expect(sentencesOf([stop, word, stop, stop, line, word, stop])).toEqual([[word], [word]]);
  expect(sentencesOf([])).toEqual([]);
});

test('a sentence with an instruction in it is none, nor is the rest of its line', () => {
  expect(sentencesOf([word, stop, word, instruction, stop, word])).toEqual([[word], 'instruction', 'instruction']);
});

test('the line behind an instruction is read again', () => {
  expect(sentencesOf([instruction, word, line, word])).toEqual(['instruction', [word]]);
  expect(sentencesOf([instruction, stop, line, word])).toEqual(['instruction', 'instruction', [word]]);
});
