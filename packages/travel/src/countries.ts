/**
 * Parts of the world, and the countries in each: ISO 3166 codes by the United Nations' geoscheme (M49), with the groups that
 * travellers speak of beside it. Names of countries come from `Intl` in the languages that wishes are read in.
 */
export { areaNames, liesInArea } from './areas';

const NORTH_EUROPE = 'DK EE FI IS IE LV LT NO SE GB FO';
const WEST_EUROPE = 'AT BE FR DE LI LU MC NL CH';
const EAST_EUROPE = 'BY BG CZ HU MD PL RO RU SK UA';
const SOUTH_EUROPE = 'AL AD BA HR GR IT XK MT ME MK PT SM RS SI ES VA CY';
const NORTH_AFRICA = 'DZ EG LY MA SD TN';
const SOUTH_OF_SAHARA =
  'AO BJ BW BF BI CV CM CF TD KM CG CD CI DJ GQ ER SZ ET GA GM GH GN GW KE LS LR MG MW ML MR MU MZ NA NE NG RW ST SN SC SL SO ZA SS TZ TG UG ZM ZW RE';
const WEST_ASIA = 'AM AZ BH GE IQ IL JO KW LB OM PS QA SA SY TR AE YE IR';
const SOUTH_ASIA = 'AF BD BT IN MV NP PK LK';
const SOUTH_EAST_ASIA = 'BN KH ID LA MY MM PH SG TH TL VN';
const EAST_ASIA = 'CN HK MO JP KP KR MN TW';
const CENTRAL_ASIA = 'KZ KG TJ TM UZ';
const CARIBBEAN = 'AG BS BB CU DM DO GD HT JM KN LC VC TT PR AW CW GP MQ KY TC VG VI';
const CENTRAL_AMERICA = 'BZ CR SV GT HN MX NI PA';
const NORTH = 'CA US BM GL';
const SOUTH_AMERICA = 'AR BO BR CL CO EC GY PY PE SR UY VE';
const OCEANIA = 'AU NZ FJ PF NC PG WS TO VU SB CK GU PW FM KI MH NR TV';

type Region = { id: string; label: string; words: string; countries: string };

const region = (id: string, label: string, [words, countries]: readonly [string, string]): Region => ({
  id,
  label,
  words,
  countries,
});

const regions: readonly Region[] = [
  region('europe', 'Europe', [
    'europe, europa, european',
    `${NORTH_EUROPE} ${WEST_EUROPE} ${EAST_EUROPE} ${SOUTH_EUROPE}`,
  ]),
  region('asia', 'Asia', [
    'asia, asien, asie, far east, fernost',
    `${WEST_ASIA} ${SOUTH_ASIA} ${SOUTH_EAST_ASIA} ${EAST_ASIA} ${CENTRAL_ASIA}`,
  ]),
  region('africa', 'Africa', ['africa, afrika, afrique', `${NORTH_AFRICA} ${SOUTH_OF_SAHARA}`]),
  region('north-america', 'North America', [
    'north america, nordamerika, amerique du nord, norteamerica, america del norte, nord america, nordamerica',
    `${NORTH} ${CENTRAL_AMERICA} ${CARIBBEAN}`,
  ]),
  region('south-america', 'South America', [
    'south america, sudamerika, amerique du sud, sudamerica, america del sur, sud america, suramerica',
    SOUTH_AMERICA,
  ]),
  region('latin-america', 'Latin America', [
    'latin america, lateinamerika, amerique latine, latinoamerica, america latina',
    `${SOUTH_AMERICA} ${CENTRAL_AMERICA} CU DO PR`,
  ]),
  region('central-america', 'Central America', [
    'central america, mittelamerika, zentralamerika, amerique centrale, centroamerica, america centrale',
    CENTRAL_AMERICA,
  ]),
  region('americas', 'the Americas', [
    'the americas, amerika, amerique',
    `${NORTH} ${CENTRAL_AMERICA} ${CARIBBEAN} ${SOUTH_AMERICA}`,
  ]),
  region('oceania', 'Oceania', [
    'oceania, ozeanien, oceanie, south pacific, sudsee, pacific islands, down under, australasia',
    OCEANIA,
  ]),
  region('caribbean', 'the Caribbean', [
    'caribbean, karibik, caraibes, caribe, caraibi, west indies, antilles',
    `${CARIBBEAN}`,
  ]),
  region('scandinavia', 'Scandinavia', [
    'scandinavia, skandinavien, scandinavie, escandinavia, nordics, nordic countries',
    'NO SE DK FI IS FO',
  ]),
  region('middle-east', 'the Middle East', [
    'middle east, nahost, naher osten, nahen osten, moyen orient, oriente medio, medio oriente, arab countries',
    `${WEST_ASIA.replace('AM AZ ', '').replace(' GE', '')} EG`,
  ]),
  region('mediterranean', 'the Mediterranean', [
    'mediterranean, the med, mittelmeer, mediterranee, mediterraneo, mediterran',
    'ES FR IT HR GR TR CY MT MC SI BA ME AL EG MA TN DZ LB IL',
  ]),
  region('south-east-asia', 'South East Asia', [
    'south east asia, southeast asia, sudostasien, asie du sud est, sudeste asiatico, sud est asiatico',
    SOUTH_EAST_ASIA,
  ]),
  region('balkans', 'the Balkans', ['balkans, balkan, balcanes, balcani', 'AL BA BG HR XK ME MK RO RS SI GR']),
  region('eastern-europe', 'Eastern Europe', [
    'eastern europe, osteuropa, europe de l est, europa del este, europa orientale, europa dell est, central europe',
    `${EAST_EUROPE} AT SI HR`,
  ]),
  region('northern-europe', 'Northern Europe', [
    'northern europe, nordeuropa, europe du nord, norte de europa, nord europa',
    NORTH_EUROPE,
  ]),
  region('southern-europe', 'Southern Europe', [
    'southern europe, sudeuropa, europe du sud, sur de europa, sud europa',
    SOUTH_EUROPE,
  ]),
  region('north-africa', 'North Africa', [
    'north africa, nordafrika, afrique du nord, norte de africa, nord africa, nordafrica, maghreb',
    NORTH_AFRICA,
  ]),
];

