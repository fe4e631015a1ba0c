/** How people travel, and how they do not, in five languages. */
import { need, type Way } from './way';
import type { Meaning } from './wish';

const noFlying = { label: 'No flying', means: { kind: 'means', means: 'no-flying' } as Meaning };
const noCar = { label: 'No car', means: { kind: 'means', means: 'no-car' } as Meaning };
const direct = { label: 'Direct flights', means: { kind: 'most-stops', stops: 0 } as Meaning };
const shortFlights = { label: 'Short flights', means: { kind: 'most-hours', hours: 5 } as Meaning };

/** See {@link Way}. */
export const waysToTravel: readonly Way[] = [
  {
    // About an airport, and no word against flying.
    ...{ label: 'Through an airport', means: null },
    words:
      'flying through, fly through, flying via, fly via, connecting through, connect through, connecting in, changing planes in, changing planes at, hate flying through, hate flying via, hate flying from',
  },
  {
    ...{ label: 'Change of planes', means: null, unless: direct },
    words: 'change planes, changing planes, change flights, changing flights, change of planes',
  },
  {
    label: 'By air',
    means: null,
    unless: noFlying,
    words:
      'fly, flying, flight, flights, plane, planes, airplane, aeroplane, aircraft, air travel, airports | fliegen, flug, fluge, flugzeug, flieger, fliege | avion, prendre l avion, vol, vols, voler | avion, volar, vuelo, vuelos, aviones | aereo, aerei, volare, volo, voli',
  },
  {
    ...noFlying,
    words:
      'train only, by train only, only by train, trains only, only trains, by train, by rail, on the train, take the train, taking the train, rail only, interrail, overland, flight free, fear of flying, afraid of flying, scared of flying, hate flying, flightless, without a plane, without planes, going by train, travel by train, train travel, by bus, by coach, flygskam | nur mit dem zug, mit dem zug, mit der bahn, nur bahn, nur zug, flugangst, zugreise, ohne flugzeug, mit dem bus | en train, train seulement, en train seulement, uniquement en train, peur de l avion, en bus | en tren, solo en tren, solo tren, miedo a volar, sin avion, en autobus | in treno, solo in treno, solo treno, paura di volare, senza aereo, in autobus',
  },
  {
    ...noFlying,
    isLiked: true,
    words:
      'we drive, we are driving, driving there, driving down, drive there, going by car, travelling by car, traveling by car, by our own car, with our own car, in our own car, our own car, train, trains only please, trains not planes, trains rather than, trains instead of, trains over planes, rail, would love to go by train, would like to go by train, love to travel by train, rather take the train, prefer the train, prefer trains, prefer to go by train, prefer going by train, train trip, train trips, train journey, train journeys, train travels, train lover, train lovers, love trains, sleeper train, sleeper trains, night train, night trains, overnight train, overnight trains, high speed train, high speed trains, rail trip, rail travel, rail journey | zug, zuge, zugen, bahn, nachtzug, nachtzuge, bahnreise | train de nuit, trains de nuit, tgv | tren, trenes, tren nocturno | treno, treni, treno notturno',
  },
  {
    label: 'Short flights',
    means: null,
    unless: shortFlights,
    words:
      'long haul, long haul flight, long haul flights, long flight, long a flight, too long a flight, long of a flight, too long of a flight, long flights, longer flights, long journey, long journeys, far away flights, jet lag, jetlag, very far, far, so far, far away | langstrecke, langstreckenflug, langstreckenfluge, langer flug, lange fluge, langen flug, langen fluge, so weit, weit weg | long courrier, longs vols, vol long, loin | vuelos largos, vuelo largo, largo recorrido, lejos | voli lunghi, volo lungo, lungo raggio, lontano',
  },
  {
    ...shortFlights,
    words:
      'train or short flight, train or a short flight, by train or short flight, by train or a short flight, short flight or train, train or short flights, short haul, short flight, short flights, shorter flights, shorter flight, less flying, short trip by plane | kurzer flug, kurze fluge, kurzstrecke, kurzerer flug | vol court, vols courts, court courrier | vuelo corto, vuelos cortos | volo breve, voli brevi',
  },
  {
    ...direct,
    words:
      'direct flight, direct flights, direct, fly direct, flying direct, non stop, nonstop, non stop flight, non stop flights, nonstop flight, nonstop flights | direktflug, direktfluge, direkt fliegen, direkter flug, direkte fluge | vol direct, vols directs | vuelo directo, vuelos directos | volo diretto, voli diretti',
  },
  {
    ...direct,
    isLimit: true,
    words:
      'direct flights only, direct flight only, only direct flights, direct only, nonstop flights only, non stop flights only, nonstop only, no stops, no stopovers, no stopover, no layovers, no layover, no connections, no changes, no plane changes, without changing planes, without stops, without a stop, without layovers | ohne umsteigen, kein umsteigen, nicht umsteigen, ohne umstieg, ohne zwischenstopp, nur direktfluge, nur direktflug | sans escale, sans escales, sans correspondance, vols directs uniquement, vol direct uniquement, uniquement vol direct, uniquement des vols directs | sin escalas, sin escala, solo vuelos directos, solo vuelo directo | senza scalo, senza scali, solo voli diretti, solo volo diretto',
  },
  {
    ...{ label: 'Soon', means: { kind: 'soon' } as Meaning },
    words:
      'last minute, lastminute, last minute deal, last minute deals, as soon as possible, asap | kurzfristig, so bald wie moglich | derniere minute, au plus vite, des que possible | ultima hora, de ultima hora, ultimo minuto, lo antes posible | all ultimo minuto, ultimo momento, il prima possibile',
  },
  {
    label: 'By car',
    means: null,
    unless: noCar,
    words:
      'car, cars, rental car, rent a car, hire car, renting a car, drive, driving, car rental | auto, mietwagen, auto fahren, autofahren | voiture, conduire, location de voiture, louer une voiture | coche, conducir, alquilar un coche, carro | auto, macchina, guidare, noleggiare',
  },
  {
    ...noCar,
    words:
      'no licence, no license, no driving licence, no drivers license, car free, carfree, without a car | ohne auto, autofrei, kein fuhrerschein | sans voiture, sans permis | sin coche, sin carnet | senza macchina, senza auto, senza patente',
  },
  {
    ...noCar,
    isLiked: true,
    words:
      'trains rather than cars, trains rather than hire cars, trains rather than rental cars, trains rather than a car, trains rather than driving, trains instead of driving, trains instead of cars, train instead of a car, by train than by car, train than by car, prefer trains to driving, prefer trains to cars, trains over driving, rather not drive, prefer not to drive | lieber zug als auto, lieber bahn als auto | le train plutot que la voiture, train plutot que voiture | tren en vez de coche, tren mejor que coche | treno invece della macchina, treno piuttosto che macchina',
  },
  {
    label: 'Public transport',
    means: need('public-transport'),
    words:
      'public transport, public transportation, reachable by bus, reachable by train, reachable by public transport, reach by bus, reach by train, by bus or on foot, on foot or by bus, good bus, buses and trains, getting around by train, get around by train, getting about by train, getting around by rail, around by train, by train between, by train between towns, by train between the towns, by train between cities, by train between the cities, trains between, trains between towns, trains between the towns, trains between cities, trains between the cities, from town to town by train, from city to city by train, around by public transport, metro, subway, good transport, train station, train stations, railway station | offentliche verkehrsmittel, nahverkehr, offis | transports en commun, transports publics | transporte publico | mezzi pubblici, trasporto pubblico',
  },
];
