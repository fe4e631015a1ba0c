import { partyPriceOf } from './party-price.model';

test.each([
  ['of two', { totalPrice: 100, partyTotal: 200 }, 200],
  ['of one', { totalPrice: 100, partyTotal: 100 }, undefined],
  ['that nobody said', { totalPrice: 100 }, undefined],
])('the price of a party %s', (_name, offer, price) => expect(partyPriceOf(offer)).toBe(price));