const alsoCalled: Readonly<Record<string, string>> = {
  US: 'usa, u s a, u s, us of a, united states, the states, america, vereinigte staaten, etats unis, ee uu, stati uniti',
  GB: 'uk, u k, britain, great britain, england, scotland, wales, grossbritannien, schottland, angleterre, ecosse, inglaterra, escocia, inghilterra, scozia, gran bretagna, gran bretana',
  AE: 'uae, u a e, emirates, emirate, emirats, emiratos, emirati',
  NL: 'holland, hollande, holanda, olanda, netherlands, the netherlands',
  CZ: 'czech republic, tschechien, czechia, tchequie, republique tcheque, republica checa',
  TR: 'turkey, turkiye, turkei, turquie, turquia, turchia',
  KR: 'korea, south korea, sudkorea',
  ZA: 'south africa, sudafrika',
  PF: 'tahiti, french polynesia, polynesia',
  CN: 'china',
  VN: 'vietnam',
};

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'pt-PT'];
// Territories without a line of their own above: nobody asks for them by name, and 'CC' has no country.
const codes = [...new Set(regions.flatMap(({ countries }) => countries.split(' ')))];

/** Every country with its English name and the names that people type, by ISO code. */
export function countryNames(): { code: string; label: string; words: string }[] {
  const names = LANGUAGES.map((language) => new Intl.DisplayNames([language], { type: 'region' }));
  return codes.map((code) => ({
    code,
    label: names[0]?.of(code) ?? code,
    words: [...names.map((inLanguage) => inLanguage.of(code) ?? code), alsoCalled[code] ?? ''].join(', '),
  }));
}

/** The parts of the world that people name, with their words. */
export const regionNames: readonly { id: string; label: string; words: string }[] = regions;

const membersOf = new Map(regions.map(({ id, countries }) => [id, new Set(countries.split(' '))]));

/** Whether a country, by its ISO code, lies in a part of the world. Türkiye and Russia lie in two. */
export function liesIn(code: string, regionId: string): boolean {
  return membersOf.get(regionId)?.has(code) ?? false;
}

/** The smallest part of the world that a country lies in; undefined for no country. */
export function neighbourRegionOf(code: string): string | undefined {
  const around = [...membersOf].filter(([, members]) => members.has(code));
  return around.sort(([, one], [, other]) => one.size - other.size)[0]?.[0];
}

let codeByName: Map<string, string> | undefined;

/** 'Hong Kong SAR China' and 'Bosnia & Herzegovina' are what the language data call them, and nobody else. */
const plainlyNamed = (name: string) => name.replace('St. ', 'Saint ').replace(' SAR China', '').replace(' & ', ' and ');

/** The ISO code of an English country name, 'Saint' or 'St.', '&' or 'and'; undefined for one that is none. */
export function countryCodeOf(name: string): string | undefined {
  codeByName ??= new Map([
    ...countryNames().map(({ code, label }) => [plainlyNamed(label), code] as const),
    ['Macau', 'MO'] as const,
    // Its name in English changed in 2022; which one the language data has depends on their age.
    ...['Turkey', 'Türkiye'].map((each) => [each, 'TR'] as const),
  ]);
  return codeByName.get(plainlyNamed(name));
}
