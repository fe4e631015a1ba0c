/** Invented travellers of kinds that the other tables do not have; what is sensible was written before their lists were seen. */
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
const islands =
  'maldives seychelles zanzibar phuket mallorca mauritius maui fiji bora-bora st-lucia santorini galapagos';

export const unusual: readonly Traveller[] = [
  {
    who: 'a wheelchair user who refuses to fly',
    asks: {
      ...home.berlin,
      groupSize: '1 adult in a wheelchair',
      ...details('I use a wheelchair and I refuse to fly.'),
    },
    sensible: all(onTheGround, among(known.stepFree)),
    wrong: any(not(onTheGround), not(among(known.stepFree))),
  },
  {
    who: 'a pregnant couple in August',
    asks: {
      vacationType: ['relaxing', 'romantic'],
      groupSize: 'couple, I am pregnant',
      ...details('in August, nothing too hot'),
    },
    sensible: all(goes(8), hours(6), warmth(10, 29)),
    wrong: any(among(known.malaria), among(known.tropicsOfZika), among(known.heights), not(goes(8))),
  },
  {
    who: 'two grandparents with a toddler',
    asks: {
      vacationType: ['family', 'relaxing'],
      groupSize: 'two grandparents and a toddler',
      ...details('short flight, a beach'),
    },
    sensible: all(hours(5), among(`${known.beach} copenhagen amsterdam`)),
    wrong: among(known.heights),
  },
  {
    who: 'halal food and beaches in February',
    asks: { vacationType: ['relaxing'], budget: 3500, ...details('halal food and beaches in February') },
    sensible: all(goes(2), among(known.halal), any(among(known.beach), warmth(22))),
    wrong: any(not(goes(2)), not(among(known.halal))),
  },
  {
    who: 'a German with three negations',
    asks: {
      ...home.berlin,
      vacationType: ['nature'],
      ...details('Kein Strand, nicht nach Asien und auf keinen Fall fliegen. Wir mögen Berge.'),
    },
    sensible: all(onTheGround, on('Europe'), type('nature', 'adventure', 'cultural')),
    wrong: any(not(onTheGround), on('Asia')),
  },
  {
    who: 'an Italian with three negations',
    asks: {
      ...home.milan,
      vacationType: ['cultural'],
      ...details('Niente spiagge, non in Asia, mai più Parigi, volo di massimo 3 ore'),
    },
    sensible: all(hours(3), on('Europe', 'Africa'), not(among(islands))),
    wrong: any(not(hours(3)), on('Asia'), among('paris')),
  },
  {
    who: 'a woman alone who wants quiet hiking by train',
    asks: {
      ...home.berlin,
      vacationType: ['nature'],
      groupSize: 'solo woman',
      ...details('quiet hiking, by train, somewhere safe'),
    },
    sensible: all(byTrain, among('interlaken chamonix bergen edinburgh vienna krakow'), warmth(9, 33)),
    wrong: any(not(byTrain), not(among(known.safe))),
  },
  {
    who: 'a family with $600 for all',
    asks: {
      ...home.paris,
      vacationType: ['family'],
      budget: 600,
      duration: 'weekend',
      travelStyle: ['budget'],
      groupSize: '2 adults and 2 kids',
      ...details('not far away'),
    },
    sensible: all(costs(600), hours(4)),
    wrong: not(costs(750)),
  },
  {
    who: 'like Lisbon but cheaper',
    asks: { vacationType: ['cultural'], ...details('somewhere like Lisbon but cheaper') },
    sensible: all(costs(1_250), type('cultural', 'urban')),
    wrong: among('lisbon'),
  },
  {
    who: 'surfers in July',
    asks: { vacationType: ['adventure'], budget: 3500, ...details('surfing in July') },
    sensible: all(goes(7), among(known.surf)),
    wrong: any(not(goes(7)), not(among(known.surf))),
  },
  {
    who: 'a school group',
    asks: {
      vacationType: ['cultural'],
      budget: 900,
      travelStyle: ['budget'],
      groupSize: '24 pupils and 3 teachers',
      ...details('in May, museums and history, no flying'),
    },
    sensible: all(goes(5), onTheGround, type('cultural')),
    wrong: any(not(goes(5)), not(onTheGround)),
  },
  {
    who: 'a weekend from a small airport',
    asks: {
      userLocation: { latitude: 44.85, longitude: 0.48, city: 'Bergerac', country: 'France', nearestAirport: '' },
      ...{ vacationType: ['urban', 'cultural'], duration: 'weekend', budget: 700 },
    },
    sensible: all(on('Europe', 'Africa'), costs(850)),
    wrong: not(costs(900)),
  },
  {
    who: 'not Europe, not hot, no long flights',
    asks: { vacationType: ['nature'], budget: 3000, ...details('not Europe, not hot, no long flights') },
    sensible: all(not(on('Europe')), warmth(-30, 28), hours(8)),
    wrong: on('Europe'),
  },
  {
    who: 'a French hater of heat in July',
    asks: {
      ...home.paris,
      vacationType: ['cultural'],
      ...details("N'importe où sauf l'Italie, pas trop cher, on déteste la chaleur, en juillet"),
    },
    sensible: all(goes(7), warmth(-10, 26), not(inside('Italy'))),
    wrong: any(inside('Italy'), not(goes(7)), not(warmth(-30, 28))),
  },
];
