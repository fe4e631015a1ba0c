/** Who goes, what weather they like and which way a list should move, in five languages; how they travel is beside. */
import type { Meaning } from './wish';
import { need, type Way } from './way';
import { waysToTravel } from './ways-to-travel';
import { waysToWalk } from './ways-to-walk';

const move = (towards: Extract<Meaning, { kind: 'move' }>['towards']): Meaning => ({ kind: 'move', towards });
const least = (celsius: number): Meaning => ({ kind: 'least-warmth', celsius });
const most = (celsius: number): Meaning => ({ kind: 'most-warmth', celsius });
// A daytime high that most people call warm, hot, cool or cold.
const [WARM, HOT, COOL, COLD] = [23, 26, 20, 8];

// Who escapes the heat wants it cool, however they say so.
const escapeTheHeat = [
  'escape',
  'escaping',
  'escape from',
  'beat',
  'beating',
  'flee',
  'fleeing',
  'get away from',
  'getting away from',
  'get out of',
]
  .flatMap((verb) =>
    ['', 'the ', 'this ', 'our '].flatMap((article) =>
      ['heat', 'summer heat', 'heat wave', 'heatwave', 'hot weather', 'hot summer', 'summer', 'humidity'].map(
        (heat) => `${verb} ${article}${heat}`,
      ),
    ),
  )
  .join(', ');

