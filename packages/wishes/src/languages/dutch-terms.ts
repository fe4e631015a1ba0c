/** What people do, look for and need, as they call it in Dutch. */
import type { Language } from './language';

/** See {@link Language}. */
export const dutchTerms: Pick<Language, 'things' | 'ways'> = {
  things: {
    beaches:
      'strand, stranden, zee, kust, aan zee, aan het water, zwemmen, zandstrand, zandstranden, strandvakantie, zonnebaden, badplaats, oceaan, de zee',
    mountains: 'bergen, berg, gebergte, bergachtig, alpen, heuvels, bergdorp, bergdorpen, de bergen in, hooggebergte',
    cities:
      'stad, steden, stedentrip, stedentrips, stedenreis, grote stad, grote steden, wereldstad, wereldsteden, hoofdstad, hoofdsteden, stadje pakken, citytrip, grote drukke steden, drukke steden',
    islands: 'eiland, eilanden, eilandje, eilandhoppen',
    desert: 'woestijn, woestijnen, zandduinen, duinen',
    forest: 'bos, bossen, jungle, oerwoud, regenwoud, regenwouden, woud, bosrijk',
    lakes: 'meer met, aan een meer, meren, bergmeer, bergmeren, zwemmeer, zwemmeren, meertje',
    'old-towns':
      'oude stad, oude steden, oude binnenstad, historische binnenstad, oude stadjes, schattige stadjes, dorpjes, middeleeuws, middeleeuwse, oude centrum, pittoreske dorpjes',
    snow: 'sneeuw, sneeuwvakantie, wintersport, sleeen, sneeuwwandelen',
    skiing: 'skien, skivakantie, skigebied, skireis, snowboarden, skipistes, pistes, langlaufen',
    hiking:
      'wandelen, wandeling, wandelingen, wandelvakantie, wandelreis, hiken, trektocht, trektochten, bergwandelen, wandelpaden, huttentocht',
    climbing: 'klimmen, bergbeklimmen, boulderen, klettersteig',
    safari: 'safari, leeuwen, giraffen, neushoorns, luipaarden',
    whales: 'walvissen, walvis, walvissen spotten, orkas',
    wildlife:
      'wilde dieren, dieren, dieren spotten, olifanten, olifant, pinguins, apen, schildpadden, vogels, vogels kijken, wild spotten',
    diving: 'duiken, duikvakantie, scubaduiken, duikreis',
    snorkelling: 'snorkelen, koraal, koraalrif, koraalriffen, riffen',
    surfing: 'golfsurfen, surfen, surfkamp, golven, surfles',
    sailing: 'zeilen, zeilvakantie, zeilboot, zeiljacht',
    kayaking: 'kajakken, kanoen, kano, kanovaren, kajak, suppen',
    rafting: 'raften, wildwatervaren, wildwater',
    ziplines: 'kabelbaan tokkelen, tokkelen, klimpark',
    bungee: 'bungeejumpen, parachutespringen, paragliden, parapenten, deltavliegen',
    cycling:
      'fietsen, fietsvakantie, fietsreis, mountainbiken, wielrennen, fiets, fietsroutes, fietstocht, fietstochten, elektrische fietsen',
    golf: 'golfen, golfbaan, golfbanen',
    wine: 'wijn, wijnen, wijngaard, wijngaarden, wijnproeverij, wijnproeven, wijnstreek, wijnhuizen',
    beer: 'bier, bieren, brouwerij, brouwerijen, biertje, biertjes',
    food: 'lekker eten, goed eten, heerlijk eten, eten en drinken, streekgerechten, restaurants, keuken, culinair, kookles, kookcursus, gastronomie, restaurantjes, uit eten, koken, lokale keuken',
    'street-food': 'straateten, nachtmarkt, nachtmarkten, eetstalletjes, streetfood',
    museums: 'museum, musea, kunst, galerie, galerieen, schilderijen, kunstmusea',
    history:
      'geschiedenis, historisch, historische, ruines, kasteel, kastelen, archeologie, oudheid, paleizen, burchten, opgravingen',
    temples: 'tempel, tempels, kloosters, pagodes',
    architecture: 'architectuur, gebouwen, bouwkunst',
    music: 'muziek, concert, concerten, opera, livemuziek, live muziek, jazz',
    nightlife:
      'uitgaan, nachtleven, feesten, feest, feestje, kroeg, kroegen, clubs, discotheek, discotheken, feestvieren, stappen, uitgaansleven',
    shopping: 'winkelen, shoppen, winkels, markt, markten, marktjes, bazaar, boetiekjes',
    photography: 'fotografie, fotograferen, fotos, fotos maken',
    festivals: 'festival, festivals',
    carnival: 'carnaval',
    'christmas-markets': 'kerstmarkt, kerstmarkten',
    'cherry-blossom': 'kersenbloesem, kersenbloesems, bloesem',
    'northern-lights': 'noorderlicht, poollicht',
    'autumn-leaves': 'herfstkleuren, herfstbladeren',
    wellness: 'sauna, spa, wellness, massage, massages, ontspanningsweekend, kuuroord, saunas',
    yoga: 'yoga, yogavakantie, yogareis',
    'hot-springs':
      'warmwaterbronnen, thermale baden, heetwaterbronnen, hete bronnen, thermaalbad, thermen, warme bronnen',
    volcanoes: 'vulkaan, vulkanen, geisers, geiser',
    waterfalls: 'waterval, watervallen',
    glaciers: 'gletsjer, gletsjers, ijsbergen',
    fjords: 'fjord, fjorden',
    stars: 'sterren kijken, sterrenhemel, sterren, donkere nachten',
    'national-parks': 'nationaal park, nationale parken, natuurparken, natuurpark',
    'scenic-trains': 'treinrit, treinritten, panoramatrein, stoomtrein, stoomtreinen, gek op treinen',
    cruise: 'cruise, boottocht, boottochten, cruises, varen, rondvaart, boottochtje, cruiseschip',
    romance: 'romantisch, romantische, romantiek, trouwdag, huwelijksaanzoek, huwelijk vragen, valentijn',
    adventure: 'avontuur, avonturen, avontuurlijk, avontuurlijke, adrenaline',
    nature: 'natuur, mooie natuur, landschap, landschappen, buitenleven, de natuur in, wildernis, ongerepte natuur',
    culture: 'cultuur, cultureel, culturele, tradities, lokale cultuur, het echte leven',
    relaxing:
      'ontspannen, ontspanning, relaxen, uitrusten, bijkomen, luieren, niksen, niets doen, tot rust komen, relaxt, relaxed, opladen',
    luxury: 'luxe, luxueus, vijf sterren, vijfsterren, vijfsterrenhotel, 5 sterren, luxueuze, exclusief, chique',
    sports: 'sport, sporten, voetbal, tennis, sportief',
    'theme-parks': 'pretpark, pretparken, dierentuin, dierentuinen, attractiepark, attractieparken, aquarium',
  },
  ways: {
    'Step-free': [
      'rolstoel, rolstoeltoegankelijk, rolstoelvriendelijk, toegankelijk, drempelvrij, gelijkvloers, slecht ter been, minder mobiel, mindervalide, gehandicapt, rollator, scootmobiel, krukken, niet ver lopen, niet goed lopen',
      'kinderwagen, buggy, slechte knie, kapotte knie',
    ],
    'Through an airport': 'vliegen via, overstappen in',
    'Steep stairs': 'steile trappen',
    Stairs: 'trappen, traplopen, treden, trap lopen',
    Pregnant: 'zwanger, zwangerschap, in verwachting, babymoon',
    'With a dog': 'hond, honden, hondje, hondvriendelijk, huisdier, huisdieren, viervoeter',
    'With children':
      'kind, kinderen, kids, kindjes, peuter, peuters, baby, babys, kleuter, kleuters, gezin, kindvriendelijk, kindvriendelijke, tiener, tieners, puber, pubers, kleinkinderen, kleinkind, dochter, zoon, dochters, zonen, zoontje, dochtertje, tweeling, familie met kinderen',
    'For two':
      'een stel, als stel, jong stel, koppel, een koppel, huwelijksreis, met zn tweeen, met zijn tweeen, met ons tweeen, met z n tweeen, mijn vrouw, mijn man, mijn vriendin en ik, mijn vriend en ik, mijn vriend, mijn vriendin, mijn partner, echtpaar, pasgetrouwd',
    'A woman alone':
      'vrouw alleen, als vrouw alleen, alleen als vrouw, alleenreizende vrouw, alleen reizende vrouw, solo vrouw, meisje alleen',
    Alone:
      'ga alleen, alleen op reis, reis alleen, reis ik alleen, helemaal alleen, in mijn eentje, alleenreizend, alleenreizende, alleen reizen, alleen reis, soloreis, solo reizen, solo, op mezelf',
    'Easy for seniors':
      'senior, senioren, ouderen, gepensioneerd, gepensioneerden, met pensioen, grootouders, opa, oma, opa en oma, bejaard, bejaarde, op leeftijd',
    'Welcoming to all couples': 'homo, homos, homovriendelijk, lesbisch, lhbt, lhbti, lhbtq, homostel, lesbisch stel',
    Safe: 'veilig, veiligheid, veilige, veilig voelen',
    Halal: 'halal, halal eten, moslim, moslims, moslimvriendelijk, islamitisch',
    Kosher: 'koosjer, koosjer eten, kosjer',
    'Gluten-free': 'glutenvrij, glutenvrij eten, zonder gluten, coeliakie, glutenintolerantie',
    Vegan: 'vegan, veganist, veganisten, veganistisch, veganistische, plantaardig',
    Vegetarian: 'vegetarisch, vegetarische, vegetarier, vegetariers, geen vlees, zonder vlees, vega',
    'Not high up': 'grote hoogte, grote hoogtes, hoog in de bergen, ijle lucht, hooggelegen',
    'No altitude sickness': 'hoogteziekte, hartpatient, zwak hart, hartkwaal, hartproblemen',
    'No malaria': 'malaria',
    'No Zika': 'zika',
    'Change of planes': 'van vliegtuig wisselen, vliegtuig wisselen',
    'By air': 'vliegen, vliegtuig, vliegtuigen, vlucht, vluchten, vlieg, vliegreis, met het vliegtuig',
    'No flying': [
      'met de trein, per trein, alleen met de trein, vliegangst, zonder vliegtuig, zonder te vliegen, niet vliegen, vliegen niet, vlieg niet, met de bus, treinreis, bang om te vliegen, vliegschaamte, niet met het vliegtuig, over land, alleen per trein, alleen de trein, met de touringcar',
      'trein, treinen, nachttrein, nachttreinen, treinvakantie, interrail, graag met de trein, het liefst met de trein, liefst met de trein, liever met de trein, hogesnelheidstrein',
    ],
    'Short flights': [
      'lange vlucht, lange vluchten, lang vliegen, ver vliegen, lange vliegreis, intercontinentaal, jetlag, ver weg, zo ver, heel ver, ver, verre reis, lange reis',
      'korte vlucht, korte vluchten, kort vliegen, niet lang vliegen, niet te lang vliegen, niet zo lang vliegen, niet ver vliegen, niet te ver vliegen',
    ],
    'Direct flights': [
      'directe vlucht, directe vluchten, rechtstreekse vlucht, rechtstreekse vluchten, direct vliegen, rechtstreeks vliegen, rechtstreeks',
      'zonder overstap, zonder overstappen, zonder over te stappen, geen overstap, geen overstappen, niet overstappen, zonder tussenstop, geen tussenstop, geen tussenstops, zonder tussenlanding, geen tussenlanding, alleen directe vluchten, alleen rechtstreekse vluchten, enkel directe vluchten, alleen rechtstreeks',
    ],
    Soon: 'last minute, lastminute, zo snel mogelijk, op korte termijn, zo gauw mogelijk',
    'By car':
      'auto, autos, huurauto, auto huren, autorijden, met de auto, zelf rijden, roadtrip, met eigen auto, camper, auto nodig',
    'No car': [
      'zonder auto, geen auto, autovrij, geen rijbewijs, zonder rijbewijs, autoloos, kan niet rijden, niet zelf rijden, niet autorijden, geen auto nodig, zonder huurauto, geen huurauto',
      'liever de trein dan de auto, liever met de trein dan met de auto',
    ],
    'Public transport':
      'openbaar vervoer, ov, met het ov, metro, goed ov, treinstation, met het openbaar vervoer, tram',
    Warm: 'warm, warme, zon, zonnig, zonnige, zonnetje, zonvakantie, winterzon, zonzeker, zonzekere, tropisch, tropische, lekker weer, mooi weer, warm weer, zacht klimaat, ergens warm, de kou ontvluchten, de winter ontvluchten, warmte, zomers',
    Hot: 'erg heet, heel heet, heet weer, hete, hitte, bloedheet, snikheet, hittegolf, smoorheet, benauwd, benauwde, vochtig, broeierig',
    Cool: 'koel, koele, fris, frisse, verkoeling, koel weer, de hitte ontvluchten, ontsnappen aan de hitte, weg van de hitte, frisse lucht, frisse berglucht',
    Cold: 'koud, koude, vriezen, vorst, ijskoud, ijskoude, kou, vrieskou',
    Cheaper: [
      'goedkoop, goedkope, goedkoper, goedkopere, goedkoopst, betaalbaar, betaalbare, voordelig, voordelige, niet duur, niet te duur, niet zo duur, minder duur, weinig geld, klein budget, krap budget, beperkt budget, student, studenten, zo goedkoop mogelijk, koopje, budgetvriendelijk, low budget, niet de hoofdprijs',
      'duur, dure, te duur, duurder, peperduur, prijzig, veel te duur',
    ],
    Better: 'luxer, luxere, luxueuzer, meer luxe, chiquer',
    Closer:
      'dichterbij, dichtbij, dicht bij huis, dichter bij huis, niet zo ver, niet te ver, niet ver, niet al te ver, niet zo ver weg, niet te ver weg, niet ver weg, minder ver, niet te ver rijden, niet ver rijden, niet te lang rijden, niet lang rijden, niet te lang in de auto, te ver, te ver weg, vlak bij huis',
    Farther: 'verder weg, exotisch, exotische, exotischer, andere kant van de wereld',
    'Another direction':
      'noordelijker, zuidelijker, oostelijker, westelijker, verder naar het noorden, verder naar het zuiden',
    Warmer: 'warmer, heter, zonniger, meer zon, minder koud, niet te koud, niet zo koud, te koud',
    Colder: [
      'kouder, koeler, frisser, minder warm, minder heet, niet zo warm, niet zo heet',
      'te warm, te heet, te warme, te hete',
    ],
    'Not too hot': 'niet te warm, niet te heet, niet al te warm, niet al te heet',
    Quieter: [
      'rustig, rustige, rustiger, rust, rust en ruimte, stil, stille, stilte, vredig, afgelegen, niet druk, niet te druk, niet zo druk, minder druk, minder drukke, minder toeristisch, niet toeristisch, niet te toeristisch, minder toeristen, minder mensen, weinig toeristen, weinig mensen, te druk, te toeristisch, weg van de drukte, kleinschalig, kleinschalige, onontdekt, uit de drukte, alleen op de wereld, niet overlopen, rustigere',
      'drukte, massatoerisme, toeristen, toeristisch, toeristische, mensenmassa, mensenmassas, lawaai, herrie, druk, drukke, overlopen, mensenmenigte, toeristenvallen',
    ],
    Livelier: 'levendig, levendige, levendiger, bruisend, bruisende, gezellig druk, meer te doen, meer reuring',
    Safer: 'veiliger, minder gevaarlijk, niet gevaarlijk, minder criminaliteit',
    Dangerous: 'gevaarlijk, gevaarlijke, gevaar, criminaliteit, onveilig, onveilige',
    'Something different':
      'iets anders, ergens anders, iets nieuws, andere ideeen, andere plekken, andere bestemmingen, andere opties, wat anders, verras me, verras ons, alternatieven, andere suggesties',
  },
};
