import type { Landmark, SceneKind } from './scene-kinds';

/**
 * Well-known places that the catalogue does not have, by the landscape people expect of them; written without accents
 * and in small letters, as `place-scene.ts` compares names.
 */
export const gazetteer: readonly (readonly [SceneKind, readonly string[], Landmark?])[] = [
  ['island', ['oia', 'amalfi'], 'white-village'],
  ['island', ['positano', 'capri', 'greek islands'], 'white-village'],
  ['beach', ['sylt', 'westerland', 'fohr', 'amrum', 'norderney', 'juist', 'texel', 'hiddensee'], 'lighthouse'],
  ['beach', ['rugen', 'usedom', 'norddeich', 'st. peter-ording', 'sankt peter-ording'], 'lighthouse'],
  ['beach', ['varadero']],
  ['island', ['tahiti', 'ha long', 'ha long bay', 'halong bay', 'hawaii', 'jeju']],
  ['island', ['phi phi', 'canary islands', 'sardinia', 'sicily']],
  ['mountain', ['everest', 'patagonia', 'dolomites', 'la paz', 'jackson']],
  ['mountain', ['cortina', "cortina d'ampezzo", 'swiss alps', 'andes', 'jackson hole']],
  ['winter', ['lapland', 'anchorage', 'fairbanks', 'svalbard', 'greenland', 'nuuk', 'tromso']],
  ['winter', ['st moritz', 'st. moritz', 'davos', 'kiruna']],
  ['desert', ['wadi rum', 'sahara', 'merzouga', 'alice springs', 'moab', 'phoenix']],
  ['desert', ['joshua tree', 'namib', 'sossusvlei', 'death valley']],
  ['desert', ['giza', 'marrakech'], 'minarets'],
  ['lake', ['como', 'garda', 'bled', 'geneva', 'zurich', 'tahoe', 'hallstatt', 'loch ness']],
  ['lake', ['windermere', 'killarney', 'plitvice', 'titicaca']],
  ['forest', ['black forest', 'amazon', 'monteverde', 'olympic', 'redwood', 'sequoia', 'borneo', 'sumatra']],
  ['forest', ['asheville', 'vancouver island', 'bavaria']],
  ['beach', ['rio', 'copacabana', 'nice', 'cannes', 'honolulu', 'waikiki', 'bondi', 'gold coast']],
  ['beach', ['faro', 'phan thiet', 'jamaica']],
  ['beach', ['bahamas', 'nassau', 'cabo', 'cabo san lucas', 'acapulco', 'santa monica', 'durban']],
  ['beach', ['mombasa', 'palma', 'tel aviv', 'byron bay']],
  ['old-town', ['roma', 'siena', 'toledo', 'jerusalem']],
  ['old-town', ['heidelberg', 'oxford', 'bath', 'verona', 'naples']],
  ['old-town', ['san miguel de allende']],
  ['old-town', ['quebec', 'charleston', 'savannah', 'strasbourg', 'ghent', 'antwerp']],
  ['old-town', ['nuremberg']],
  ['old-town', ['fez', 'bukhara', 'samarkand', 'medina'], 'minarets'],
  ['forest', ['nara'], 'pagoda'],
  ['city', ['hanoi'], 'pagoda'],
  ['city', ['ottawa', 'westminster'], 'clock-tower'],
  ['city', ['nyc', 'manhattan', 'toronto']],
  ['city', ['auckland', 'frankfurt', 'dallas', 'houston', 'atlanta', 'bogota']],
  ['city', ['washington', 'sao paulo', 'santiago', 'johannesburg', 'nairobi', 'lagos']],
  ['city', ['delhi', 'new delhi', 'jakarta', 'manila', 'saigon', 'moscow', 'warsaw']],
  ['city', ['manchester', 'glasgow', 'new york city']],
];

/** Words of landscapes, pursuits and countries, the most telling first; written as the names above. */
export const landscapeWords: readonly (readonly [SceneKind, readonly string[]])[] = [
  ['beach', ['beach', 'beaches', 'coast', 'seaside', 'surf', 'surfing', 'party']],
  ['island', ['island', 'islands', 'tropical', 'romantic']],
  ['winter', ['ski', 'skiing', 'snow', 'winter', 'arctic', 'nordic', 'iceland', 'greenland']],
  ['mountain', ['mountain', 'mountains', 'mount', 'hike', 'hiking', 'alpine', 'alps', 'trek', 'trekking', 'adventure']],
  ['mountain', ['nepal', 'switzerland', 'peru', 'bolivia', 'new zealand']],
  ['desert', ['desert', 'safari', 'dune', 'dunes', 'egypt', 'jordan', 'morocco', 'oman', 'saudi arabia', 'qatar']],
  ['desert', ['united arab emirates', 'namibia', 'algeria']],
  ['lake', ['lake', 'lakes', 'loch', 'relax', 'relaxation', 'spa', 'finland', 'slovenia']],
  ['forest', ['forest', 'jungle', 'rainforest', 'nature', 'wildlife', 'costa rica', 'canada', 'brazil']],
  ['city', ['city', 'urban', 'skyline', 'nightlife', 'shopping', 'japan', 'south korea', 'china', 'singapore']],
  [
    'old-town',
    ['old town', 'history', 'historic', 'historical', 'culture', 'cultural', 'museum', 'museums', 'medieval'],
  ],
  ['old-town', ['italy', 'czechia', 'portugal', 'austria', 'spain', 'france', 'hungary', 'croatia']],
  ['island', ['greece', 'maldives', 'philippines', 'indonesia', 'fiji', 'bahamas', 'jamaica', 'thailand']],
];
