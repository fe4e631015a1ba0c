import { eachPriceOf, eachUnitOf, partyPriceOf, shownPriceOf } from './party-price.model';

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

test.each([
  ['adults alone travel', { totalPrice: 100, partyTotal: 200 }, { adults: 2 }, 'per person'],
  ['a child pays less', { totalPrice: 100, partyTotal: 175 }, { children: 1 }, 'per adult'],
  ['an infant pays less', { totalPrice: 100, partyTotal: 110 }, { infants: 1 }, 'per adult'],
  ['a child pays the same', { totalPrice: 100, partyTotal: 200 }, { children: 1 }, 'per person'],
  ['nobody says what a child pays', { totalPrice: 100 }, { children: 1 }, 'per adult'],
] as const)('says whom one price is for when %s', (...[, offer, others, unit]) =>
  expect(eachUnitOf(offer, { adults: 1, children: 0, infants: 0, ...others })).toBe(unit),
);
