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
