import { createAirportCatalogue } from '../airport/airport-catalogue';
import { createGreatOrigins } from './great-origin.model';

const greatOriginOf = createGreatOrigins(createAirportCatalogue());

describe('the greatest start of a time zone', () => {
  test.each([
    ['Europe/London', 'LON'],
    ['America/New_York', 'NYC'],
    ['Europe/Istanbul', 'IST'],
    ['Pacific/Auckland', 'AKL'],
    ['Asia/Kolkata', 'DEL'],
  ])('of %s is %s', (timeZone, code) => expect(greatOriginOf(timeZone)).toBe(code));

  test.each([
    ['Asia/Calcutta', 'DEL'],
    ['Asia/Saigon', 'SGN'],
    ['Asia/Katmandu', 'KTM'],
    ['Asia/Rangoon', 'RGN'],
    ['Europe/Kiev', 'KBP'],
    ['Atlantic/Faeroe', 'FAE'],
    ['America/Buenos_Aires', 'BUE'],
    ['America/Indianapolis', 'IND'],
    ['America/Louisville', 'SDF'],
  ])('is found by the former name %s too', (timeZone, code) => expect(greatOriginOf(timeZone)).toBe(code));

  test.each([undefined, 'Antarctica/Troll', 'constructor'])("is the world's greatest for %s", (timeZone) =>
    expect(greatOriginOf(timeZone)).toBe('LON'),
  );

  test('is none where there are no airports', () => {
    expect(createGreatOrigins({ airports: [], areas: [] })('Europe/London')).toBeUndefined();
  });
});
