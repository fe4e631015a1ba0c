/** Invented travellers who are told apart by what they want to do, and when that can be done. */
import { all, among, any, costs, goes, home, known, not, on, warmth, type Traveller } from './traveller';

const details = (customDetails: string) => ({ customDetails });

export const activities: readonly Traveller[] = [
  {
    who: 'skiers in winter',
    asks: { vacationType: ['adventure'], budget: 2500, ...details('skiing') },
    sensible: all(among(known.ski), warmth(-20, 10)),
    wrong: not(among(known.ski)),
  },
  {
    who: 'skiers in July',
    asks: { vacationType: ['adventure'], budget: 4500, ...details('Skiing in July') },
    sensible: all(among('queenstown ushuaia bariloche santiago'), goes(7)),
    wrong: any(not(among('queenstown ushuaia bariloche santiago')), not(goes(7))),
  },
  {
    who: 'skiers from Sydney in August',
    asks: { ...home.sydney, vacationType: ['adventure', 'nature'], budget: 3000, ...details('ski trip in August') },
    sensible: all(among('queenstown ushuaia bariloche santiago'), goes(8)),
    wrong: not(goes(8)),
  },
  {
    who: 'northern lights',
    asks: { vacationType: ['nature'], budget: 3000, ...details('We want to see the northern lights') },
    sensible: all(among(known.aurora), goes(9, 10, 11, 12, 1, 2, 3)),
    wrong: any(not(among(known.aurora)), goes(5, 6, 7, 8)),
  },
  {
    who: 'aurora in summer, which cannot be',
    asks: { vacationType: ['nature'], budget: 3000, ...details('aurora borealis in July') },
    sensible: all(among(known.aurora), goes(9, 10, 11, 12, 1, 2, 3)),
    wrong: ({ entry, shown }) =>
      shown.reason.toLowerCase().includes('northern lights') &&
      [5, 6, 7, 8].includes(shown.travelMonth ?? 0) &&
      entry.position.latitude > 0,
  },
  {
    who: 'a safari',
    asks: { vacationType: ['adventure', 'nature'], budget: 5000, ...details('a safari with lions and elephants') },
    sensible: among(known.safari),
    wrong: not(among(`${known.safari} kandy jaipur chiang-mai`)),
  },
  {
    who: 'surfers',
    asks: {
      vacationType: ['adventure', 'relaxing'],
      budget: 2500,
      travelStyle: ['budget'],
      ...details('surf, surf, surf'),
    },
    sensible: among(known.surf),
  },
  {
    who: 'divers',
    asks: {
      vacationType: ['adventure'],
      budget: 4000,
      interests: ['Wildlife'],
      ...details('scuba diving on coral reefs'),
    },
    sensible: among(known.dive),
    wrong: not(among(known.dive)),
  },
  {
    who: 'divers in December',
    asks: { vacationType: ['relaxing'], budget: 4000, ...details('diving in December') },
    sensible: all(among(known.dive), goes(12)),
    wrong: any(not(goes(12)), not(among(known.dive))),
  },
  {
    who: 'golfers',
    asks: {
      vacationType: ['relaxing'],
      budget: 3500,
      travelStyle: ['luxury'],
      groupSize: '4 friends',
      ...details('golf every day'),
    },
    sensible: among(known.golf),
    wrong: not(among(known.golf)),
  },
  {
    who: 'wine lovers',
    asks: {
      vacationType: ['relaxing', 'cultural'],
      budget: 3000,
      interests: ['Food & Wine'],
      ...details('vineyards and wine tasting'),
    },
    sensible: among(known.wine),
  },
  {
    who: 'cherry blossom',
    asks: { vacationType: ['cultural'], budget: 3500, ...details('to see the cherry blossom') },
    sensible: all(among(known.blossom), goes(2, 3, 4)),
    wrong: not(goes(2, 3, 4)),
  },
  {
    who: 'Christmas markets',
    asks: {
      vacationType: ['cultural', 'romantic'],
      duration: 'weekend',
      budget: 1200,
      ...details('Christmas markets'),
    },
    sensible: all(among(known.christmas), goes(11, 12)),
    wrong: not(goes(11, 12)),
  },
  {
    who: 'carnival',
    asks: { vacationType: ['party'], budget: 3500, ...details('We want to dance at carnival') },
    sensible: all(among(known.carnival), goes(2, 3)),
    wrong: not(goes(2, 3)),
  },
  {
    who: 'temples, not beaches',
    asks: { vacationType: ['cultural'], budget: 2500, ...details('temples but no beaches') },
    sensible: among(
      'kyoto tokyo bangkok chiang-mai siem-reap luxor kandy kathmandu beijing cairo seoul jaipur taipei hong-kong luang-prabang varanasi yogyakarta xian delhi hiroshima osaka hanoi chengdu kanazawa takayama gyeongju fukuoka chiang-rai hue ladakh paro aswan',
    ),
    wrong: any(
      ({ entry }) => entry.sceneKind === 'beach',
      ({ entry }) => entry.interests.includes('Beaches'),
    ),
  },
  {
    who: 'yoga and spa',
    asks: { vacationType: ['relaxing'], budget: 2500, groupSize: '1', ...details('a yoga retreat, massages, peace') },
    sensible: among(
      'bali kochi tulum chiang-mai budapest phuket rotorua bangkok maldives la-fortuna reykjavik seychelles samui goa galle ibiza krabi luang-prabang gold-coast koh-tao koh-lanta siargao pokhara agadir dahab hakone mirissa',
    ),
  },
  {
    who: 'street food eaters',
    asks: {
      vacationType: ['cultural', 'urban'],
      budget: 1800,
      interests: ['Food & Wine'],
      travelStyle: ['budget'],
      ...details('street food and night markets'),
    },
    sensible: among(
      'bangkok taipei hoi-an singapore mexico-city oaxaca hong-kong seoul chiang-mai istanbul marrakesh tokyo siem-reap jaipur mauritius cartagena naples penang kuala-lumpur hanoi saigon osaka delhi mumbai xian chengdu yogyakarta busan lima los-angeles sicily fukuoka da-nang hue chiang-rai',
    ),
  },
  {
    who: 'hikers without snow',
    asks: {
      vacationType: ['adventure', 'nature'],
      budget: 2500,
      interests: ['Mountains'],
      ...details('hiking in the mountains, no snow'),
    },
    sensible: all(({ entry }) => entry.keywords.some((word) => ['hiking', 'trekking'].includes(word)), warmth(10, 32)),
    wrong: warmth(-30, 6),
  },
  {
    who: 'whale watchers',
    asks: { vacationType: ['nature'], budget: 3000, ...details('whale watching') },
    sensible: among(
      'reykjavik tromso cape-town maui vancouver sydney ushuaia galapagos cairns lofoten azores madeira tenerife muscat garden-route los-cabos puerto-vallarta okinawa galle moorea rarotonga whitsundays perth gold-coast auckland boston seattle anchorage honolulu san-diego reunion salvador terceira pico-island akureyri mirissa nosy-be',
    ),
  },
  {
    who: 'warm in February',
    asks: { vacationType: ['relaxing'], budget: 2500, ...details('somewhere warm in February') },
    sensible: all(warmth(24), goes(2)),
    wrong: any(not(goes(2)), not(warmth(20))),
  },
  {
    who: 'museums on a rainy weekend',
    asks: {
      ...home.paris,
      vacationType: ['cultural'],
      duration: 'weekend',
      budget: 900,
      interests: ['Art'],
      ...details('great museums'),
    },
    sensible: all(({ entry }) => entry.interests.includes('Art'), on('Europe'), costs(1100)),
  },
  {
    who: 'people who hate the heat',
    asks: { vacationType: ['nature', 'relaxing'], budget: 2500, ...details('I hate the heat') },
    sensible: warmth(-20, 26),
    wrong: not(warmth(-40, 28)),
  },
  {
    who: 'people who cannot stand the cold',
    asks: { vacationType: ['nature'], budget: 3500, ...details("can't stand the cold, never again snow") },
    sensible: warmth(20),
    wrong: not(warmth(15)),
  },
];
