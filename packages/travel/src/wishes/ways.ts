/** Who goes, how they travel, what weather they like and which way a list should move, in five languages. */
import type { Meaning } from './wish';

/**
 * `means` when it is wanted, `unless` when it is not; null for what changes nothing. A limit is hard however it is said, what is
 * only liked is soft unless it must be.
 */
export type Way = {
  isLimit?: boolean;
  isLiked?: boolean;
  label: string;
  means: Meaning | null;
  unless?: { label: string; means: Meaning };
  words: string;
};

const need = (id: Extract<Meaning, { kind: 'need' }>['need']): Meaning => ({ kind: 'need', need: id });
const move = (towards: Extract<Meaning, { kind: 'move' }>['towards']): Meaning => ({ kind: 'move', towards });
const least = (celsius: number): Meaning => ({ kind: 'least-warmth', celsius });
const most = (celsius: number): Meaning => ({ kind: 'most-warmth', celsius });
const noFlying = { label: 'No flying', means: { kind: 'means', means: 'no-flying' } as Meaning };
const noCar = { label: 'No car', means: { kind: 'means', means: 'no-car' } as Meaning };
const direct = { label: 'Direct flights', means: { kind: 'most-stops', stops: 0 } as Meaning };
const shortFlights = { label: 'Short flights', means: { kind: 'most-hours', hours: 5 } as Meaning };
// A daytime high that most people call warm, hot, cool or cold.
const [WARM, HOT, COOL, COLD] = [23, 26, 20, 8];

