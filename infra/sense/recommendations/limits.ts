/** Invented travellers who are told apart by where they would not go, how they travel and what they can pay. */
import {
  all,
  among,
  any,
  costs,
  fares,
  goes,
  home,
  hours,
  inside,
  known,
  nights,
  not,
  on,
  warmth,
  type Traveller,
} from './traveller';

const details = (customDetails: string) => ({ customDetails });

export const limits: readonly Traveller[] = [
  {
    who: 'anywhere but Europe',
    asks: { vacationType: ['cultural'], ...details('Anywhere but Europe') },
    sensible: not(on('Europe')),
    wrong: on('Europe'),
  },
  {
    who: 'not Europe, not Asia',
    asks: {
      vacationType: ['nature'],
      budget: 4000,
      ...details('not Europe or Asia, and we have been to Kenya and South Africa already'),
    },
    sensible: on('North America', 'South America', 'Oceania', 'Africa'),
    wrong: any(on('Europe', 'Asia'), inside('South Africa')),
  },
  {
    who: 'been to Rome already',
    asks: {
      vacationType: ['cultural', 'romantic'],
      interests: ['History', 'Art'],
      ...details("We've been to Rome already"),
    },
    sensible: all(
      not(among('rome')),
      ({ entry }) => entry.interests.includes('History') || entry.interests.includes('Art'),
    ),
    wrong: among('rome'),
  },
  {
    who: 'seen the big capitals',
    asks: { vacationType: ['urban', 'cultural'], ...details('I have already seen Paris, London, Berlin and Vienna') },
    sensible: not(among('paris london berlin vienna')),
    wrong: among('paris london berlin vienna'),
  },
  {
    who: 'never been to Asia',
    asks: { vacationType: ['cultural'], budget: 3000, ...details('I have never been to Asia and would love to go') },
    sensible: on('Asia'),
  },
  {
    who: 'only Italy',
    asks: { vacationType: ['cultural', 'romantic'], ...details('Italy') },
    sensible: any(inside('Italy'), inside('Croatia', 'Austria', 'Switzerland', 'France', 'Greece', 'Spain')),
    wrong: not(on('Europe')),
  },
  {
    who: 'Greece or Croatia',
    asks: { vacationType: ['relaxing'], ...details('Greece or Croatia in June') },
    sensible: all(any(inside('Greece', 'Croatia'), inside('Italy', 'Türkiye', 'Austria', 'Hungary')), goes(6)),
    wrong: not(goes(6)),
  },
  {
    who: 'South America on a shoestring',
    asks: {
      ...home.newYork,
      vacationType: ['adventure', 'cultural'],
      duration: 'extended',
      budget: 2200,
      travelStyle: ['backpacking'],
      ...details('South America'),
    },
    sensible: all(on('South America'), costs(2750)),
    wrong: not(on('South America')),
  },
  {
    who: 'no flying from Berlin',
    asks: { ...home.berlin, vacationType: ['cultural', 'urban'], ...details('no flying') },
    sensible: among(known.europeByRail),
    wrong: not(on('Europe')),
  },
  {
    who: 'train only from Paris',
    asks: {
      ...home.paris,
      vacationType: ['romantic', 'cultural'],
      duration: 'weekend',
      budget: 1200,
      ...details('by train only'),
    },
    sensible: among(
      'amsterdam barcelona london chamonix interlaken berlin florence vienna loire bordeaux lyon alsace brussels bruges san-sebastian nice provence milan lucerne turin annecy biarritz brittany normandy dordogne black-forest dresden york lake-district',
    ),
    wrong: not(among(known.europeByRail)),
  },
  {
    who: 'afraid of flying in America',
    asks: {
      ...home.newYork,
      vacationType: ['urban', 'cultural'],
      ...details("I'm afraid of flying and won't get on a plane"),
    },
    sensible: among(
      'new-orleans quebec-city miami san-francisco vancouver grand-canyon washington boston montreal toronto chicago los-angeles seattle denver portland philadelphia austin san-antonio',
    ),
    wrong: not(inside('United States', 'Canada')),
  },
  {
    who: 'no car',
    asks: {
      vacationType: ['nature', 'adventure'],
      budget: 3500,
      ...details("we don't drive and don't want to rent a car"),
    },
    sensible: not(among(known.needsCar)),
    wrong: among(known.needsCar),
  },
  {
    who: 'three hours at most',
    asks: { ...home.milan, vacationType: ['relaxing'], ...details('max 3 hours flight') },
    sensible: hours(3),
    wrong: not(hours(3)),
  },
  {
    who: 'a tight budget',
    asks: { vacationType: ['cultural'], budget: 600, travelStyle: ['budget'], ...details('as cheap as possible') },
    sensible: costs(780),
  },
  {
    who: 'under a thousand in the details',
    asks: {
      ...home.berlin,
      vacationType: ['cultural', 'urban'],
      budget: 3000,
      ...details('the whole trip must stay under $1000 per person'),
    },
    sensible: costs(1000),
    wrong: not(costs(1000)),
  },
  {
    who: 'money is no object',
    asks: {
      vacationType: ['relaxing', 'romantic'],
      budget: 10000,
      travelStyle: ['luxury'],
      ...details('five star only, private, secluded'),
    },
    sensible: all(
      ({ entry }) => entry.travelStyles.includes('luxury'),
      ({ entry }) => entry.sceneKind !== 'city',
    ),
  },
  {
    who: 'an island, but not in Asia',
    asks: { vacationType: ['relaxing'], budget: 3500, ...details('an island, not in Asia') },
    sensible: all(
      not(on('Asia')),
      among(
        'mauritius seychelles zanzibar santorini mallorca st-lucia maui fiji bora-bora galapagos hobart nassau sardinia crete corfu mykonos rhodes ibiza tenerife lanzarote madeira azores malta cyprus sicily barbados aruba jamaica honolulu rarotonga moorea sal key-west belize reunion kauai big-island cozumel bermuda curacao providenciales grand-cayman kangaroo-island terceira pico-island gran-canaria fuerteventura la-palma menorca naxos paros zakynthos kefalonia kos milos corsica hvar gotland isle-of-skye djerba nosy-be lamu',
      ),
    ),
    wrong: on('Asia'),
  },
  {
    who: 'no long haul',
    asks: { vacationType: ['relaxing'], ...details('no long-haul flights') },
    sensible: hours(6.5),
    wrong: not(hours(7)),
  },
  {
    who: 'out of the crowds',
    asks: { vacationType: ['nature'], budget: 3500, ...details('away from the crowds, nothing touristy') },
    sensible: ({ entry }) => entry.sceneKind !== 'city' && !entry.vacationTypes.includes('party'),
  },
  {
    who: 'nowhere above 2,000 metres',
    asks: { vacationType: ['adventure', 'cultural'], budget: 3000, ...details('no high altitude, my heart') },
    sensible: not(among('cusco atacama kathmandu mexico-city quito breckenridge arequipa uyuni lijiang ladakh paro')),
    wrong: among('cusco atacama quito arequipa uyuni'),
  },
  {
    who: 'contradiction: beaches but no sea',
    asks: { vacationType: ['relaxing'], ...details('I want a beach but no beaches') },
    sensible: () => true,
  },
  {
    who: 'contradiction: warm and cold',
    asks: { vacationType: ['nature'], budget: 3000, ...details('hot weather and snow please') },
    sensible: () => true,
  },
  {
    who: 'typos',
    asks: { vacationType: ['relaxing'], budget: 3000, ...details('somwhere wram with beeches in Febuary, not Eurpoe') },
    sensible: all(not(on('Europe')), warmth(23), among(known.beach)),
    wrong: any(on('Europe'), not(goes(2))),
  },
  {
    who: 'more typos',
    asks: { vacationType: ['adventure'], budget: 3500, ...details('sking in Janurary') },
    sensible: all(among(known.ski), goes(1)),
    wrong: any(not(goes(1)), not(among(known.ski))),
  },
  {
    who: 'something like Iceland',
    asks: { vacationType: ['nature', 'adventure'], budget: 3500, ...details('something like Iceland but not Iceland') },
    sensible: all(
      not(among('reykjavik')),
      among(
        'bergen tromso el-calafate ushuaia queenstown rotorua banff chamonix interlaken rovaniemi atacama la-fortuna hobart niseko vancouver lofoten faroe azores reunion highlands anchorage bariloche torres-del-paine zermatt whistler jackson-hole isle-of-skye alesund stavanger akureyri pico-island terceira la-palma lake-district snowdonia',
      ),
    ),
    wrong: among('reykjavik'),
  },
  {
    who: 'one who lives in Rome',
    asks: {
      ...home.milan,
      vacationType: ['urban'],
      ...details('We live in Italy and want to leave it, somewhere in Scandinavia'),
    },
    sensible: inside('Norway', 'Denmark', 'Finland', 'Iceland', 'Sweden'),
    wrong: inside('Italy'),
  },
  {
    who: 'flights under a sum, a trip of any',
    asks: { vacationType: ['cultural'], ...details('flights under $200 each, we spend more on the hotel') },
    sensible: fares(200),
    wrong: not(fares(200)),
  },
  {
    who: 'a room under a sum',
    asks: { vacationType: ['urban'], ...details('hotel no more than $110 a night') },
    sensible: nights(110),
    wrong: not(nights(110)),
  },
  {
    who: 'warmer than one place, cooler than another',
    asks: { vacationType: ['relaxing'], ...details('in October, warmer than London but cooler than Dubai') },
    sensible: all(goes(10), warmth(17, 34)),
    wrong: not(warmth(16, 36)),
  },
  {
    who: 'a day’s money is not the trip’s',
    asks: { vacationType: ['cultural'], ...details('$100 a day, and culture') },
    sensible: ({ entry }) => entry.vacationTypes.includes('cultural'),
  },
  {
    who: 'nonsense',
    asks: { vacationType: ['nature'], ...details('asdf qwer zxcv') },
    sensible: ({ entry }) => entry.vacationTypes.includes('nature'),
  },
];
