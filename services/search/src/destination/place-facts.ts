/**
 * What can be done or relied on where, and in which months, by id of the destination: general knowledge of the field, where
 * it is not a matter of opinion. Read by the recommender: a wish for one of these is answered with nothing else.
 */
import type { CatalogueEntry } from '@sojourn/contracts';
import { monthsFrom } from '@sojourn/travel';
import type { PlaceFacts } from './destination.model';

/** Places by trait: `id` for the whole year, `id:12-4` for December to April, `id:1-3,6-10` for two seasons. */
const traits: Readonly<Record<string, string>> = {
  // Lifts and prepared slopes within an hour, in the months they usually run.
  skiing:
    'chamonix:12-4 interlaken:12-4 niseko:12-3 banff:11-5 queenstown:6-9 ushuaia:7-9 tromso:1-4 rovaniemi:12-4 vancouver:12-3',
  // Under the auroral oval, when nights are dark.
  'northern-lights': 'tromso:9-3 rovaniemi:9-3 reykjavik:9-3',
  safari: 'kruger arusha:1-3,6-10 victoria-falls:5-10',
  whales: 'reykjavik:4-10 tromso:11-1 cape-town:7-11 maui:12-4 vancouver:4-10 sydney:5-11',
  surfing: 'bali sydney lisbon maui cape-town fiji rio mauritius:5-10',
  diving:
    'maldives:12-4 seychelles:3-5,10-11 zanzibar:6-12 phuket:11-4 cairns:5-12 fiji:4-11 bora-bora:4-11 galapagos st-lucia tulum bali:4-11 mauritius:9-5 maui',
  snorkelling:
    'maldives:12-4 seychelles:3-5,10-11 zanzibar:6-12 phuket:11-4 cairns:5-12 fiji:4-11 bora-bora:4-11 galapagos st-lucia tulum bali:4-11 mauritius:9-5 maui',
  golf: 'mauritius edinburgh:4-10 dubai:10-4 mallorca phuket:11-4 maui fiji lisbon miami cape-town marrakesh:10-5 st-lucia',
  wine: 'florence cape-town hobart queenstown san-francisco lisbon santorini:4-10 buenos-aires vienna dubrovnik:4-10',
  'cherry-blossom': 'kyoto:3-4 tokyo:3-4 seoul:4-4 vancouver:3-4 taipei:2-3 copenhagen:4-4',
  'christmas-markets':
    'vienna:12-12 prague:12-12 budapest:12-12 krakow:12-12 berlin:12-12 copenhagen:12-12 edinburgh:12-12 london:12-12 quebec-city:12-12 paris:12-12 barcelona:12-12 florence:12-12 new-york:12-12',
  carnival: 'rio:2-2 new-orleans:2-2 quebec-city:2-2',
  yoga: 'bali kochi tulum chiang-mai',
  'hot-springs': 'budapest reykjavik banff la-fortuna rotorua niseko taipei atacama',
  rafting:
    'la-fortuna victoria-falls:7-1 cairns fiji bali rotorua grand-canyon:4-10 interlaken:5-9 chamonix:5-9 banff:5-9 cusco:5-11 queenstown:10-4',
  ziplines: 'la-fortuna fiji queenstown rotorua interlaken:5-10 vancouver:5-10',
  bungee: 'queenstown victoria-falls interlaken:4-10 rio cape-town',
  fjords: 'bergen tromso queenstown',
  'autumn-leaves': 'kyoto:11-11 tokyo:11-11 seoul:10-11 quebec-city:9-10 new-york:10-11 vancouver:10-10',
  // Mostly level, with step-free transport and main sights.
  'step-free':
    'berlin london barcelona vienna copenhagen singapore sydney new-york vancouver san-francisco miami dubai amsterdam tokyo seoul taipei kyoto mallorca paris',
  halal: 'istanbul cappadocia marrakesh cairo luxor dubai petra zanzibar maldives singapore london',
  vegan:
    'berlin london bali chiang-mai new-york san-francisco taipei kochi jaipur amsterdam lisbon barcelona vancouver bangkok tulum copenhagen edinburgh sydney singapore',
  // Among the first thirty countries of the Global Peace Index 2024.
  safe: 'reykjavik vienna queenstown rotorua singapore interlaken lisbon copenhagen banff vancouver quebec-city prague rovaniemi budapest dubrovnik berlin tokyo kyoto niseko amsterdam sydney hobart cairns uluru barcelona seville mallorca mauritius bergen tromso',
  // A pet dog enters by land with its papers and is at home in trains, parks and inns.
  dogs: 'berlin vienna prague budapest krakow interlaken chamonix amsterdam paris copenhagen florence barcelona lisbon vancouver banff quebec-city san-francisco new-orleans',
  'needs-car': 'maui grand-canyon banff hobart la-fortuna kruger',
  'public-transport':
    'berlin london barcelona vienna copenhagen singapore sydney new-york vancouver amsterdam tokyo seoul taipei hong-kong kyoto paris prague budapest lisbon istanbul',
};

// What travel clinics and foreign offices warn of (CDC Yellow Book; ILGA World on the law).
const cautions: Readonly<Record<CatalogueEntry['cautions'][number], string>> = {
  malaria: 'kruger arusha zanzibar victoria-falls',
  zika: 'rio cartagena tulum mexico-city oaxaca la-fortuna havana bali phuket bangkok chiang-mai siem-reap hoi-an jaipur kochi maldives fiji bora-bora st-lucia singapore galapagos kandy',
  'high-altitude': 'cusco atacama mexico-city kathmandu',
  'same-sex-law': 'luxor cairo marrakesh arusha zanzibar victoria-falls dubai maldives kandy st-lucia',
};

