import { readBudget } from './budget.model';

test.each([
  ['2,000', 2_000],
  ['$2,400', 2_400],
  ['1500.75', 1_500],
  ['0', 0],
  ['12345', 12_345],
  ['1.250.000', 1_250_000],
])('reads %j as %i dollars when it is an amount', (typed, value) => {
  expect(readBudget(typed)).toEqual({ value });
});

test.each([
  ['abc', /^We could not read “abc”\. Please give an amount in digits/],
  ['two grand', /^We could not read “two grand”\./],
  ['2k', /^We could not read “2k”\./],
  ['-5', /must not be negative/],
  ['12,5', /decimals with a point/],
  ['2.000', /^Did you mean 2,000 or 2\?$/],
  ['1.200', /^Did you mean 1,200 or 1\.20\?/],
  ['99999999', /^That budget is too large\./],
  ['so very much money that nobody could count it', /^We could not read “so very much money t…”\./],
])('takes 0 and says why when %j is none', (typed, fault) => {
  const read = readBudget(typed);
  expect(read.value).toBe(0);
  expect(read.fault).toMatch(fault);
});
