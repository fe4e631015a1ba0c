/** What people do and look for, as they call it in English, German, French, Spanish and Italian. */

/** A thing that can be wished for. `isRare` when few places have it: wishing for it means going where it is. */
export type Thing = { id: string; label: string; words: string; isRare: boolean };

const rare = new Set(
  'skiing safari whales diving snorkelling surfing rafting ziplines bungee golf wine carnival christmas-markets cherry-blossom northern-lights yoga hot-springs fjords'.split(
    ' ',
  ),
);

/** By id: the label, a semicolon, and the typed words and phrases, the five languages separated by bars. */
const table: Readonly<Record<string, string>> = {
  beaches:
    'beaches; beach, beaches, beachside, seaside, coast, coastal, sea, seas, ocean, sand, sandy, sunbathing, sunbathe, swim, swimming | strand, strande, meer, kuste, baden, badeurlaub, schwimmen, sandstrand | plage, plages, mer, baignade, littoral, cote | playa, playas, mar, costa, nadar | spiaggia, spiagge, mare, nuotare',
  mountains:
    'mountains; in den bergen, in die berge, mountain, mountains, alps, alpine, peaks, summit, summits, himalaya, andes, rockies, hills, hill station, hill stations, hilly | berge, berg, gebirge, alpen | montagne, montagnes, alpes, sommets, collines | montana, montanas, alpes, sierra, colinas | montagna, montagne, alpi, colline',
  cities:
    'cities; city, cities, urban, metropolis, skyscrapers, skyline, city break, city trip, big city, big cities, capital, capitals | stadt, stadte, grossstadt, grossstadte, stadtereise, metropole | ville, villes, grandes villes, grande ville | ciudad, ciudades, grandes ciudades | citta, grandi citta',
  islands:
    'islands; island, islands, isle, atoll, lagoon, overwater bungalow, overwater bungalows, overwater villa, overwater villas | insel, inseln | ile, iles, lagon | isla, islas | isola, isole',
  desert: 'desert; desert, deserts, dunes, sahara | wuste, dunen | desierto, dunas | deserto',
  forest:
    'forest and jungle; forest, forests, jungle, rainforest, rainforests, woods | wald, walder, dschungel, regenwald, urwald | foret, forets, bosque, bosques, selva | foresta, foreste, giungla',
  lakes: 'lakes; lake, lakes, lakeside | am see, badesee, bergsee, seenplatte | lac, lacs | lago, lagos | laghi',
  'old-towns':
    'old towns; old town, old towns, medieval, cobbled, cobblestones | altstadt, altstadte, mittelalterlich, mittelalter | vieille ville, vieilles villes, medievale, medieval | casco antiguo, pueblos antiguos | centro storico, borghi, medievale',
  snow: 'snow; snow, snowy, winter sports, snowshoeing, sledding | schnee, wintersport, rodeln | neige | nieve | neve',
  skiing:
    'skiing; ski, skis, skiing, skier, skiers, snowboard, snowboarding, ski resort, ski trip, slopes | skifahren, skiurlaub, skilaufen, pisten | faire du ski, sports d hiver | esquiar, esqui | sciare, sci, settimana bianca',
  hiking:
    'hiking; hiking, hike, hikes, hikers, trek, treks, trekking, trails, trail, walking holiday, long walks | wandern, wanderung, wanderungen, wanderurlaub | randonnee, randonnees, randonner, marche a pied | senderismo, caminatas | escursionismo, escursioni, camminate',
  climbing:
    'climbing; climbing, bouldering, mountaineering | klettern, bergsteigen | escalade, alpinisme | escalada | arrampicata',
  safari:
    'safari; safari, safaris, game drive, game drives, big five, lions, lion, elephants in the wild, giraffes, rhinos, leopards | lowen, giraffen | leones, jirafas | leoni, giraffe',
  whales:
    'whales; whale, whales, whale watching, orcas | wale, walbeobachtung | baleines, baleine | ballenas, avistamiento de ballenas | balene',
  wildlife:
    'wildlife; gorilla, gorillas, wildlife, animals, animal, elephants, elephant, penguins, monkeys, turtles, birds, birdwatching, bird watching, sloths | tiere, tierwelt, elefanten, pinguine, schildkroten, wildtiere | animaux, faune, elephants, pingouins, tortues | animales, fauna, elefantes, pinguinos, tortugas | animali, elefanti, pinguini, tartarughe',
  diving:
    'diving; diving, dive, dives, diver, divers, scuba, scuba diving | tauchen, taucher, tauchurlaub | plongee, plongee sous marine | bucear, buceo, submarinismo | immersioni, subacquea',
  snorkelling:
    'snorkelling; snorkel, snorkelling, snorkeling, reef, reefs, coral, coral reef, coral reefs | schnorcheln, korallen, riff, riffe | snorkeling, coraux, recif, tuba | esnorquel, arrecife, arrecifes, corales | barriera corallina, coralli',
  surfing:
    'surfing; surf, surfs, surfing, surfer, surfers, waves, surf camp | surfen, wellenreiten | surfer, vagues | surfear, olas | surfare, onde',
  sailing:
    'sailing; sailing, sail, yacht, catamaran | segeln, segelurlaub | voile, voilier | navegar, vela, velero | barca a vela',
  kayaking:
    'kayaking; kayak, kayaking, canoe, canoeing, paddling | kajak, paddeln, kanu | kayak, canoe | piragua | canoa',
  rafting: 'rafting; rafting, white water, whitewater, rapids | wildwasser | rafting, eaux vives | rapidos',
  ziplines:
    'ziplines; zipline, ziplines, ziplining, zip line, zip lines, canopy | seilrutsche | tyrolienne, tyroliennes, accrobranche | tirolina, tirolinas | zip line',
  bungee:
    'bungee; bungee, bungee jumping, skydiving, paragliding, hang gliding | bungeespringen, gleitschirm, fallschirm | saut a l elastique, parapente, parachute | puenting, paracaidismo | parapendio, paracadute',
  cycling:
    'cycling; cycling, cycle, cycle paths, bike paths, bike, bikes, biking, bicycle, mountain biking | radfahren, fahrrad, rad fahren, radreise, radwege, fahrradwege | velo, cyclisme, vtt | bicicleta, ciclismo | bici, ciclismo',
  golf: 'golf; golf, golfing, golf course, golf courses | golfen, golfplatz | golf, golfer | campo de golf | campi da golf',
  wine: 'wine; wine, wines, winery, wineries, vineyard, vineyards, wine tasting | wein, weine, weingut, weinberge, weinprobe | vin, vins, vignoble, vignobles, oenologie | vino, vinos, bodega, bodegas, vinedos | vini, cantine, vigneti',
  beer: 'beer; beer, beers, cheap beer, cosy pubs, cozy pubs, cosy pub, cozy pub, country pubs, decent pint, a pint, pints, a few pints, craft beer, cold beer, cold beers, cold pint, brewery, breweries | bier, brauerei, brauereien | biere, brasserie | cerveza, cervezas | birra',
  food: 'food; food, foodie, foodies, eating, eat well, restaurants, cuisine, cooking, gastronomy, culinary, cooking class, tasty | essen, kulinarisch, kuche, kochen, kochkurs | nourriture, cuisine, gastronomie, manger, bien manger | comida, gastronomia, comer bien, cocina | cibo, gastronomia, mangiare bene, cucina',
  'street-food':
    'street food; street food, night market, night markets, hawker, food stalls | strassenessen, nachtmarkt, nachtmarkte | cuisine de rue, marche de nuit | comida callejera, mercados nocturnos | cibo di strada',
  museums:
    'museums and art; museum, museums, gallery, galleries, art, street art, modern art, contemporary art, paintings, renaissance | museen, kunst, moderne kunst, galerie, galerien | musee, musees, peinture, galeries, art moderne | museo, museos, arte, arte moderno, galerias | musei, gallerie',
  history:
    'history; history, historic, historical, ancient, ruins, castle, castles, archaeology, archeology, palaces, monuments, old monuments | geschichte, historisch, ruinen, burg, burgen, schloss, schlosser, denkmaler | histoire, historique, ruines, chateau, chateaux, monuments | historia, ruinas, castillos, castillo, historico, monumentos | storia, rovine, castelli, castello, storico, monumenti',
  temples: 'temples; temple, temples, shrines, pagodas, monasteries | tempel | temples | templos | templi',
  architecture: 'architecture; architecture, buildings, gaudi | architektur | batiments | arquitectura | architettura',
  music:
    'music; music, concerts, concert, opera, jazz, live music, tango, salsa, samba, flamenco | musik, konzerte, oper | musique | musica, conciertos | concerti',
  nightlife:
    'nightlife; party island, party islands, party town, party towns, party resort, party resorts, party places, party destinations, nightlife, night life, party, parties, partying, club, clubs, clubbing, nightclub, nightclubs, night club, night clubs, bars, bar, discos, disco, techno, pubs | nachtleben, feiern, partys, kneipen, disko | fete, faire la fete, boites, boite de nuit, boites de nuit, vie nocturne, discotheque, discotheques | fiesta, fiestas, discoteca, discotecas, vida nocturna, bares | festa, feste, discoteche, vita notturna',
  shopping:
    'shopping; shopping, shops, boutiques, outlets, markets, market, bazaar, souk, souks | einkaufen, markt, markte, basar | magasins, marche, marches | compras, mercado, mercados | negozi, mercati, mercato',
  photography:
    'photography; photography, photos, photo, photographer, instagram | fotografie, fotos, fotografieren | photographie | fotografia | fotografie, foto',
  festivals: 'festivals; festival, festivals | feste feiern, volksfest | festivals | festivales | festival',
  carnival:
    'carnival; carnival, mardi gras, carnaval | karneval, fasching, fastnacht | carnaval | carnavales | carnevale',
  'christmas-markets':
    'Christmas markets; christmas market, christmas markets, xmas market, xmas markets | weihnachtsmarkt, weihnachtsmarkte, christkindlmarkt | marche de noel, marches de noel | mercado de navidad, mercados de navidad, mercadillos navidenos, mercadillo navideno | mercatino di natale, mercatini di natale',
  'cherry-blossom':
    'cherry blossom; cherry blossom, cherry blossoms, sakura, hanami | kirschblute, kirschbluten | cerisiers en fleurs, cerisiers, fleurs de cerisier | cerezos en flor, cerezos | ciliegi in fiore, fioritura dei ciliegi, ciliegi',
  'northern-lights':
    'northern lights; northern lights, aurora, aurora borealis, polar lights, auroras | nordlicht, nordlichter, polarlicht, polarlichter | aurore boreale, aurores boreales | aurora boreal, auroras boreales, auroras boreal | aurora boreale, aurore boreali',
  'autumn-leaves':
    'autumn leaves; autumn leaves, fall colors, fall colours, fall foliage, autumn colours, autumn colors, foliage | herbstfarben, indian summer, herbstlaub | couleurs d automne | colores de otono | foliage autunnale',
  wellness:
    'spa and wellness; wellness, spa, spas, massage, massages, retreat, sauna, saunas, steam room, ayurveda, pampering, meditation | therme | bien etre, thalasso | balneario, masajes | terme, benessere, massaggi',
  yoga: 'yoga; yoga, yoga retreat | yogaurlaub',
  'hot-springs':
    'hot springs; hot springs, hot spring, thermal baths, thermal bath, onsen, geothermal | thermalbad, thermalbader, heisse quellen, thermalquellen | sources chaudes, bains thermaux | aguas termales, termas | sorgenti termali, bagni termali',
  volcanoes:
    'volcanoes; volcano, volcanoes, volcanos, geysers, geyser | vulkan, vulkane | volcan, volcans | volcan, volcanes | vulcano, vulcani',
  waterfalls:
    'waterfalls; waterfall, waterfalls | wasserfall, wasserfalle | cascade, cascades, chutes d eau | cascadas, cataratas | cascata, cascate',
  glaciers: 'glaciers; glacier, glaciers, icebergs | gletscher | glaciares, glaciar | ghiacciaio, ghiacciai',
  fjords: 'fjords; fjord, fjords | fjorde | fiordos | fiordi, fiordo',
  stars:
    'starry skies; stars, stargazing, astronomy, dark skies | sterne, sternenhimmel | etoiles, ciel etoile | estrellas | stelle',
  'national-parks':
    'national parks; national park, national parks | nationalpark, nationalparks | parc national, parcs nationaux | parque nacional, parques nacionales | parco nazionale, parchi nazionali',
  'scenic-trains':
    'scenic trains; trains, scenic train, scenic trains, train ride, train rides, railway journey, railways, steam train, steam trains, train mad, train museum, train museums, obsessed with trains, crazy about trains, mad about trains, into trains, trainspotting | zugfahrt, panoramazug | trains panoramiques | trenes panoramicos | treni panoramici',
  cruise:
    'boat trips; cruise, cruises, boat trips, boat trip, boat, boats | kreuzfahrt, bootsfahrt, boot | croisiere, bateau | crucero, barco | crociera, barca',
  romance:
    'romance; romantic, romance, anniversary, proposal, valentine | romantisch, romantik, hochzeitstag | romantique | romantico, aniversario | romantica, anniversario',
  adventure:
    'adventure; adventure, adventures, adventurous, adrenaline, thrills | abenteuer | aventure, aventures | aventura, aventuras | avventura, avventure',
  nature:
    'nature; nature, outdoors, outdoor, scenery, landscape, landscapes, wilderness | natur, landschaft, landschaften | paysages, paysage | naturaleza, paisajes | natura, paesaggi',
  culture: 'culture; culture, cultural, traditions, local life | kultur, kulturell | culturel | cultura | culturale',
  relaxing:
    'rest; doing nothing much, doing nothing, nothing much, do nothing much, relaxing, relax, relaxation, unwind, some rest, lazy, chill, do nothing | entspannen, entspannung, erholung, ausruhen, faulenzen | detente, se reposer, repos, se detendre | relajarse, descansar, descanso, relajado | rilassarsi, riposo, rilassante',
  luxury:
    'luxury; luxury, luxurious, five star, 5 star, five stars, high end, exclusive, all out | luxus, luxurios, funf sterne | luxe, luxueux, cinq etoiles | lujo, lujoso, cinco estrellas | lusso, cinque stelle',
  sports: 'sports; sports, sport, football, soccer, tennis | fussball | deporte, deportes, futbol | calcio, sportivo',
  'theme-parks':
    'theme parks and zoos; theme park, theme parks, zoo, zoos, aquarium, amusement park, waterslides, water slides, water park, water parks, waterpark, waterparks | freizeitpark, tierpark | parc d attractions | parque tematico, parques tematicos | parco divertimenti',
};

/** See {@link Thing}. */
export const things: readonly Thing[] = Object.entries(table).map(([id, row]) => {
  const [label = id, words = ''] = row.split('; ');
  return { id, label, words, isRare: rare.has(id) };
});

const byId = new Map(things.map((thing) => [thing.id, thing]));

/**
 * A thing by its id.
 * @throws RangeError for an id that is none
 */
export function thingOf(id: string): Thing {
  const thing = byId.get(id);
  if (!thing) throw new RangeError(`${id} is no thing to wish for.`);
  return thing;
}
