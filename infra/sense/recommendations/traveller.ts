/** What an invented traveller asks, and what would be sensible or wrong to show them: predicates over catalogue facts. */
import type { CatalogueEntry, Position, Preferences, Recommendation } from '@sojourn/contracts';

/** One recommendation beside the catalogue entry that it is of. */
export type Shown = { entry: CatalogueEntry; shown: Recommendation };
/** Whether something holds of what is shown. */
export type Holds = (place: Shown) => boolean;

/**
 * `sensible` holds for a place that a good travel agent would name; `wrong` for one that breaks a hard wish. A list shorter
 * than five is judged by its share.
 */
export type Traveller = {
  who: string;
  asks: Partial<Preferences>;
  sensible: Holds;
  wrong?: Holds;
};

/** Somebody who looks at a list and wants it moved. */
export type Refining = {
  who: string;
  asks: Partial<Preferences>;
  refinement: string;
  /** Holds for each place, or compares the lists before and after. */
  honoured: (after: readonly Shown[], before: readonly Shown[]) => boolean;
};

const at = (place: string, [latitude, longitude]: readonly [number, number]) => {
  const [city = '', country = ''] = place.split(', ');
  return { userLocation: { latitude, longitude, city, country, nearestAirport: '' } };
};

/** Where travellers start. */
export const home = {
  london: at('London, United Kingdom', [51.507, -0.128]),
  berlin: at('Berlin, Germany', [52.52, 13.405]),
  paris: at('Paris, France', [48.857, 2.352]),
  madrid: at('Madrid, Spain', [40.417, -3.704]),
  milan: at('Milan, Italy', [45.464, 9.19]),
  newYork: at('New York, United States', [40.713, -74.006]),
  sydney: at('Sydney, Australia', [-33.869, 151.209]),
};

/** The day on which every traveller asks. */
export const TODAY = '2026-11-22';

/** Of a traveller's answers, those that nobody gave. */
export const usual: Preferences = {
  vacationType: ['cultural'],
  budget: 2500,
  duration: 'week',
  travelStyle: ['mid-range'],
  groupSize: '2 adults',
  interests: [],
  customDetails: '',
  ...home.london,
};

/** Where somebody starts, as a position. */
export const originOf = ({ userLocation }: Preferences): Position => ({
  latitude: userLocation.latitude,
  longitude: userLocation.longitude,
});

/** One of these catalogue places. */
export const among =
  (ids: string): Holds =>
  ({ entry }) =>
    ids.split(' ').includes(entry.id);
/** On one of these continents. */
export const on =
  (...continents: CatalogueEntry['continent'][]): Holds =>
  ({ entry }) =>
    continents.includes(entry.continent);
/** In one of these countries. */
export const inside =
  (...countries: string[]): Holds =>
  ({ entry }) =>
    countries.includes(entry.country);
/** All of them hold. */
export const all =
  (...holds: Holds[]): Holds =>
  (place) =>
    holds.every((each) => each(place));
/** One of them holds. */
export const any =
  (...holds: Holds[]): Holds =>
  (place) =>
    holds.some((each) => each(place));
export const not =
  (hold: Holds): Holds =>
  (place) =>
    !hold(place);
/** A person pays at most so many US dollars. */
export const costs =
  (most: number): Holds =>
  ({ shown }) =>
    shown.estimatedCost <= most;
/** The fare of a person, there and back, is at most so many US dollars. */
export const fares =
  (most: number): Holds =>
  ({ shown }) =>
    shown.flightInfo.approximatePrice <= most;
/** A room of two costs at most so many US dollars a night, to the ten that a stay is rounded to. */
export const nights =
  (most: number): Holds =>
  ({ shown: { costSplit, days = 1 } }) =>
    2 * ((costSplit?.stay ?? Infinity) - 5) <= most * (days - 1);
/** Costed for one of these months. */
export const goes =
  (...months: number[]): Holds =>
  ({ shown }) =>
    shown.travelMonth !== undefined && months.includes(shown.travelMonth);
/** The mean daytime high of the month it is costed for lies between these, °C. */
export const warmth =
  (least: number, most = 99): Holds =>
  ({ entry, shown }) => {
    const high = entry.highs[(shown.travelMonth ?? 1) - 1] ?? 0;
    return high >= least && high <= most;
  };
/** At most so many hours one way. */
export const hours =
  (most: number): Holds =>
  ({ shown }) => {
    const [, h = '0', m = '0'] =
      /^(?:(\d+)\s*h)?\s*(?:(\d+)\s*m(?:in)?)?$/.exec(shown.flightInfo.duration.trim()) ?? [];
    return Number(h || 0) * 60 + Number(m || 0) <= most * 60;
  };
