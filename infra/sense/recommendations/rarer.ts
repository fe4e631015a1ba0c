/** Twenty more invented travellers, of kinds that no other table has; what is sensible was written before their lists were seen. */
import {
  all,
  among,
  any,
  costs,
  goes,
  home,
  hours,
  inside,
  known,
  not,
  on,
  type,
  warmth,
  type Traveller,
  byTrain,
  onTheGround,
} from './traveller';

const details = (customDetails: string) => ({ customDetails });

export const rarer: readonly Traveller[] = [
  {
    who: 'a sum for all four of them',
    asks: {
      ...{ vacationType: ['family'], budget: 3000, duration: 'weekend', groupSize: '2 adults and 2 kids' },
      ...details('$2,400 for the four of us, somewhere with a zoo'),
    },
    sensible: all(costs(600), hours(5)),
    wrong: not(costs(600)),
  },
  {
    who: 'trains if possible',
    asks: { ...home.berlin, vacationType: ['cultural'], budget: 1500, ...details('by train if possible') },
    sensible: any(byTrain, all(on('Europe'), hours(4))),
  },
  {
    who: 'sun at the last minute',
    asks: { vacationType: ['relaxing'], budget: 2500, ...details('last minute, somewhere warm by the sea') },
    sensible: all(goes(11, 12), warmth(20), among(known.beach)),
    wrong: not(goes(11, 12, 1)),
  },
  {
    who: 'a family that will not change planes',
    asks: {
      ...{ vacationType: ['family', 'relaxing'], groupSize: '2 adults, kids 3 and 6' },
      ...details('direct flights only, kids 3 and 6'),
    },
    sensible: all(hours(9), not(among(known.heights))),
    wrong: not(hours(14)),
  },
  {
    who: 'a cook without gluten',
    asks: {
      ...home.milan,
      vacationType: ['cultural'],
      interests: ['Food & Wine'],
      ...details('senza glutine, buona cucina'),
    },
    sensible: any(type('cultural'), ({ entry }) => entry.interests.includes('Food & Wine')),
  },
  {
    who: 'a Muslim honeymoon, not to Dubai',
    asks: {
      ...{ vacationType: ['romantic'], budget: 4000, groupSize: 'couple' },
      ...details('Honeymoon, halal food, anywhere but Dubai'),
    },
    sensible: all(among(known.halal), not(among('dubai'))),
    wrong: any(not(among(known.halal)), among('dubai')),
  },
  {
    who: 'an astronomer',
    asks: {
      vacationType: ['nature'],
      budget: 5000,
      duration: 'extended',
      ...details('stargazing under dark skies, in the desert'),
    },
    sensible: among(
      'atacama uluru sossusvlei grand-canyon petra marrakesh okavango santa-fe muscat jackson-hole cairo luxor fes red-sea tenerife perth jaipur udaipur samarkand dubai abu-dhabi moab zion sedona yosemite big-island uyuni la-palma fuerteventura aqaba salalah aswan dahab ladakh swakopmund',
    ),
  },
  {
    who: 'two weeks by train from Madrid',
    asks: {
      ...home.madrid,
      vacationType: ['cultural'],
      duration: 'extended',
      budget: 3500,
      ...details('nada de aviones, solo en tren'),
    },
    sensible: all(byTrain, on('Europe')),
    wrong: not(byTrain),
  },
  {
    who: 'a teacher with three children',
    asks: {
      ...{ vacationType: ['family'], budget: 2000, groupSize: '2 adults and 3 children' },
      ...details('only in the school holidays, $5,000 in total for the five of us'),
    },
    sensible: all(goes(7, 8), costs(1_000)),
    wrong: any(not(goes(7, 8)), not(costs(1_000))),
  },
  {
    who: 'a Spanish couple with 1,500',
    asks: {
      ...home.madrid,
      ...{ vacationType: ['relaxing'], budget: 2000, travelStyle: ['budget'], groupSize: '2 adults' },
      ...details('presupuesto 1500 para dos, playa, en mayo'),
    },
    sensible: all(goes(5), costs(750), among(known.beach)),
    wrong: any(not(goes(5)), not(costs(750))),
  },
  {
    who: 'a Parisian with a dog in August',
    asks: {
      ...home.paris,
      vacationType: ['nature', 'relaxing'],
      ...details('sans avion, avec notre chien, pas trop chaud, en août'),
    },
    sensible: all(onTheGround, goes(8), warmth(10, 27)),
    wrong: any(not(onTheGround), not(goes(8))),
  },
  {
    who: 'a Berlin family that would rather not fly',
    asks: {
      ...home.berlin,
      ...{ vacationType: ['family', 'nature'], groupSize: '2 Erwachsene, 2 Kinder' },
      ...details('möglichst nicht fliegen, Kinder 3 und 6, Berge, im Juli'),
    },
    sensible: all(goes(7), any(onTheGround, hours(4)), warmth(10, 33)),
    wrong: not(goes(7)),
  },
  {
    who: 'Italians at the sea in September',
    asks: {
      ...home.milan,
      vacationType: ['relaxing'],
      ...details('niente discoteche, voli diretti, mare a settembre'),
    },
    sensible: all(goes(9), among(known.beach), hours(12)),
    wrong: not(goes(9)),
  },
  {
    who: 'a Sydneysider who wants snow in July',
    asks: { ...home.sydney, vacationType: ['adventure'], budget: 4000, ...details('skiing in July') },
    sensible: all(goes(7), among('queenstown bariloche santiago ushuaia wanaka')),
    wrong: any(not(goes(7)), on('Europe')),
  },
  {
    who: 'a nurse with three free days',
    asks: {
      ...home.newYork,
      vacationType: ['urban'],
      duration: 'weekend',
      budget: 1200,
      groupSize: 'solo',
      ...details('nonstop flights only'),
    },
    sensible: all(hours(6.5), costs(1_300)),
    wrong: not(hours(9)),
  },
  {
    who: 'a pregnant birdwatcher',
    asks: {
      vacationType: ['nature'],
      interests: ['Wildlife'],
      groupSize: 'couple',
      ...details('I am pregnant, birdwatching, no more than 5 hours of flight'),
    },
    sensible: all(hours(5), not(among(`${known.malaria} ${known.tropicsOfZika} ${known.heights}`))),
    wrong: any(not(hours(5)), among(known.malaria), among(known.tropicsOfZika), among(known.heights)),
  },
  {
    who: 'two who want opposite things',
    asks: {
      vacationType: ['relaxing', 'cultural'],
      groupSize: 'couple',
      ...details('she wants museums, he wants beaches, in June'),
    },
    sensible: all(goes(6), any(among(known.beach), type('cultural'))),
    wrong: not(goes(6)),
  },
  {
    who: 'a nomad with a laptop in January',
    asks: {
      ...home.berlin,
      ...{ vacationType: ['relaxing'], duration: 'month', budget: 3000, travelStyle: ['budget'], groupSize: '1 adult' },
      ...details('a month in January, at least 22 degrees, cheap'),
    },
    sensible: all(goes(1), warmth(22), costs(3_000)),
    wrong: any(not(goes(1)), not(warmth(22))),
  },
  {
    who: 'a heart that wants no heights',
    asks: {
      vacationType: ['adventure', 'nature'],
      budget: 4000,
      duration: 'extended',
      ...details('South America, nowhere with high altitude'),
    },
    sensible: all(on('South America'), not(among(known.heights))),
    wrong: any(among(known.heights), not(on('South America', 'North America'))),
  },
  {
    who: 'islanders with one change at most',
    asks: {
      ...{ vacationType: ['relaxing', 'romantic'], budget: 5000 },
      ...details('an island outside Europe, at most one stop, been to the Maldives already'),
    },
    sensible: all(not(on('Europe')), not(among('maldives')), among(`${known.beach} singapore honolulu rarotonga jeju`)),
    wrong: any(on('Europe'), among('maldives'), inside('Spain')),
  },
];
