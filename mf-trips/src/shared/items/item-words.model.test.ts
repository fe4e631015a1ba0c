import {
  clockWords,
  dayWords,
  laterWords,
  lengthWords,
  nightsWords,
  placeWords,
  timeWords,
  zoneWords,
} from './item-words.model';

const day = '2027-04-10';
const rome = 'Europe/Rome';
const until = (time: string, zone: string | null = null, daysLater = 0) => ({ time, zone, daysLater });

test('writes days with their year, and clocks, when they are told', () => {
  expect(dayWords(day)).toBe('Saturday, Apr 10, 2027');
  expect(dayWords('2028-01-01')).toBe('Saturday, Jan 1, 2028');
  expect([placeWords(day), placeWords(null)]).toEqual(['Apr 10, 2027', 'Unscheduled']);
  expect(['00:05', '09:30', '12:00', '23:59'].map(clockWords)).toEqual(['12:05 AM', '9:30 AM', '12:00 PM', '11:59 PM']);
  expect([0, 1, 3, -1, -2].map(laterWords)).toEqual(['', '+1 day', '+3 days', '-1 day', '-2 days']);
  expect([zoneWords('America/New_York'), zoneWords('UTC'), zoneWords('Asia/Calcutta')]).toEqual([
    'New York time',
    'UTC time',
    'Kolkata time',
  ]);
  expect([nightsWords(null), nightsWords(until('11:00', null, 1)), nightsWords(until('11:00', null, 7))]).toEqual([
    ...['', '1 night', '7 nights'],
  ]);
});

test('a zone is named only where it is not the trip’s', () => {
  expect(timeWords({ day, start: '10:00', zone: null, end: until('11:30') }, rome)).toEqual({
    start: '10:00 AM',
    startZone: '',
    end: '11:30 AM',
    endZone: '',
    later: '',
  });
  expect(timeWords({ day, start: '10:00', zone: 'Asia/Tokyo', end: null }, rome).startZone).toBe('Tokyo time');
  expect(timeWords({ day, start: null, zone: 'Asia/Tokyo', end: null }, rome).startZone).toBe('');
  expect(timeWords({ day, start: '10:00', zone: rome, end: until('11:00') }, rome).startZone).toBe('');
});

test('what crosses zones and midnight names both clocks and the day', () => {
  const flight = { day, start: '22:00', zone: 'Europe/London', end: until('18:30', 'Asia/Tokyo', 1) };
  expect(timeWords(flight, 'Asia/Tokyo')).toEqual({
    start: '10:00 PM',
    startZone: 'London time',
    end: '6:30 PM',
    endZone: 'Tokyo time',
    later: '+1 day',
  });
  expect(lengthWords(flight, 'Asia/Tokyo')).toBe('12h 30m');
});

test('a length is said only where it is known', () => {
  expect(lengthWords({ day, start: '10:00', zone: null, end: until('12:00') }, rome)).toBe('2h');
  expect(lengthWords({ day: null, start: '10:00', zone: null, end: until('12:00') }, rome)).toBe('');
  expect(lengthWords({ day, start: '10:00', zone: null, end: null }, null)).toBe('');
  expect(lengthWords({ day, start: '10:00', zone: null, end: until('10:00') }, rome)).toBe('');
});