/** See {@link Way}. */
export const ways: readonly Way[] = [
  // Who goes.
  {
    label: 'Step-free',
    means: need('step-free'),
    words:
      'wheelchair, wheelchairs, wheelchair accessible, wheelchair friendly, accessible, accessibility, step free, no stairs, no steps, mobility, limited mobility, disabled, disability, handicapped, mobility scooter, cannot walk far, cant walk far, can walk easily, walk easily, crutches, walker, easy walking | rollstuhl, rollstuhlgerecht, barrierefrei, gehbehindert, behindert, rollator, keine treppen, nicht gut zu fuss | fauteuil roulant, handicap, handicape, mobilite reduite, accessible pmr, pmr | silla de ruedas, movilidad reducida, accesible, discapacitado, discapacidad | sedia a rotelle, carrozzina, mobilita ridotta, disabile, accessibile',
  },
  {
    label: 'Pregnant',
    means: need('pregnant'),
    words:
      'pregnant, pregnancy, babymoon, expecting, expecting a baby | schwanger, schwangerschaft | enceinte, grossesse | embarazada, embarazo | incinta, gravidanza',
  },
  {
    label: 'With a dog',
    means: need('dogs'),
    words:
      'dog, dogs, puppy, pet, pets, dog friendly, pet friendly | hund, hunde, hunden, haustier, vierbeiner | chien, chiens, chienne, animal de compagnie | perro, perros, perra, mascota, mascotas | cane, cani, cagnolino',
  },
  {
    label: 'With children',
    means: need('children'),
    words:
      'kid, kids, child, children, toddler, toddlers, baby, babies, infant, family, family friendly, kid friendly, grandchildren, grandkids, daughter, teens, teen, teenager, teenagers | mit kind, ein kind, unser kind, kinder, kindern, familie, familienfreundlich, kleinkind, enkel, enkelkinder, teenager | enfant, enfants, bebe, famille, ados, petits enfants | nino, ninos, hijos, hijo, hija, bebe, familia, nietos | bambino, bambini, figli, figlio, figlia, famiglia, neonato, nipoti',
  },
  {
    label: 'For two',
    means: need('couple'),
    words:
      'couple, honeymoon, newlyweds, honeymooners, my wife, my husband, my girlfriend, my boyfriend, partner | paar, flitterwochen, hochzeitsreise, zu zweit, meine frau, mein mann | couple, lune de miel, voyage de noces, en amoureux, mon mari, ma femme | pareja, luna de miel, viaje de novios, mi marido, mi mujer | coppia, viaggio di nozze, mio marito, mia moglie',
  },
  {
    label: 'A woman alone',
    means: need('safe'),
    words:
      'solo woman, solo female, woman alone, women alone, female traveller, female traveler, solo female traveller, solo female traveler, woman on my own, girl alone, solo women, single woman, women travelling alone, woman travelling alone | alleinreisende frau, als frau allein, allein als frau | femme seule, voyageuse seule, femme solo | mujer sola, viajera sola, chica sola | donna sola, viaggiatrice sola, ragazza sola',
  },
  {
    label: 'Alone',
    means: need('alone'),
    words:
      'alone, on my own, by myself, solo traveller, solo traveler, solo travel, solo trip, single traveller | allein, alleine, alleinreisend | tout seul, toute seule, seul, seule | viajo solo, viajo sola | da solo, da sola',
  },
  {
    label: 'Easy for seniors',
    means: need('seniors'),
    words:
      'senior, seniors, elderly, retired, retirees, retirement, grandparents, grandma, grandpa, grandmother, grandfather, pensioners, nothing strenuous, not strenuous, old age | rentner, senioren, grosseltern, oma, opa, im ruhestand, pensioniert | retraites, retraite, grands parents, personnes agees | jubilados, jubilado, abuelos, mayores, tercera edad | pensionati, nonni, anziani',
  },
  {
    label: 'Welcoming to all couples',
    means: need('welcoming'),
    words:
      'gay, lgbt, lgbtq, queer, lesbian, gay couple, lesbian couple, gay friendly, lgbt friendly, two men, two husbands, two wives, trans | schwul, lesbisch, schwules paar, lesbisches paar | homosexuel, homosexuels, lesbienne, couple gay | pareja gay, homosexual, lesbiana | coppia gay, omosessuale, lesbica',
  },
  {
    label: 'Safe',
    means: need('safe'),
    words:
      'safe, safety, safe place, safe places, secure, low crime | sicher, sicherheit, sicheres | securite, sans danger, en securite | seguro, segura, seguridad | sicuro, sicura, sicurezza',
  },
  {
    label: 'Halal',
    means: need('halal'),
    words:
      'halal, halal food, muslim friendly, muslim, muslims | muslimisch, muslime, muslimfreundlich | musulman, musulmans, musulmane | musulman, musulmanes | musulmano, musulmani',
  },
  {
    label: 'Vegan',
    means: need('vegan'),
    words:
      'vegan, vegans, vegan food, vegetarian, vegetarians, veggie, plant based | veganer, vegetarisch, vegetarier, vegane, veganes, veganer, pflanzlich | vegetarien, vegetalien, vegetarienne, vegane, vegetariens, vegetaliens | vegano, vegana, veganos, vegetariano, vegetariana, vegetarianos | vegani, vegetariani, vegetariano, vegane',
  },
  {
    label: 'Not high up',
    means: null,
    unless: { label: 'Not high up', means: need('no-altitude') },
    words:
      'altitude, high altitude, high altitudes, thin air, heights above sea level | hohenlage, grosse hohe, hohenluft | haute altitude | altura, gran altura, altitud | alta quota, altitudine',
  },
  {
    label: 'No altitude sickness',
    means: need('no-altitude'),
    words:
      'altitude sickness, heart condition, my heart, weak heart | hohenkrank, hohenkrankheit, herzkrank | mal d altitude, mal des montagnes | mal de altura | mal di montagna',
  },
  {
    label: 'No malaria',
    means: null,
    unless: { label: 'No malaria', means: need('no-malaria') },
    words: 'malaria, paludisme, dengue, zika, mosquitoes, mosquitos',
  },
  // How.
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
      'train, trains, rail, railways, train trip, train trips, train journey, train journeys, train travels, train lover, train lovers, love trains, sleeper train, sleeper trains, night train, night trains, overnight train, overnight trains, high speed train, high speed trains, rail trip, rail travel, rail journey | zug, zuge, zugen, bahn, nachtzug, nachtzuge, bahnreise | trains, train de nuit, trains de nuit, tgv | tren, trenes, tren nocturno | treno, treni, treno notturno',
  },
  {
    label: 'Short flights',
    means: null,
    unless: shortFlights,
    words:
      'long haul, long haul flight, long haul flights, long flight, long flights, longer flights, long journey, long journeys, far away flights, jet lag, jetlag, very far, far, so far, far away | langstrecke, langstreckenflug, langstreckenfluge, langer flug, lange fluge, langen flug, langen fluge, so weit, weit weg | long courrier, longs vols, vol long, loin | vuelos largos, vuelo largo, largo recorrido, lejos | voli lunghi, volo lungo, lungo raggio, lontano',
  },
  {
    ...shortFlights,
    words:
      'short haul, short flight, short flights, shorter flights, shorter flight, less flying, short trip by plane | kurzer flug, kurze fluge, kurzstrecke, kurzerer flug | vol court, vols courts, court courrier | vuelo corto, vuelos cortos | volo breve, voli brevi',
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
    label: 'Public transport',
    means: need('public-transport'),
    words:
      'public transport, public transportation, metro, subway, good transport, train station, train stations, railway station | offentliche verkehrsmittel, nahverkehr, offis | transports en commun, transports publics | transporte publico | mezzi pubblici, trasporto pubblico',
  },
  // Weather.
  {
    label: 'Warm',
    means: least(WARM),
    unless: { label: 'Not warm', means: most(HOT) },
    words:
      'warm, sun, sunny, sunshine, mild, warm weather, warm place, tropical, tropics, summery | warme, sonne, sonnig, sonnige, tropisch, irgendwo warm | soleil, ensoleille, tropical, il fait chaud | calido, sol, soleado, templado | sole, soleggiato, tropicale, al caldo',
  },
  {
    label: 'Hot',
    means: least(HOT),
    unless: { label: 'Not hot', means: most(HOT) },
    words:
      'hot, heat, scorching, hot weather, hot climate, humid, humidity, boiling, sweltering, heatwave | heiss, hitze, heisse, heissen, schwul heiss | chaud, chaleur, canicule, chaude | calor, caluroso, mucho calor, caliente | caldo, calda, afa',
  },
  {
    label: 'Cool',
    means: most(COOL),
    unless: { label: 'Not cool', means: least(WARM) },
    words:
      'cool weather, cool climate, cool place, cool places, somewhere cool, cool summers, fresh air, chilly, not hot | kuhl, kuhle, kuhles, frisch | frais, fraiche, fraicheur | fresco, fresca | fresco',
  },
  {
    label: 'Cold',
    means: most(COLD),
    unless: { label: 'Not cold', means: least(20) },
    words:
      'cold, freezing, frost, icy, frosty, wintry | kalt, kalte, kaelte, frieren | froid, froide | frio, fria, helado | freddo, fredda, gelo',
  },
  // Which way.
  {
    label: 'Cheaper',
    means: move('cheaper'),
    unless: { label: 'Better', means: move('pricier') },
    words:
      'cheap, cheaper, cheapest, less expensive, affordable, more affordable, low cost, lower prices, lower price, save money, spend less, budget friendly, bargain, on a shoestring, shoestring, tight budget, small budget, low budget, as cheap as possible, inexpensive, less money, good value, broke, students, student | billig, billiger, gunstig, gunstiger, gunstige, preiswert, preiswerter, sparen, kleines budget, weniger geld, studenten | moins cher, pas cher, bon marche, economique, petit budget, moins chers, etudiants | barato, barata, mas barato, mas baratos, economico, poco dinero, estudiantes | economico, piu economico, meno caro, meno costoso, poco costoso, pochi soldi, risparmiare, studenti',
  },
  {
    label: 'Better',
    means: move('pricier'),
    unless: { label: 'Cheaper', means: move('cheaper') },
    words:
      'more luxury, more luxurious, more expensive, more upmarket, fancier, splurge, upscale, posher | luxurioser | plus luxueux | mas lujo | piu lusso',
  },
  {
    label: 'Cheaper',
    means: move('cheaper'),
    unless: { label: 'Cheaper', means: move('cheaper') },
    words:
      'expensive, pricey, costly, too expensive, too pricey, overpriced, too much money | teuer, teure, teuren, zu teuer | cher, trop cher, chers, chere | caro, demasiado caro, caros, cara | costoso, troppo caro, costosi',
  },
  {
    label: 'Closer',
    means: move('closer'),
    words:
      'closer, closest, nearer, nearby, near home, close to home, closer to home, nearer to home, near me, too far, too far away, not far, not so far, not too far, not very far, less far | naher, nah, in der nahe, nicht so weit, nicht zu weit, nicht weit, nicht allzu weit, zu weit | plus pres, plus proche, proche, pres de chez nous, moins loin, trop loin, pas trop loin, pas loin, pas tres loin | mas cerca, cerca, cerca de casa, menos lejos, demasiado lejos, no muy lejos, no demasiado lejos, no tan lejos | piu vicino, vicino, vicino a casa, meno lontano, troppo lontano, non troppo lontano, non lontano',
  },
  {
    label: 'Farther',
    means: move('farther'),
    unless: { label: 'Not farther', means: move('closer') },
    words:
      'farther, further, further away, farther away, longer haul, other side of the world, more exotic, exotic | weiter weg, weiter entfernt, exotischer, exotisch | plus loin, exotique | mas lejos, exotico | piu lontano, esotico',
  },
  {
    label: 'Warmer',
    means: move('warmer'),
    words:
      'warmer, hotter, sunnier, more sun, less cold, not so cold, not too cold, too cold | warmer, heisser, sonniger, mehr sonne, nicht so kalt, zu kalt | plus chaud, plus de soleil, moins froid, trop froid | mas calor, mas calido, mas sol, menos frio, demasiado frio | piu caldo, piu sole, meno freddo, troppo freddo',
  },
  {
    label: 'Colder',
    means: move('colder'),
    words:
      'colder, cooler, less hot, not so hot, not that hot, less heat, too hot, too warm | kalter, kuhler, nicht so heiss, weniger heiss, zu heiss, zu warm | plus frais, moins chaud, plus froid, trop chaud | mas fresco, menos calor, mas frio, demasiado calor | piu fresco, meno caldo, piu freddo, troppo caldo',
  },
  {
    label: 'Not too hot',
    means: most(HOT),
    isLimit: true,
    words:
      'not too hot, not too warm, not too much heat, nothing too hot | nicht zu heiss, nicht zu warm | pas trop chaud | no demasiado calor, sin mucho calor | non troppo caldo',
  },
  {
    label: 'Quieter',
    means: move('quieter'),
    words:
      'quiet, quieter, peaceful, calm, calmer, tranquil, secluded, private, remote, less crowded, less touristy, not touristy, not too touristy, not too crowded, not too busy, not crowded, fewer people, fewer tourists, less busy, off the beaten track, off the beaten path, hidden gem, hidden gems, away from the crowds, away from crowds, peace, silence, nothing touristy, too crowded, too touristy, too busy, slow | ruhig, ruhiger, ruhe, ruhige, weniger touristen, abgelegen, nicht uberlaufen, nicht voll, nicht zu voll, nicht zu touristisch, weniger los, stille, einsam | calme, plus calme, tranquille, moins de monde, moins touristique, isole, paisible | tranquilo, mas tranquilo, tranquila, menos gente, menos turistas, paz | tranquillo, piu tranquillo, meno affollato, meno turistico, pace, isolato',
  },
  {
    label: 'Livelier',
    means: move('livelier'),
    words:
      'livelier, lively, busier, vibrant, buzzing, more going on, more action, not boring, less boring, more fun | lebhaft, lebhafter, mehr los | plus anime, anime | mas animado, animado, mas marcha | piu vivace, vivace',
  },
  {
    label: 'Quieter',
    means: null,
    unless: { label: 'Quieter', means: move('quieter') },
    words:
      'crowds, crowd, crowded, tourists, touristy, mass tourism, tourist traps, noise, noisy, loud, people everywhere, busy places | massentourismus, touristen, menschenmassen, trubel, larm, touristisch, uberlaufen | foule, foules, touristes, bruit, tourisme de masse | multitudes, turistas, ruido, masificado, turismo de masas | folla, turisti, rumore, turismo di massa',
  },
  {
    label: 'Safer',
    means: move('safer'),
    words:
      'safer, more secure, less dangerous, less crime, not dangerous | sicherer, ungefahrlich, weniger gefahrlich | plus surs, plus sures, moins dangereux | mas seguro, menos peligroso | piu sicuro, meno pericoloso',
  },
  {
    label: 'Dangerous',
    means: null,
    unless: { label: 'Safe', means: need('safe') },
    words:
      'dangerous, danger, crime, unsafe, sketchy | gefahrlich, gefahr, kriminalitat | dangereux, danger, criminalite | peligroso, peligro, delincuencia | pericoloso, pericolo, criminalita',
  },
  {
    label: 'Something different',
    means: move('different'),
    words:
      'something else, something different, something new, other places, different places, other ideas, new ideas, other options, different options, other suggestions, different suggestions, more options, none of these, none of them, surprise me, surprise us, alternatives, different ones, other ones, other destinations, different destinations | etwas anderes, andere orte, andere ideen, andere vorschlage, was anderes | autre chose, d autres idees, d autres endroits, autres destinations | otra cosa, otras ideas, otros lugares, otros destinos | qualcos altro, altre idee, altri posti, altre destinazioni',
  },
];
