import { somePreferences } from '../recommendation.fake';
import { answersOf, askWith, NO_ANSWERS, readAnswers, toggledAnswer, withAnswer, withAnswers } from './answers.model';

const yes = withAnswer(NO_ANSWERS, 'need:halal', 'yes');

test('replaces an answer when another is given about the same wish', () => {
  expect(yes).toEqual({ confirmedWishes: ['need:halal'], withoutWishes: [] });
  expect(withAnswer(yes, 'need:halal', 'no')).toEqual({ confirmedWishes: [], withoutWishes: ['need:halal'] });
  expect(withAnswer(yes, 'need:halal', 'open')).toEqual(NO_ANSWERS);
  expect(withAnswer(yes, 'thing:golf', 'no')).toEqual({
    confirmedWishes: ['need:halal'],
    withoutWishes: ['thing:golf'],
  });
});

test('keeps the latest answers when there are more than the server takes', () => {
  const many = Array.from({ length: 70 }, (_, at) => `thing:${at}`);
  const { confirmedWishes } = many.reduce((answers, id) => withAnswer(answers, id, 'yes'), NO_ANSWERS);
  expect(confirmedWishes).toEqual(many.slice(-60));
});

test('puts the answers of a refinement before those it came after', () =>
  expect(withAnswers(yes, { confirmedWishes: ['thing:golf'], withoutWishes: ['need:halal'] })).toEqual({
    confirmedWishes: ['thing:golf'],
    withoutWishes: ['need:halal'],
  }));

test('confirms a wish when it was asked and its chip is put back', () => {
  expect([toggledAnswer(true), toggledAnswer(false), toggledAnswer(false, true)]).toEqual(['no', 'open', 'yes']);
});

test('leaves preferences as they were when the last answer is taken back', () => {
  const asked = askWith(somePreferences(), yes);
  expect(answersOf(asked)).toEqual(yes);
  expect(askWith(asked, NO_ANSWERS)).toEqual(somePreferences());
});

test('reads stored answers as far as they are ids', () => {
  expect(readAnswers({ confirmedWishes: ['a', 3, 'x'.repeat(81)], withoutWishes: 'b' })).toEqual({
    confirmedWishes: ['a'],
    withoutWishes: [],
  });
});
