/** Invented travellers who are told apart by who goes. */
import { all, among, any, costs, home, hours, inside, known, not, on, type, warmth, type Traveller } from './traveller';

const details = (customDetails: string) => ({ customDetails });

export const companions: readonly Traveller[] = [
  {
    who: 'party students',
    asks: {
      ...home.berlin,
      vacationType: ['party'],
      budget: 700,
      travelStyle: ['backpacking'],
      groupSize: '4 friends',
      ...details('Clubs and cheap drinks, we are students'),
    },
    sensible: all(among(known.nightlife), costs(875)),
    wrong: not(costs(1050)),
  },
  {
    who: 'a stag weekend',
    asks: {
      vacationType: ['party'],
      duration: 'weekend',
      budget: 900,
      groupSize: '8 friends',
      ...details('bars, clubs, no museums please'),
    },
    sensible: all(among(known.nightlife), hours(4.5)),
  },
  {
    who: 'honeymoon in the warm',
    asks: {
      vacationType: ['romantic', 'relaxing'],
      budget: 6000,
      travelStyle: ['luxury'],
      groupSize: 'couple',
      ...details('Our honeymoon in May, somewhere with beaches'),
    },
    sensible: all(among(known.romance), among(known.beach), warmth(20)),
  },
  {
    who: 'honeymoon, not the usual islands',
    asks: {
      vacationType: ['romantic'],
      budget: 5000,
      groupSize: 'honeymoon',
      ...details('anything but islands and beaches'),
    },
    sensible: all(among(known.romance), not(among(known.beach))),
    wrong: any(
      ({ entry }) => entry.sceneKind === 'island',
      ({ entry }) => entry.sceneKind === 'beach',
    ),
  },
  {
    who: 'a family with a toddler',
    asks: {
      vacationType: ['family'],
      budget: 1800,
      groupSize: '2 adults, a 2 year old',
      ...details('at most 4 hours of flight, a beach would be great'),
    },
    sensible: all(among(known.family), hours(4)),
    wrong: not(hours(4)),
  },
  {
    who: 'a family with teenagers',
    asks: {
      vacationType: ['family', 'adventure'],
      budget: 3000,
      groupSize: '2 adults and 2 kids (ages 13 and 16)',
      ...details('the teens want rafting and zip lines'),
    },
    sensible: among(
      'la-fortuna victoria-falls cairns fiji interlaken queenstown rotorua banff bali grand-canyon chamonix vancouver cape-town yangshuo whistler jackson-hole bariloche mendoza split bled antalya kotor garden-route jamaica puerto-vallarta moab smoky-mountains guanacaste wanaka snowdonia bohol koh-chang pokhara kota-kinabalu ladakh',
    ),
  },
  {
    who: 'a family in the school holidays',
    asks: {
      vacationType: ['family'],
      budget: 2500,
      groupSize: '2 adults and 3 kids ages 5, 8 and 10',
      ...details('summer school holidays, not too hot'),
    },
    sensible: all(among(known.family), ({ shown }) => [7, 8].includes(shown.travelMonth ?? 0), warmth(12, 28)),
    wrong: any(({ shown }) => ![7, 8].includes(shown.travelMonth ?? 0), not(warmth(0, 30))),
  },
  {
    who: 'a retired couple who want it calm',
    asks: {
      vacationType: ['cultural'],
      budget: 3000,
      groupSize: 'retired couple',
      ...details('Quiet, easy walking, no nightlife, nothing strenuous'),
    },
    sensible: all(
      ({ entry }) => !entry.vacationTypes.includes('party'),
      not(among('kathmandu cusco chamonix el-calafate ushuaia')),
    ),
    wrong: ({ entry }) => entry.keywords.includes('nightlife'),
  },
  {
    who: 'a wheelchair user in a city',
    asks: { vacationType: ['urban', 'cultural'], budget: 2500, groupSize: '2 adults, one in a wheelchair' },
    sensible: among(known.stepFree),
    wrong: among('santorini dubrovnik cusco kathmandu petra cappadocia edinburgh'),
  },
  {
    who: 'a wheelchair in the details',
    asks: { vacationType: ['relaxing'], ...details('I use a wheelchair, so it must be wheelchair accessible') },
    sensible: among(known.stepFree),
    wrong: among('santorini dubrovnik cusco kathmandu petra cappadocia zanzibar'),
  },
  {
    who: 'a mother who cannot walk far',
    asks: {
      vacationType: ['cultural'],
      groupSize: 'me and my elderly mother',
      ...details('My mother has limited mobility'),
    },
    sensible: among(known.stepFree),
    wrong: among('santorini dubrovnik cusco kathmandu petra cappadocia'),
  },
  {
    who: 'a pregnant woman',
    asks: { vacationType: ['relaxing'], groupSize: 'couple', ...details('I am six months pregnant') },
    sensible: all(hours(6), not(among(known.tropicsOfZika)), not(among(known.malaria)), not(among(known.heights))),
    wrong: any(among(known.tropicsOfZika), among(known.malaria), among(known.heights)),
  },
  {
    who: 'a dog on the train',
    asks: { ...home.berlin, vacationType: ['nature'], budget: 1500, ...details('We travel with our dog') },
    sensible: all(on('Europe'), hours(3.5), not(among(known.quarantine))),
    wrong: among(known.quarantine),
  },
  {
    who: 'two dogs in the group field',
    asks: { ...home.paris, vacationType: ['relaxing', 'nature'], groupSize: '2 adults and 2 dogs' },
    sensible: all(on('Europe'), not(among(known.quarantine))),
    wrong: among(known.quarantine),
  },
  {
    who: 'a woman on her own',
    asks: { vacationType: ['cultural', 'nature'], groupSize: 'solo woman', ...details('Safety matters most') },
    sensible: among(known.safe),
  },
  {
    who: 'a solo female traveller for the first time',
    asks: {
      ...home.newYork,
      vacationType: ['urban'],
      groupSize: '1',
      ...details('solo female traveller, first time alone, somewhere safe with good public transport'),
    },
    sensible: among(known.safe),
  },
  {
    who: 'halal food',
    asks: { vacationType: ['cultural', 'family'], groupSize: 'family of 4', ...details('We only eat halal') },
    sensible: among(known.halal),
  },
  {
    who: 'halal, no alcohol, beach',
    asks: { vacationType: ['relaxing'], budget: 3500, ...details('halal food and a beach, no nightlife') },
    sensible: all(among(known.halal), among(known.beach)),
    wrong: ({ entry }) => entry.keywords.includes('nightlife'),
  },
  {
    who: 'vegans',
    asks: { vacationType: ['urban'], interests: ['Food & Wine'], groupSize: '2 vegans' },
    sensible: among(known.vegan),
  },
  {
    who: 'a vegan couple on a beach',
    asks: {
      vacationType: ['relaxing', 'romantic'],
      budget: 3000,
      groupSize: 'couple',
      ...details('vegan food is a must, yoga would be lovely'),
    },
    sensible: all(
      among(known.vegan),
      among(
        'bali tulum kochi chiang-mai lisbon barcelona sydney bangkok hoi-an berlin budapest ibiza samui goa galle el-nido gold-coast luang-prabang los-angeles',
      ),
    ),
  },
  {
    who: 'two men who want to feel welcome',
    asks: { vacationType: ['romantic', 'relaxing'], budget: 4000, groupSize: 'gay couple' },
    sensible: among(known.romance),
    wrong: any(
      inside(
        'Egypt',
        'Tanzania',
        'United Arab Emirates',
        'Maldives',
        'Morocco',
        'Zimbabwe',
        'Sri Lanka',
        'Kenya',
        'Qatar',
        'Oman',
        'Jamaica',
        'Barbados',
      ),
    ),
  },
  {
    who: 'grandparents with grandchildren',
    asks: {
      vacationType: ['family'],
      budget: 2000,
      groupSize: '2 grandparents and 2 grandchildren (6 and 9)',
      ...details('short flight please'),
    },
    sensible: all(among(known.family), hours(5)),
  },
  {
    who: 'six friends of thirty',
    asks: {
      ...home.madrid,
      vacationType: ['party', 'urban'],
      budget: 1200,
      groupSize: '6 friends around 30',
      ...details('good food by day, bars by night'),
    },
    sensible: all(type('party', 'urban'), among(known.nightlife), costs(1500)),
  },
  {
    who: 'a baby on a plane',
    asks: {
      ...home.newYork,
      vacationType: ['relaxing'],
      groupSize: '2 adults and a baby',
      ...details('no flight over 5 hours, nowhere with malaria'),
    },
    sensible: all(hours(5)),
    wrong: any(not(hours(5)), among(known.malaria)),
  },
];
