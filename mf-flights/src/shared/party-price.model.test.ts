import { eachPriceOf, partyPriceOf, shownPriceOf } from './party-price.model';

test.each([
  ['of two', { totalPrice: 100, partyTotal: 200 }, true, [200, 100]],
  ['of one with an infant who costs nothing', { totalPrice: 100, partyTotal: 100 }, true, [100, undefined]],
  ['of one', { totalPrice: 100, partyTotal: 100 }, false, [undefined, 100]],
  ['of two that nobody said', { totalPrice: 100 }, true, [undefined, 100]],
] as const)('the price of a party %s, and of each', (...[, offer, isParty, prices]) =>
  expect([partyPriceOf(offer, isParty), eachPriceOf(offer, isParty)]).toEqual(prices),
);

test.each([
  ['of a party', { totalPrice: 100, partyTotal: 200 }, 200],
  ['of one adult', { totalPrice: 100, partyTotal: 100 }, 100],
  ['where nobody said what all pay', { totalPrice: 100 }, 100],
])('the price shown %s', (_name, offer, price) => expect(shownPriceOf(offer)).toBe(price));
