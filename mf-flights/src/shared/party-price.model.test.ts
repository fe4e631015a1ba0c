import { partyPriceOf, shownPriceOf } from './party-price.model';

test.each([
  ['of two', { totalPrice: 100, partyTotal: 200 }, 200],
  ['of one', { totalPrice: 100, partyTotal: 100 }, undefined],
  ['that nobody said', { totalPrice: 100 }, undefined],
])('the price of a party %s', (_name, offer, price) => expect(partyPriceOf(offer)).toBe(price));

test.each([
  ['of a party', { totalPrice: 100, partyTotal: 200 }, 200],
  ['of one adult', { totalPrice: 100, partyTotal: 100 }, 100],
  ['where nobody said what all pay', { totalPrice: 100 }, 100],
])('the price shown %s', (_name, offer, price) => expect(shownPriceOf(offer)).toBe(price));