/** Railways that one can travel between without a plane. */
const railNetworks: Readonly<Record<string, string>> = {
  europe:
    'amsterdam barcelona berlin budapest chamonix copenhagen edinburgh florence interlaken krakow lisbon london paris prague rome seville vienna bergen',
  'north-america': 'new-york new-orleans miami quebec-city vancouver san-francisco grand-canyon',
  japan: 'tokyo kyoto niseko',
  china: 'beijing hong-kong yangshuo',
  india: 'jaipur kochi',
  thailand: 'bangkok chiang-mai',
};

/** Other names that people type: in other languages, and of what lies at the place. */
const alsoCalled: Readonly<Record<string, string>> = {
  rome: 'rom, roma, vatican',
  florence: 'florenz, firenze, florencia, tuscany, toskana, toscane, toscana',
  paris: 'parigi',
  london: 'londres, londra',
  vienna: 'wien, vienne, viena',
  prague: 'prag, praga',
  lisbon: 'lissabon, lisbonne, lisboa, lisbona',
  seville: 'sevilla, siviglia, andalusia, andalusien, andalousie, andalucia',
  barcelona: 'barcelone, barcellona',
  berlin: 'berlino',
  copenhagen: 'kopenhagen, copenhague, copenaghen',
  athens: 'athen, athenes, atenas, atene',
  krakow: 'krakau, cracow, cracovie, cracovia',
  edinburgh: 'edimbourg, edimburgo',
  dubrovnik: 'ragusa',
  mallorca: 'majorca, majorque, maiorca, palma',
  santorini: 'santorin, thira',
  istanbul: 'estambul, constantinople',
  cappadocia: 'kappadokien, cappadoce, capadocia',
  cairo: 'kairo, le caire, el cairo, il cairo, giza',
  luxor: 'louxor',
  marrakesh: 'marrakech, marrakesch, marrakech',
  zanzibar: 'sansibar',
  'cape-town': 'kapstadt, le cap, ciudad del cabo, citta del capo',
  kruger: 'kruger park, krugerpark',
  arusha: 'ngorongoro, kilimanjaro',
  'victoria-falls': 'viktoriafalle, chutes victoria, cataratas victoria, cascate vittoria',
  tokyo: 'tokio',
  kyoto: 'kioto',
  beijing: 'peking, pekin, pechino',
  seoul: 'seul',
  singapore: 'singapur, singapour',
  maldives: 'malediven, maldivas, maldive',
  cusco: 'cuzco, machu picchu',
  rio: 'rio, rio de janeiro',
  'new-york': 'new york, nyc, nueva york, manhattan',
  'new-orleans': 'la nouvelle orleans, nueva orleans',
  'mexico-city': 'mexiko stadt, mexico df, ciudad de mexico, citta del messico, cdmx',
  'grand-canyon': 'grand canyon, gran canon',
  maui: 'hawaii, hawai',
  'el-calafate': 'patagonia, patagonien, patagonie',
  reykjavik: 'reikiavik',
  rovaniemi: 'lapland, lappland, laponie, laponia, lapponia',
  hobart: 'tasmania, tasmanien',
  cairns: 'great barrier reef',
  uluru: 'ayers rock, outback',
  'bora-bora': 'bora bora',
  'la-fortuna': 'arenal',
  havana: 'havanna, la havane, la habana, avana',
  kandy: 'ella, sigiriya',
  interlaken: 'jungfrau, bernese oberland',
  chamonix: 'mont blanc, montblanc',
  petra: 'wadi rum',
  'siem-reap': 'angkor, angkor wat',
  'hoi-an': 'hoi an, da nang',
  kochi: 'kerala',
  jaipur: 'rajasthan',
};

const idsOf = (list: string) => list.split(' ');

function monthsOf(spans: string | undefined): number[] | undefined {
  return spans?.split(',').flatMap((span) => {
    const [first = 1, last = first] = span.split('-').map(Number);
    return monthsFrom(first, last);
  });
}

/** What is known of a destination. */
export function placeFacts(id: string): PlaceFacts {
  const railNetwork = Object.entries(railNetworks).find(([, ids]) => idsOf(ids).includes(id))?.[0];
  return {
    traits: Object.entries(traits).flatMap(([name, list]) => {
      const own = idsOf(list).find((each) => each === id || each.startsWith(`${id}:`));
      const months = monthsOf(own?.split(':')[1]);
      return own === undefined ? [] : [{ name, ...(months ? { months } : {}) }];
    }),
    cautions: (Object.keys(cautions) as (keyof typeof cautions)[]).filter((name) => idsOf(cautions[name]).includes(id)),
    alsoCalled: alsoCalled[id]?.split(', ') ?? [],
    ...(railNetwork ? { railNetwork } : {}),
  };
}

/** Every id that a fact is told of, for the catalogue's own test. */
export const placesWithFacts: ReadonlySet<string> = new Set(
  [traits, cautions, railNetworks]
    .flatMap((table: Readonly<Record<string, string>>) => Object.values(table).flatMap(idsOf))
    .map((each) => each.split(':')[0] ?? each)
    .concat(Object.keys(alsoCalled)),
);
