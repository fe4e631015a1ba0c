import { isSaidOf, saidWhere } from './said-where.model';

test.each([
  ['Disneyland Paris, France', 'Disneyland Paris', ['france']],
  ['Universal Studios, Osaka, Japan', 'Universal Studios', ['osaka', 'japan']],
  ['Legoland (Denmark)', 'Legoland', ['denmark']],
  ['Taj Mahal India', 'taj mahal', ['india']],
  ['Burj Khalifa United Arab Emirates', 'burj khalifa', ['united arab emirates']],
])('takes %s apart', (typed, name, where) => {
  expect(saidWhere(typed)).toEqual({ name, where });
});

test.each(['Disneyland Paris', 'France', ', France', 'Lake Garda,'])('leaves %j whole', (typed) => {
  expect(saidWhere(typed)).toBeUndefined();
});

test.each([
  ['Barcelona, Spain', 'spain', true],
  ['Barcelona, Spain', 'espana', true],
  ['Barcelona, Spain', 'barcelona', true],
  ['United Kingdom', 'scotland', true],
  ['United Arab Emirates', 'uae', true],
  ['Utah, United States', 'utah', true],
  ['Utah, United States', 'usa', true],
  ['Utah, United States', 'nevada', false],
  ['Spain', 'france', false],
])('of a place in %s people say %s: %s', (detail, said, isSaid) => {
  expect(isSaidOf(detail, said)).toBe(isSaid);
});
