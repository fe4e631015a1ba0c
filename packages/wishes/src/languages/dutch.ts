/** Dutch, of the Netherlands and Flanders. */
import { dutchTerms } from './dutch-terms';
import type { Language } from './language';

/** See {@link Language}. */
export const dutch: Language = {
  id: 'nl',
  ...dutchTerms,
  roles: {
    not: 'geen, niet, zonder, nooit, nooit meer, vermijden, vermijd, te vermijden, mijden, behalve, behalve naar, overal behalve, alles behalve, ergens buiten, liefst buiten, graag buiten, haat, haten, hekel aan, een hekel aan, houden niet van, hou niet van, houdt niet van, hou niet zo van, houden niet zo van, niet naar, niet meer naar, niet weer naar, geen zin in, in plaats van, te veel, teveel, minder, bang voor, absoluut geen, zeker geen, zeker niet, vooral geen, vooral niet, allergisch voor, noch, niks, wil niet, wil geen, willen niet, willen geen, kan niet tegen, kunnen niet tegen, kan slecht tegen, geen fan van, niet gek op, niet dol op, genoeg van, klaar met, uitgezonderd, met uitzondering van, los van, ver van, op geen enkele manier, liefst geen enkele',
    been: 'al in, al op, zijn al in, ben al in, waren al in, was al in, al eens in, al vaak in, al vaker in, al een keer in, al twee keer in, al een paar keer in, zijn al naar, ben al naar, al naar, net terug uit, net terug van, zijn net terug uit, al bezocht, al gezien, hebben al gezien, heb al gezien, waren vorig jaar in, was vorig jaar in, vorig jaar waren we in, vorig jaar was ik in, vorig jaar in, vorig jaar naar, zijn vorig jaar naar, gingen vorig jaar naar, geweest in, kennen al, ken al',
    so: 'dus',
    'after-been':
      'kennen we al, kennen wij al, ken ik al, kennen we, ken ik, al geweest, al vaak geweest, al vaker geweest, al eens geweest, al een keer geweest, al twee keer geweest, al drie keer geweest, al een paar keer geweest, vaak geweest, vorig jaar geweest, hebben we al gezien, heb ik al gezien, hebben we al gehad, al gezien, al gedaan, al bezocht, viel tegen, viel ons tegen, viel me tegen, was te druk, was te toeristisch, vonden we te druk, vond ik te druk, vonden we te toeristisch, vond ik te toeristisch, was een ramp, was een teleurstelling, vonden we niks, vond ik niks, hoeft niet meer',
    'after-not':
      'valt af, vallen af, is niets voor ons, is niets voor mij, is niks voor ons, is niks voor mij, zijn niets voor ons, zijn niets voor mij, zijn niks voor ons, zijn niks voor mij, hoeft van mij niet, is uitgesloten, nee bedankt, komt niet in aanmerking',
    told: 'vorig jaar, vorige zomer, vorige winter, zoals vorig jaar, geboren in, opgegroeid in, woonden in, woonde in, zijn we bestolen, was geweldig, was fantastisch, was super, was heerlijk',
    unserved:
      'eigen zwembad, prive zwembad, zeezicht, uitzicht op zee, schaaldieren, pittig eten, grote hotels, groot hotel, groot resort, grote resorts',
    origin:
      'woon in, wonen in, woonachtig in, wonend in, vanuit, vanaf, uit, kom uit, komen uit, vertrek vanuit, vertrekken vanuit, vertrek van, vertrekken van, vliegen van, vertrekkend vanuit, vertrek uit, ik woon in, wij wonen in, over',
    similar:
      'zoiets als, iets als, zo iets als, ergens als, een plek als, plek zoals, een plek zoals, net als, net zoals, net zo als, lijkt op, lijken op, vergelijkbaar met, zoals, soortgelijk aan, iets in de stijl van, doet denken aan, iets zoals, een land als, een stad als, een eiland als',
    want: 'wil, willen, wou, wilde, wilden, zou graag, zouden graag, graag, liever, zoek, zoeken, op zoek naar, hou van, houden van, houdt van, dol op, gek op, droom van, dromen van, nog nooit, nog nooit in, nog nooit naar, nog niet in, wel, zin in, verlang naar, alsjeblieft, alstublieft, liefst, het liefst',
    ignore:
      'hoeft niet, hoeven niet, hoef niet, hoeft geen, hoeven geen, hoef geen, hoeft niet per se, hoeft geen echte, maakt niet uit, maakt niks uit, maakt niets uit, maakt me niet uit, maakt me niks uit, maakt me niets uit, maakt mij niet uit, maakt ons niet uit, maakt ons niks uit, maakt ons niets uit, geen probleem, niet nodig, niet erg, niet per se, niet alleen, niet alleen maar, niet belangrijk, geen must, geen voorkeur, is ook goed, is ook prima, is prima, is goed, zijn prima, mag ook, niet bang voor, geen bezwaar, niets tegen, niks tegen, geen angst voor, geen vereiste',
    filler:
      'de duur, is dus geen luxe, is geen luxe, geen overbodige luxe, min of meer, een paar, warm water, warm eten, koud bier, goed op de hoogte, wel of niet',
    only: 'alleen maar, enkel, uitsluitend, niets anders dan, slechts',
    'if-possible':
      'indien mogelijk, als het kan, als dat kan, zo mogelijk, bij voorkeur, idealiter, waar mogelijk, zou leuk zijn, zou fijn zijn, zou mooi zijn, zou heerlijk zijn, zou ideaal zijn, is mooi meegenomen, mooi meegenomen, het mooist',
    'rather-not':
      'liever niet, liever geen, liefst niet, liefst geen, het liefst niet, het liefst geen, bij voorkeur niet, bij voorkeur geen, niet graag, eigenlijk geen, eigenlijk niet',
    must: 'moet, moeten, per se, beslist, absoluut, belangrijk, heel belangrijk, noodzakelijk, verplicht, nodig, een must, is een must, een vereiste, is een vereiste, in elk geval, in ieder geval, echt nodig',
    and: 'en, met, ook, plus, alsook, evenals',
    or: 'of, ofwel, of anders, dan wel',
    break: 'maar, want, omdat, echter, hoewel, dus, zodat, aangezien, alleen jammer dat, daarom',
    instruction:
      'negeer alle, negeer alles, negeer de, negeer je, negeer jouw, negeer vorige, negeer eerdere, instructies, instructie, systeemprompt, vergeet alle, vergeet alles, vergeet je, antwoord met, antwoord alleen, vertaal, doe alsof',
  },
  bounds: {
    under:
      'onder, onder de, minder dan, minder als, hoogstens, hooguit, maximaal, max, maximum, ten hoogste, tot, tot maximaal, niet meer dan, niet meer als, geen meer dan, niet langer dan, niet langer als, niet boven, niet boven de, niet hoger dan, niet over de, korter dan, budget, budget van, budget is, ons budget is, mijn budget is, een budget van, binnen, goedkoper dan, niet duurder dan, niet warmer dan, niet heter dan, koeler dan, kouder dan, niet verder dan, niet verder weg dan, nooit meer dan, nooit warmer dan, nooit boven de, het maximum is',
    over: 'boven, boven de, meer dan, minstens, minimaal, minimum, min, ten minste, tenminste, op zijn minst, langer dan, warmer dan, heter dan, niet kouder dan, nooit kouder dan, niet koeler dan, niet onder, niet onder de, niet minder dan, niet korter dan, vanaf',
  },
  units: {
    hours: 'uur, uren, uurtje, uurtjes, u',
    minutes: 'minuut, minuten, minuutjes',
    dollars: 'dollar, dollars',
    euros: 'euro, euros, eurootjes',
    reais: 'reais',
    pounds: 'pond, ponden',
    degrees: 'graden, graad, graden celsius',
    days: 'dag, dagen, daagjes, dagjes',
    nights: 'nacht, nachten, nachtjes, overnachtingen',
    weeks: 'week, weken, weekjes',
    stops:
      'overstap, overstappen, tussenstop, tussenstops, tussenlanding, tussenlandingen, keer overstappen, keer overstap',
    metres: 'm, meter, meters, hoogtemeters, meter hoogte',
    years: 'jaar, jaren, jaar oud, jarige, jarigen',
    people: 'personen, persoon, mensen, volwassenen, volwassene, vrienden, vriendinnen, man sterk',
  },
  numbers: 'een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien',
  lengths: [
    [3, 'een weekend, het weekend, weekend, weekendje, een weekendje, weekendje weg, een weekendje weg, weekendtrip'],
    [
      4,
      'een lang weekend, lang weekend, verlengd weekend, een verlengd weekend, een paar dagen, paar dagen, paar daagjes, een paar daagjes, enkele dagen, midweek, een midweek, midweekje',
    ],
    [7, 'een week, een weekje, weekje, hele week, een hele week, de hele week'],
    [21, 'een paar weken, paar weken, enkele weken, een paar weekjes'],
    [30, 'een maand, een hele maand, maandje, een maandje, hele maand'],
  ],
  times: 'keer per elke iedere',
  months: [
    'januari',
    'februari',
    'maart, mrt',
    'april',
    'mei',
    'juni',
    'juli',
    'augustus',
    'september',
    'oktober',
    'november',
    'december',
  ],
  seasons: {
    spring: 'lente, voorjaar, het voorjaar',
    summer: 'zomer, zomers verblijf, hartje zomer',
    autumn: 'herfst, najaar',
    winter: 'winter, wintermaanden, hartje winter',
  },
  holidays: [
    { label: 'At Christmas', months: [12], words: 'kerst, kerstmis, kerstdagen' },
    { label: 'In the Christmas holidays', months: [12, 1], words: 'kerstvakantie' },
    {
      label: 'At New Year',
      months: [12, 1],
      words: 'oud en nieuw, nieuwjaar, oudjaar, oudejaarsavond, jaarwisseling, oudejaar',
    },
    { label: 'At Easter', months: [3, 4], words: 'pasen, paasvakantie, paasweekend, paasdagen' },
    {
      label: 'In the school holidays',
      months: [7, 8],
      words: 'zomervakantie, schoolvakantie, schoolvakanties, grote vakantie',
    },
    { label: 'In the autumn break', months: [10], words: 'herfstvakantie' },
    { label: 'In the February half term', months: [2], words: 'voorjaarsvakantie, krokusvakantie' },
    { label: 'In the May holidays', months: [4, 5], words: 'meivakantie' },
    { label: 'At Whitsun', months: [5, 6], words: 'pinksteren, pinksterweekend' },
    { label: 'At Ascension', months: [5], words: 'hemelvaart, hemelvaartsdag, hemelvaartweekend' },
  ],
  regions: {
    europe: 'europa, europese',
    asia: 'azie, verre oosten',
    africa: 'afrika',
    'north-america': 'noord amerika',
    'south-america': 'zuid amerika',
    'latin-america': 'latijns amerika',
    'central-america': 'midden amerika, centraal amerika',
    americas: 'amerikas',
    oceania: 'oceanie, stille zuidzee, stille oceaan',
    caribbean: 'caraiben, caribisch gebied, caribische, caribische eilanden, antillen',
    scandinavia: 'scandinavie, het hoge noorden',
    'middle-east': 'midden oosten',
    mediterranean: 'middellandse zee, middellandse zeegebied',
    'south-east-asia': 'zuidoost azie, zuid oost azie',
    balkans: 'balkan, de balkan',
    'eastern-europe': 'oost europa',
    'northern-europe': 'noord europa',
    'southern-europe': 'zuid europa',
    'north-africa': 'noord afrika',
  },
  countries: {
    US: 'amerika, verenigde staten, de vs, de verenigde staten',
    GB: 'engeland, schotland, groot brittannie, wales',
    AE: 'emiraten, de emiraten',
    NL: 'holland, nederland',
    CZ: 'tsjechie',
    PF: 'frans polynesie, polynesie',
    KR: 'korea, zuid korea',
    ZA: 'zuid afrika',
  },
  areas: {
    'canary-islands': 'canarische eilanden, canarische eiland, canarias',
    'balearic-islands': 'balearen, de balearen',
    'greek-islands': 'griekse eilanden, grieks eiland, griekse eiland',
    hawaii: 'hawaiiaanse eilanden',
  },
  signs: 'in de, van de, op de',
  fillers:
    'de het een der den ten ter ik jij je u hij zij ze wij we jullie mij me ons onze hun hen haar hem mijn jouw uw zijn zich elkaar men iemand niemand iets alles alle al allemaal ieder iedereen elke elk deze dit die dat daar hier er ergens nergens overal waar wie wat welke welk wanneer hoe waarom ' +
    'ben bent is zijn was waren geweest wordt worden werd heb hebt heeft hebben had hadden gehad kan kun kunt kunnen kon konden mag mogen mocht zal zullen zou zouden ga gaat gaan ging gingen gegaan kom komt komen kwam doe doet doen deed gedaan zie ziet zien gezien vind vindt vinden vond weet weten denk denkt denken hoop hopen lijkt lijken laat laten ' +
    'in op aan bij met van voor naar door om te tot over onder tussen tijdens sinds na per via langs rond rondom tegen als dan toen terwijl en ook nog maar even eens heel erg zeer zo best vrij nogal echt gewoon eigenlijk misschien ongeveer circa zowat ietsje iets wat beetje veel weinig meer minder meest paar genoeg samen weg toch hoor hee nou ja nee oke mooi mooie leuk leuke fijn fijne lekker lekkere heerlijk heerlijke goed goede beter beste prachtig prachtige bijzonder bijzondere speciaal speciale ideaal perfect prima top super groot grote klein kleine nieuw nieuwe oud oude lang lange kort korte jong jonge ander andere zelf zelfde dezelfde vooral natuurlijk meestal vaak soms altijd weer eerst eerste laatste volgend volgende komend komende dit jaar nu vandaag morgen ' +
    'vakantie vakanties reis reizen reisje trip tripje uitje bestemming bestemmingen plek plekje plekken plaats plaatsen land landen gebied gebieden streek regio wereld hotel hotels hotelletje appartement huisje vakantiehuis accommodatie verblijf verblijven slapen overnachten bezoeken bezoek ontdekken verkennen beleven genieten zoeken boeken plannen tips tip idee ideeen suggestie suggesties advies raad raden aanrader hoi hallo dag groetjes groeten bedankt dank dankjewel alvast ' +
    'dagen dag week weken weekend maand maanden jaar jaren tijd keer uur ochtend avond avonds middag nacht begin eind einde half midden man vrouw vriend vriendin vrienden vriendinnen familie gezin ouders moeder vader zus broer persoon personen volwassenen groep mensen prijs prijzen kosten kost budget geld totaal all inclusive inclusief exclusief halve twijfelen kiezen keuze wens wensen nemen meenemen mee zitten liggen staan lopen maken maakt hebben zolang zoals beide allebei',
  kin: {
    one: 'vrouw zus broer moeder vader mama papa tante oom neef vriend vriendin zoon zoontje dochter dochtertje oma opa kleinzoon kleindochter schoonmoeder schoonvader collega partner verloofde',
    many: 'zonen dochters kinderen vrienden vriendinnen zussen broers ouders grootouders kleinkinderen tweeling',
    called: 'heet heten genaamd',
    does: 'houdt eet haat droomt reist slaapt',
    is: 'heeft wordt gaat',
    mine: 'mijn onze ons zijn haar',
    joins: 'en',
    self: 'ik wij',
  },
  place: {
    before: 'in naar bij nabij vanuit vanaf uit rond rondom bezoeken richting behalve buiten',
    to: '',
    going: '',
    behind: 'voor met en of maar want omdat in vanaf tot van als is zijn graag dan om naar bij op per daar dus zonder',
    behindFirst: 'voor in met vanaf om per',
    journey: 'vakantie reis trip rondreis',
    joins: 'en of',
  },
  compare: {
    against: 'te (?:warm|heet|koud|veel)|niet|niks voor',
    than: 'dan',
    articles: 'het een',
    when: 'in rond met tijdens',
    noThing: 'geen zonder minder te_veel teveel niks',
  },
  parts: {
    flight: 'vluchten|vlucht|vliegtickets?|tickets?|vliegticket|vliegen',
    night: 'kamers?|hotelkamers?|overnachtingen|overnachting|accommodatie|verblijf|hotelletje',
    other: 'eten|maaltijden|diner|lunch|ontbijt|huurauto|uitjes|activiteiten|excursies|restaurants',
    and: 'en',
    between:
      'van|voor|tot|maximaal|hoogstens|hooguit|minder|meer|dan|niet|geen|boven|onder|mag|mogen|kost|moet|is|zijn|ongeveer|max|per|de|het|een',
    articles: 'de|het|een|onze|mijn',
    each: 'pp|p p|per persoon|de man|ieder',
    for: 'voor|per',
    nightRate: 'nacht|overnachting',
    dayRate: 'dag',
    included: 'inbegrepen|inclusief|incl',
  },
  noJourney: 'rijden|autorijden|autorit|met de auto|in de auto|rijtijd|wandelen|lopen|fietsen|varen',
  sharers: {
    each: 'pp|p p|per persoon|per volwassene|ieder|elk|de man|per man',
    for: 'voor',
    us: 'ons|alle|allemaal|het hele gezin van|ons gezin van',
    counts: 'dag|nacht|week|weken|maand|uur|jaar|overstap|kamer|ster|graden|kind|keer',
    ofUs: 'personen|mensen|volwassenen|man',
    pair: 'met zn tweeen|met zijn tweeen|ons beiden|ons tweeen|ons beide|voor ons samen',
    everybody:
      'in totaal|totaal|samen|bij elkaar|voor iedereen|voor ons allemaal|met het hele gezin|voor het gezin|voor het hele gezin|met zn allen|voor alles',
  },
  feasts: {
    lead: 'met|rond|tijdens|voor|over|in',
    easter: 'pasen',
    christmas: 'kerstmis|kerst',
    newYear: 'oud en nieuw|oudejaarsavond|de jaarwisseling|jaarwisseling',
  },
  dates: {
    departs: 'vertrek(?:ken|kend)?|vertrekdatum|afreis|weg op|vanaf|we vliegen|heen op',
    lead: 'van|tussen|vanaf',
    counts: 'nachten|dagen|weken|uur|uren|personen|mensen|volwassenen|kinderen|vrienden|graden|maanden|jaar|km|meter',
  },
  monthParts: [
    'eerste week(?: van)?',
    'tweede week(?: van)?',
    'derde week(?: van)?',
    'vierde week(?: van)?',
    'laatste week(?: van)?',
    'begin|vroeg in',
    'half|midden',
    'eind|einde',
  ],
};