/** Has one of these vacation types. */
export const type =
  (...types: CatalogueEntry['vacationTypes']): Holds =>
  ({ entry }) =>
    types.some((each) => entry.vacationTypes.includes(each));

/** On rails, over the sea too where no rails lead. */
export const byTrain: Holds = ({ shown }) => shown.means === 'train' || shown.means === 'ferry';

export const onTheGround: Holds = ({ shown }) => shown.means !== 'plane';

/** Lists that any travel agent would agree on, of the places that the catalogue has. */
export const known = {
  ski: 'chamonix interlaken niseko banff queenstown ushuaia tromso rovaniemi vancouver zermatt dolomites innsbruck salzburg aspen whistler jackson-hole bariloche santiago oslo santa-fe anchorage tbilisi transylvania lake-tahoe park-city breckenridge wanaka annecy kitzbuhel st-anton val-d-isere garmisch zakopane sarajevo bansko akureyri hakuba sapporo',
  aurora: 'tromso rovaniemi reykjavik lofoten anchorage akureyri',
  safari: 'kruger arusha victoria-falls masai-mara serengeti okavango sossusvlei chobe',
  surf: 'bali sydney lisbon maui cape-town fiji kandy rio mauritius zanzibar algarve lanzarote tenerife porto azores san-sebastian cornwall lofoten sal los-angeles san-diego honolulu los-cabos puerto-vallarta san-juan barbados lima galle gold-coast perth moorea garden-route auckland kauai tofino guanacaste florianopolis fuerteventura biarritz siargao lombok agadir mirissa durban',
  dive: 'maldives seychelles zanzibar phuket cairns fiji bora-bora galapagos st-lucia tulum bali mauritius maui malta red-sea okinawa komodo el-nido krabi samui phu-quoc cancun los-cabos belize nassau whitsundays rarotonga moorea aruba honolulu key-west sal barbados san-juan jamaica nairobi-coast reunion muscat big-island cozumel curacao providenciales grand-cayman bermuda aqaba koh-tao koh-lanta koh-phi-phi koh-chang ishigaki boracay bohol lombok raja-ampat andaman dahab nosy-be',
  golf: 'paphos mauritius edinburgh dubai mallorca phuket maui fiji lisbon miami cape-town marrakesh st-lucia algarve antalya abu-dhabi charleston orlando napa san-diego las-vegas punta-cana los-cabos cancun jamaica barbados aruba nassau tenerife dublin killarney highlands sardinia puerto-vallarta gold-coast garden-route kauai big-island providenciales grand-cayman bermuda gran-canaria malaga biarritz kitzbuhel sanya hua-hin da-nang agadir durban',
  wine: 'florence cape-town hobart queenstown san-francisco lisbon santorini buenos-aires vienna dubrovnik sydney rome seville barcelona budapest sicily napa porto crete madeira lanzarote bologna loire bordeaux provence alsace lyon mendoza santiago tbilisi cyprus toronto auckland melbourne perth split portland abel-tasman pico-island siena turin verona yerevan rovinj corsica',
  beach:
    'mauritius seychelles zanzibar bali phuket maldives hoi-an santorini mallorca barcelona dubrovnik lisbon tulum st-lucia maui miami sydney cairns fiji bora-bora rio cartagena cape-town dubai havana galapagos amalfi sardinia crete rhodes mykonos corfu malta cyprus split kotor tenerife lanzarote ibiza valencia san-sebastian algarve nice cornwall sicily antalya bodrum abu-dhabi red-sea nairobi-coast garden-route sal reunion okinawa busan jeju langkawi phu-quoc krabi samui el-nido komodo goa galle los-angeles honolulu san-diego key-west cancun los-cabos puerto-vallarta punta-cana jamaica nassau barbados aruba san-juan belize salvador gold-coast perth whitsundays rarotonga moorea muscat charleston kauai big-island cape-cod cozumel guanacaste bermuda curacao providenciales grand-cayman florianopolis abel-tasman kangaroo-island gran-canaria fuerteventura menorca naxos paros zakynthos kefalonia kos milos puglia cinque-terre malaga corsica brittany normandy biarritz rovinj hvar salalah aqaba gotland la-palma ishigaki sanya koh-tao koh-lanta koh-phi-phi koh-chang hua-hin boracay bohol siargao lombok raja-ampat da-nang andaman essaouira agadir djerba dahab swakopmund mirissa nosy-be durban lamu',
  nightlife:
    'berlin barcelona amsterdam budapest prague lisbon bangkok tokyo seoul new-york new-orleans miami rio buenos-aires havana cartagena phuket tulum dubai mexico-city madrid ibiza mykonos split bodrum hamburg dublin osaka saigon samui goa medellin salvador las-vegas nashville chicago los-angeles montreal cancun los-cabos mumbai key-west austin florianopolis malaga thessaloniki hvar koh-phi-phi boracay macau koh-tao',
  family:
    'mauritius kruger arusha cape-town hong-kong tokyo niseko singapore phuket dubai hoi-an copenhagen rovaniemi krakow barcelona mallorca interlaken edinburgh london banff quebec-city vancouver la-fortuna maui grand-canyon new-york san-francisco sydney hobart cairns fiji rotorua kandy kochi taipei galapagos vienna amsterdam berlin bali corfu algarve malta crete rhodes tenerife lanzarote valencia sardinia munich hamburg lucerne stockholm bled cornwall loire highlands killarney antalya cyprus abu-dhabi red-sea whistler jackson-hole orlando washington boston san-diego chicago toronto montreal seattle honolulu los-angeles cancun punta-cana jamaica nassau barbados aruba osaka okinawa jeju chengdu kuala-lumpur langkawi samui krabi phu-quoc masai-mara garden-route gold-coast perth melbourne rarotonga innsbruck dolomites gdansk salzburg lake-tahoe denver yosemite zion moab acadia smoky-mountains kauai big-island cape-cod park-city breckenridge philadelphia san-antonio halifax cozumel guanacaste bermuda providenciales grand-cayman florianopolis christchurch abel-tasman kangaroo-island lake-district york snowdonia gran-canaria fuerteventura menorca naxos zakynthos kefalonia kos verona malaga corsica brittany normandy dordogne annecy biarritz garmisch black-forest kitzbuhel zakopane rovinj bansko gotland aqaba siena hakuba sapporo fukuoka ishigaki gyeongju sanya zhangjiajie koh-lanta koh-chang hua-hin chiang-rai boracay bohol da-nang da-lat kota-kinabalu kuching agadir djerba swakopmund chobe munnar durban',
  romance:
    'luxor marrakesh mauritius seychelles zanzibar victoria-falls kyoto maldives bali cappadocia hoi-an vienna dubrovnik prague paris santorini reykjavik florence rome tromso lisbon seville quebec-city oaxaca tulum st-lucia maui new-orleans uluru bora-bora fiji queenstown buenos-aires atacama cartagena cape-town jaipur amalfi venice como mykonos charleston bodrum napa bruges porto granada bath mendoza lucerne salzburg zermatt provence loire nice alsace udaipur bled kotor split langkawi krabi samui el-nido whitsundays rarotonga moorea barbados los-cabos luang-prabang nassau sardinia madeira masai-mara serengeti okavango san-sebastian santa-fe key-west aruba tallinn corfu sedona kauai bermuda providenciales grand-cayman wanaka lake-district isle-of-skye menorca paros milos kefalonia naxos puglia cinque-terre siena verona matera cordoba annecy dordogne biarritz rovinj hvar ljubljana dresden york turin kanazawa takayama hakone sanya lijiang boracay lombok raja-ampat da-lat hue andaman paro essaouira chefchaouen aswan chobe munnar mirissa nosy-be lamu',
  stepFree:
    'berlin london barcelona vienna copenhagen singapore sydney new-york vancouver san-francisco miami dubai amsterdam tokyo seoul taipei paris kyoto mallorca hong-kong maui madrid milan valencia lyon bordeaux munich hamburg lucerne stockholm oslo helsinki abu-dhabi doha osaka shanghai busan orlando washington chicago toronto boston san-diego nashville melbourne perth gold-coast philadelphia san-antonio',
  halal:
    'istanbul cappadocia marrakesh cairo luxor dubai petra zanzibar maldives singapore london phuket abu-dhabi doha antalya bodrum muscat red-sea fes kuala-lumpur penang langkawi yogyakarta samarkand xian sarajevo salalah aqaba koh-lanta lombok kota-kinabalu kuching essaouira agadir chefchaouen djerba aswan dahab lamu',
  vegan:
    'berlin london bali chiang-mai new-york san-francisco taipei kochi jaipur amsterdam lisbon barcelona vancouver bangkok tulum copenhagen edinburgh sydney singapore vienna prague hoi-an paris milan madrid hamburg stockholm tallinn helsinki oslo brussels penang kuala-lumpur los-angeles toronto chicago montreal seattle melbourne ibiza luang-prabang samui goa hanoi saigon delhi mumbai udaipur varanasi malta tbilisi el-nido galle portland hue athens auckland austin boston budapest buenos-aires cape-town crete denver dresden dublin florence gran-canaria hong-kong honolulu krakow kyoto las-vegas malaga mallorca maui mexico-city miami munich nashville philadelphia porto rome san-diego tenerife tokyo turin valencia wellington',
  safe: 'reykjavik copenhagen vienna lisbon interlaken prague kyoto tokyo niseko singapore queenstown rotorua rovaniemi tromso bergen banff vancouver quebec-city amsterdam taipei sydney hobart cairns uluru seoul dubrovnik budapest krakow berlin barcelona seville mallorca mauritius edinburgh london hong-kong porto madeira azores algarve madrid tenerife granada valencia san-sebastian lanzarote ibiza bled munich hamburg salzburg innsbruck zermatt lucerne bruges dublin killarney oslo lofoten helsinki tallinn faroe osaka hiroshima okinawa toronto montreal whistler melbourne auckland gold-coast perth whitsundays tofino halifax wellington christchurch abel-tasman kangaroo-island wanaka terceira pico-island gran-canaria fuerteventura la-palma menorca bilbao cordoba malaga kitzbuhel st-anton garmisch black-forest dresden ljubljana alesund stavanger akureyri hakuba sapporo kanazawa takayama hakone fukuoka ishigaki',
  christmas:
    'vienna prague budapest krakow berlin copenhagen edinburgh london quebec-city paris barcelona florence new-york interlaken salzburg innsbruck munich hamburg alsace brussels bruges tallinn riga stockholm gdansk bath oslo helsinki philadelphia york black-forest dresden vilnius ljubljana',
  blossom: 'kyoto tokyo seoul vancouver taipei copenhagen washington osaka hiroshima busan kanazawa fukuoka gyeongju',
  carnival: 'rio new-orleans quebec-city venice nice lucerne salvador',
  europeByRail:
    'amsterdam barcelona berlin budapest chamonix copenhagen edinburgh florence interlaken krakow lisbon london paris prague rome seville vienna bergen venice milan naples como bologna madrid granada valencia san-sebastian porto gdansk nice provence bordeaux alsace lyon loire munich hamburg salzburg innsbruck zermatt lucerne brussels bruges dublin killarney york lake-district turin verona cinque-terre siena bilbao cordoba malaga brittany normandy biarritz annecy kitzbuhel st-anton garmisch black-forest dresden ljubljana zakopane dordogne snowdonia puglia stavanger vilnius',
  needsCar:
    'maui grand-canyon banff hobart la-fortuna kruger sossusvlei garden-route reunion bariloche torres-del-paine muscat perth sardinia dolomites tenerife lanzarote azores algarve crete cyprus kotor jackson-hole napa anchorage lofoten faroe transylvania provence loire killarney highlands cornwall okinawa jeju moab sedona yosemite zion lake-tahoe acadia smoky-mountains kauai big-island cape-cod tofino abel-tasman kangaroo-island isle-of-skye terceira pico-island gran-canaria fuerteventura la-palma kefalonia puglia corsica normandy dordogne akureyri salalah swakopmund',
  heights: 'cusco atacama kathmandu quito breckenridge arequipa uyuni lijiang ladakh paro',
  malaria:
    'kruger arusha zanzibar victoria-falls masai-mara nairobi-coast serengeti okavango gorillas komodo luang-prabang lombok raja-ampat andaman chobe nosy-be lamu',
  tropicsOfZika:
    'rio cartagena tulum mexico-city oaxaca la-fortuna havana bali phuket bangkok chiang-mai siem-reap hoi-an jaipur kochi maldives fiji bora-bora st-lucia singapore medellin salvador cancun punta-cana jamaica barbados san-juan antigua-guatemala belize krabi samui moorea cozumel guanacaste panama-city florianopolis koh-tao koh-lanta koh-phi-phi koh-chang hua-hin chiang-rai boracay bohol siargao lombok raja-ampat da-nang hue andaman munnar',
  quarantine:
    'reykjavik sydney hobart uluru cairns queenstown rotorua fiji maui tokyo kyoto niseko singapore hong-kong taipei mauritius seychelles bora-bora galapagos maldives kruger arusha victoria-falls honolulu okinawa osaka hiroshima melbourne auckland gold-coast perth whitsundays rarotonga moorea masai-mara serengeti okavango sossusvlei garden-route malta faroe kauai big-island wellington christchurch abel-tasman kangaroo-island wanaka akureyri hakuba sapporo kanazawa takayama hakone fukuoka ishigaki chobe swakopmund durban lamu',
} as const;
