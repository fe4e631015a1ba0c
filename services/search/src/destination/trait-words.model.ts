/** What the catalogue's traits with a season are called in a sentence. */

/** By the name of the trait. */
export const traitWords: Readonly<Record<string, string>> = {
  'autumn-leaves': 'autumn leaves',
  bungee: 'bungee jumping',
  carnival: 'Carnival',
  'cherry-blossom': 'cherry blossom',
  'christmas-markets': 'Christmas markets',
  diving: 'diving',
  fjords: 'fjords',
  golf: 'golf',
  'northern-lights': 'northern lights',
  rafting: 'rafting',
  safari: 'safari',
  skiing: 'skiing',
  snorkelling: 'snorkeling',
  surfing: 'surfing',
  vegan: 'vegan kitchens',
  whales: 'whales',
  wine: 'wine',
  ziplines: 'zip lines',
};
