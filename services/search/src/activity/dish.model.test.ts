import { dishes, dishOf } from './dish.model';

test.each([
  ['stew', 'muslim quarter', 'lamb soup with bread torn by hand.'],
  ['wraps', 'fish tacos in point loma', 'straight off the boats.'],
  ['pizza', 'deep-dish pizza', 'forty minutes in the pan.'],
  ['rice-pan', 'paella in el palmar', 'cooked beside the rice fields.'],
  ['dumplings', 'pierogi supper', 'boiled or baked.'],
  ['noodles', 'supper by the river', 'ramen at a counter.'],
  ['sweets', 'café', 'churros at marble tables.'],
  ['fish', 'oysters', 'a dozen on the quay.'],
  ['grill', 'parrilla tour', 'four counters.'],
])('reads %s in %s: %s', (dish, name, sentence) => {
  expect(dishOf(name, sentence)).toBe(dish);
  expect(dishes).toContain(dish);
});

test.each([
  ['rice and curry at home', 'eleven small dishes.'],
  ['tapas evening', 'anchovies bar by bar.'],
  ['food walk', 'bagels, dumplings and gumbo.'],
  ['farm lunch', 'lavender and goat cheese.'],
])('shows small plates when no one dish is told in %s', (name, sentence) => {
  expect(dishOf(name, sentence)).toBe('meal');
});
