import { createAirportCatalogue } from './airport-catalogue';
import { codeOfToday, formerCodesOf } from './former-codes';

const catalogue = createAirportCatalogue();

test.each([
  ['PNH', 'KTI'],
  ['REP', 'SAI'],
  ['TXL', 'BER'],
  ['SXF', 'BER'],
  ['ISL', 'IST'],
  ['DIA', 'DOH'],
  ['TSE', 'NQZ'],
  ['ULN', 'UBN'],
  ['NAY', 'PKX'],
  ['BAK', 'GYD'],
  ['ISN', 'XWA'],
  ['THF', 'BER'],
  ['FBU', 'OSL'],
  ['BHZ', 'CNF'],
  ['IDL', 'JFK'],
  ['NHA', 'CXR'],
  ['DKR', 'DSS'],
  ['QDU', 'DUS'],
  ['YMX', 'YUL'],
  ['KIV', 'RMO'],
  ['MES', 'KNO'],
  ['BPM', 'HYD'],
  ['DTT', 'DTW'],
  ['GSE', 'GOT'],
  ['NLP', 'MQP'],
  ['SRI', 'AAP'],
  ['RTW', 'GSV'],
])('finds the airport of today when %s is asked for', (old, current) => {
  expect(codeOfToday(old)).toBe(current);
  expect(catalogue.codeInUse(old)).toBe(current);
  expect(catalogue.airportsOf(old)[0]?.iataCode).toBe(current);
});

test('leaves a code alone when it is in use', () => {
  for (const { iataCode } of catalogue.airports) expect(catalogue.codeInUse(iataCode)).toBe(iataCode);
  expect(catalogue.codeInUse('LON')).toBe('LON');
  expect(catalogue.codeInUse('QQQ')).toBe('QQQ');
});

test('leads every code of the table to an airport that has scheduled flights', () => {
  for (const { iataCode } of catalogue.airports)
    for (const old of formerCodesOf(iataCode)) expect(catalogue.airportsOf(old)).toHaveLength(1);
  expect(formerCodesOf('BER')).toEqual(['TXL', 'SXF', 'THF']);
});
