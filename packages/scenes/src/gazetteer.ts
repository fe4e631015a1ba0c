import type { Landmark, SceneKind } from './scene-kinds';

/**
 * Well-known places that the catalogue does not have, by the landscape people expect of them; written without accents
 * and in small letters, as `place-scene.ts` compares names.
 */
export const gazetteer: readonly (readonly [SceneKind, readonly string[], Landmark?])[] = [
  [
    'island',
    ['mykonos', 'naxos', 'paros', 'milos', 'rhodes', 'crete', 'oia', 'amalfi', 'amalfi coast'],
    'white-village',
  ],
  ['island', ['positano', 'capri', 'cinque terre', 'greek islands'], 'white-village'],
  [
    'island',
    ['tahiti', 'krabi', 'ha long', 'ha long bay', 'halong bay', 'azores', 'madeira', 'hawaii', 'kauai', 'jeju'],
  ],
  ['island', ['phi phi', 'langkawi', 'canary islands', 'tenerife', 'sardinia', 'sicily', 'corfu', 'lofoten islands']],
  ['mountain', ['zermatt', 'everest', 'patagonia', 'aspen', 'denver', 'innsbruck', 'dolomites', 'la paz', 'jackson']],
  [
    'mountain',
    ['cortina', "cortina d'ampezzo", 'annecy', 'yosemite', 'pokhara', 'swiss alps', 'andes', 'jackson hole'],
  ],
  ['winter', ['lapland', 'whistler', 'sapporo', 'anchorage', 'fairbanks', 'svalbard', 'greenland', 'nuuk', 'tromso']],
  ['winter', ['st moritz', 'st. moritz', 'davos', 'kiruna']],
  ['desert', ['abu dhabi', 'doha', 'wadi rum', 'sahara', 'merzouga', 'alice springs', 'sedona', 'moab', 'phoenix']],
  ['desert', ['joshua tree', 'namib', 'sossusvlei', 'death valley', 'aswan']],
  ['desert', ['giza', 'marrakech'], 'minarets'],
  ['lake', ['como', 'garda', 'bled', 'lucerne', 'geneva', 'zurich', 'tahoe', 'hallstatt', 'loch ness', 'bariloche']],
  ['lake', ['windermere', 'killarney', 'plitvice', 'ohrid', 'titicaca']],
  ['forest', ['black forest', 'amazon', 'monteverde', 'olympic', 'redwood', 'sequoia', 'borneo', 'sumatra']],
  ['forest', ['portland', 'asheville', 'vancouver island', 'great smoky mountains', 'bavaria', 'munnar']],
  ['beach', ['cancun', 'rio', 'copacabana', 'nice', 'cannes', 'goa', 'honolulu', 'waikiki', 'bondi', 'gold coast']],
  ['beach', ['algarve', 'faro', 'malaga', 'phan thiet', 'punta cana', 'barbados', 'jamaica', 'montego bay', 'aruba']],
  [
    'beach',
    ['bahamas', 'nassau', 'cabo', 'cabo san lucas', 'acapulco', 'antalya', 'san diego', 'santa monica', 'durban'],
  ],
  ['beach', ['los angeles', 'mombasa', 'valencia', 'palma', 'ibiza', 'tel aviv', 'byron bay']],
  ['old-town', ['roma', 'venice', 'siena', 'porto', 'granada', 'toledo', 'jerusalem', 'bruges', 'salzburg']],
  ['old-town', ['heidelberg', 'tallinn', 'riga', 'vilnius', 'oxford', 'bath', 'cordoba', 'verona', 'milan', 'naples']],
  ['old-town', ['bologna', 'turin', 'munich', 'madrid', 'stockholm', 'dublin', 'quito', 'san miguel de allende']],
  ['old-town', ['quebec', 'charleston', 'savannah', 'strasbourg', 'lyon', 'bordeaux', 'ghent', 'antwerp', 'brussels']],
  ['old-town', ['nuremberg', 'york']],
  ['old-town', ['fez', 'bukhara', 'samarkand', 'medina'], 'minarets'],
  ['forest', ['nara'], 'pagoda'],
  ['city', ['osaka', 'hanoi'], 'pagoda'],
  ['city', ['philadelphia', 'ottawa', 'westminster'], 'clock-tower'],
  ['city', ['nyc', 'manhattan', 'shanghai', 'kuala lumpur', 'chicago', 'toronto', 'seattle', 'boston']],
  ['city', ['melbourne', 'auckland', 'frankfurt', 'dallas', 'houston', 'atlanta', 'las vegas', 'bogota']],
  ['city', ['washington', 'montreal', 'sao paulo', 'lima', 'santiago', 'johannesburg', 'nairobi', 'lagos', 'mumbai']],
  ['city', ['delhi', 'new delhi', 'jakarta', 'manila', 'ho chi minh city', 'saigon', 'moscow', 'warsaw']],
  ['city', ['helsinki', 'oslo', 'manchester', 'glasgow', 'panama city', 'new york city']],
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
