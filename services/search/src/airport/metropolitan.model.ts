/**
 * IATA metropolitan area codes: one code that stands for every airport of a great city (IATA Airline Coding Directory,
 * Resolution 763; the groupings as published in the public reservation manuals of Sabre and Amadeus). Only areas whose
 * code is used in reservations and that have two airports or more with scheduled flights. Where a city's code is also
 * the code of one of its airports (BKK, IST, SHA, BRU), it stays the airport's: nobody should get another airport unasked.
 */
const AREAS: Readonly<Record<string, readonly [city: string, airports: string]>> = {
  LON: ['London', 'LHR LGW STN LTN LCY SEN'],
  PAR: ['Paris', 'CDG ORY BVA'],
  NYC: ['New York City', 'JFK EWR LGA'],
  ROM: ['Rome', 'FCO CIA'],
  MIL: ['Milan', 'MXP LIN BGY'],
  TYO: ['Tokyo', 'HND NRT'],
  OSA: ['Osaka', 'KIX ITM UKB'],
  SPK: ['Sapporo', 'CTS OKD'],
  SEL: ['Seoul', 'ICN GMP'],
  BJS: ['Beijing', 'PEK PKX'],
  CHI: ['Chicago', 'ORD MDW'],
  WAS: ['Washington', 'IAD DCA BWI'],
  YTO: ['Toronto', 'YYZ YTZ YHM'],
  YMQ: ['Montreal', 'YUL YHU'],
  BUE: ['Buenos Aires', 'EZE AEP'],
  SAO: ['São Paulo', 'GRU CGH VCP'],
  RIO: ['Rio de Janeiro', 'GIG SDU'],
  MOW: ['Moscow', 'SVO DME VKO ZIA'],
  STO: ['Stockholm', 'ARN BMA NYO VST'],
  JKT: ['Jakarta', 'CGK HLP'],
  REK: ['Reykjavík', 'KEF RKV'],
  TCI: ['Tenerife', 'TFS TFN'],
};

/** Other airports of a city that has no code of its own for all of them: by the first one's code, the busiest first. */
export const neighborAirports: Readonly<Record<string, string>> = {
  ...{ SFO: 'OAK SJC', LAX: 'SNA BUR ONT LGB', MIA: 'FLL PBI', IAH: 'HOU', DFW: 'DAL', BOS: 'PVD MHT', TPA: 'PIE SRQ' },
  ...{
    MCO: 'SFB',
    PHX: 'AZA',
    DXB: 'DWC SHJ',
    BKK: 'DMK',
    IST: 'SAW',
    KUL: 'SZB',
    TPE: 'TSA',
    MEX: 'NLU TLC',
    BRU: 'CRL',
  },
  ...{ BCN: 'GRO REU', FRA: 'HHN', VCE: 'TSF', MAN: 'LPL', GLA: 'PIK', CPH: 'MMX', OSL: 'TRF', DUS: 'CGN NRN DTM' },
  ...{ AMS: 'RTM EIN', MEL: 'AVV', PVG: 'SHA', CAN: 'SZX', HKG: 'MFM SZX', MNL: 'CRK', WAW: 'WMI', HAM: 'LBC' },
};

/** See above; `airports` are IATA codes. */
export type MetropolitanCode = {
  iataCode: string;
  cityName: string;
  airports: readonly string[];
};

/** The areas of the table, in no order that matters. */
export const metropolitanCodes: readonly MetropolitanCode[] = Object.entries(AREAS).map(
  ([iataCode, [cityName, airports]]) => ({
    iataCode,
    cityName,
    airports: airports.split(' '),
  }),
);

const areaOfAirport = new Map(metropolitanCodes.flatMap((area) => area.airports.map((code) => [code, area] as const)));

/** The area that an airport is one of several of; undefined where it is the only one of its city. */
export const metropolitanCodeOf = (airport: string): MetropolitanCode | undefined => areaOfAirport.get(airport);

/** The code of the city that an airport is one of several of; undefined where it is the only one. */
export const cityCodeOf = (airport: string): string | undefined => metropolitanCodeOf(airport)?.iataCode;