/** See {@link Way}. */
export const ways: readonly Way[] = [
  // Who goes.
  ...waysToWalk,
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
      'kids club, kids clubs, kid club, miniclub, mini club, kid, kids, child, children, newborn, twins, toddler, toddlers, baby, babies, infant, family, family friendly, kid friendly, grandchildren, grandkids, daughter, teens, teen, teenager, teenagers | mit kind, ein kind, unser kind, kinder, kindern, familie, familienfreundlich, kleinkind, enkel, enkelkinder, teenager | enfant, enfants, bebe, famille, ados, petits enfants | nino, ninos, hijos, hijo, hija, bebe, familia, nietos | bambino, bambini, figli, figlio, figlia, famiglia, neonato, nipoti',
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
    label: 'Kosher',
    means: need('kosher'),
    words:
      'kosher, kosher food, kosher meals, kosher restaurants, keep kosher, keeps kosher, glatt kosher, eat kosher, eats kosher | koscher, koscheres, koscheres essen | casher, cacher, nourriture casher | kosher | comida kosher | cibo kosher',
  },
  {
    label: 'Gluten-free',
    means: need('gluten-free'),
    words:
      'gluten free, gluten free food, no gluten, without gluten, gluten intolerant, gluten intolerance, coeliac, coeliacs, celiac, celiacs, coeliac disease, celiac disease, wheat allergy | glutenfrei, glutenfreies, zoliakie, glutenunvertraglichkeit | sans gluten, coeliaque, maladie coeliaque, intolerant au gluten | sin gluten, celiaco, celiaca, celiacos, intolerante al gluten | senza glutine, celiaco, celiaca, celiaci, celiachia, intollerante al glutine',
  },
  {
    label: 'Vegan',
    means: need('vegan'),
    words:
      'vegan, vegans, vegan food, plant based | veganer, vegane, veganes, pflanzlich | vegetalien, vegane, vegetaliens | vegano, vegana, veganos | vegani, vegane',
  },
  {
    label: 'Vegetarian',
    means: need('vegetarian'),
    words:
      'vegetarian, vegetarians, veg food, veggie food, vegetarian food, veggie, veggies, no meat, meat free, meatless, do not eat meat, dont eat meat | vegetarisch, vegetarier, vegetarierin, vegetarisches, ohne fleisch | vegetarien, vegetarienne, vegetariens, vegetariennes, sans viande | vegetariano, vegetariana, vegetarianos, vegetarianas, sin carne | vegetariani, vegetariane, senza carne',
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
    words: 'malaria, paludisme',
  },
  {
    label: 'No Zika',
    means: need('pregnant'),
    unless: { label: 'No Zika', means: need('pregnant') },
    words: 'zika, zika virus',
  },
  // How.
  ...waysToTravel,
  // Weather.
  {
    label: 'Warm',
    means: least(WARM),
    unless: { label: 'Not warm', means: most(HOT) },
    words:
      'warm, sun, sunny, sunshine, mild, escape the winter, escape winter, escaping winter, escaping the winter, escape the cold, escaping the cold, winter sun, warm weather, warm place, tropical, tropics, summery | warme, sonne, sonnig, sonnige, tropisch, irgendwo warm | soleil, ensoleille, tropical, il fait chaud | calido, sol, soleado, templado | sole, soleggiato, tropicale, al caldo',
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
    words: `${escapeTheHeat}, cool weather, cool air, cool mountain air, cool mountains, cool temperatures, cool nights, cool climate, cool place, cool places, somewhere cool, cool summers, fresh air, chilly | kuhl, kuhle, kuhles, frisch | frais, fraiche, fraicheur | fresco, fresca | fresco`,
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
      'cheap, cheaper, cheapest, less expensive, pay less, pay a bit less, paying less, cost less, costs less, costing less, spend a bit less, less for the flight, less for flights, less for the hotel, for less, affordable, more affordable, low cost, lower prices, lower price, save money, spend less, budget friendly, bargain, on a shoestring, shoestring, tight budget, small budget, low budget, as cheap as possible, inexpensive, less money, good value, broke, students, student | billig, billiger, gunstig, gunstiger, gunstige, preiswert, preiswerter, sparen, kleines budget, weniger geld, studenten | moins cher, pas cher, bon marche, economique, petit budget, moins chers, etudiants | barato, barata, mas barato, mas baratos, economico, poco dinero, estudiantes | economico, piu economico, meno caro, meno costoso, poco costoso, pochi soldi, risparmiare, studenti',
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
      'not as far, not as far away, not that far, closer, closest, nearer, nearby, near home, close to home, closer to home, nearer to home, near me, too far, too far away, not far, not so far, not too far, not very far, less far | naher, nah, in der nahe, nicht so weit, nicht zu weit, nicht weit, nicht allzu weit, zu weit | plus pres, plus proche, proche, pres de chez nous, moins loin, trop loin, pas trop loin, pas loin, pas tres loin | mas cerca, cerca, cerca de casa, menos lejos, demasiado lejos, no muy lejos, no demasiado lejos, no tan lejos | piu vicino, vicino, vicino a casa, meno lontano, troppo lontano, non troppo lontano, non lontano',
  },
  {
    label: 'Farther',
    means: move('farther'),
    unless: { label: 'Not farther', means: move('closer') },
    words:
      'farther, further, further away, farther away, longer haul, other side of the world, more exotic, exotic | weiter weg, weiter entfernt, exotischer, exotisch | plus loin, exotique | mas lejos, exotico | piu lontano, esotico',
  },
  {
    // Which side of the map: no list is made by it, and it is no distance.
    label: 'Another direction',
    means: null,
    words:
      'further north, further south, further east, further west, farther north, farther south, farther east, farther west, weiter nordlich, weiter sudlich, weiter im norden, weiter im suden, plus au nord, plus au sud, mas al norte, mas al sur, piu a nord, piu a sud',
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
      'colder, cooler, less hot, not so hot, not that hot, less heat | kalter, kuhler, nicht so heiss, weniger heiss | plus frais, moins chaud, plus froid | mas fresco, menos calor, mas frio | piu fresco, meno caldo, piu freddo',
  },
  {
    label: 'Colder',
    means: move('colder'),
    unless: { label: 'Not too hot', means: most(HOT) },
    words:
      'too hot, too warm | zu heiss, zu warm, zu heisse, zu heissen | trop chaud, trop chauds, trop chaude | demasiado calor, demasiado caluroso, demasiado calurosos | troppo caldo, troppo caldi, troppo calda',
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
      'small town, small towns, little towns, small villages, smaller, something smaller, somewhere smaller, smaller town, smaller towns, smaller city, smaller cities, smaller place, smaller places, not as big, less big, nothing too touristy, nothing too crowded, nothing too busy, nothing too loud, nothing too hectic, quiet, quieter, peaceful, calm, calmer, tranquil, secluded, private, remote, less crowded, less touristy, not touristy, not too touristy, not too crowded, not too busy, not crowded, fewer people, fewer tourists, fewer crowds, less people, less tourists, less crowds, less busy, off the beaten track, off the beaten path, hidden gem, hidden gems, away from the crowds, away from crowds, peace, silence, quiet villages, little villages, nothing touristy, too crowded, too touristy, too busy, slow pace, slow place, slow travel | ruhig, ruhiger, ruhe, ruhige, weniger touristen, abgelegen, kleine dorfer, kleinen dorfern, nicht uberlaufen, nicht voll, nicht zu voll, nicht zu touristisch, weniger los, stille, einsam | calme, plus calme, tranquille, moins de monde, petits villages, petit village, moins touristique, endroit isole, coin isole, lieu isole, plage isolee, isolee, paisible | tranquilo, mas tranquilo, tranquila, menos gente, menos turistas, pueblos pequenos, pueblecitos, paz | tranquillo, piu tranquillo, meno affollato, piccoli borghi, meno turistico, pace, isolato',
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
      'loud music, loud bars, loud parties, crowds, crowd, crowded, tourists, touristy, mass tourism, tourist traps, noise, noisy, loud, people everywhere, busy places | massentourismus, touristen, menschenmassen, trubel, larm, touristisch, uberlaufen | foule, foules, touristes, bruit, tourisme de masse | multitudes, turistas, ruido, masificado, turismo de masas | folla, turisti, rumore, turismo di massa',
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
