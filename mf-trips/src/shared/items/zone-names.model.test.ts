import { isTimeZone } from '@sojourn/travel';
import { zonesLike } from './zone-names.model';
import { todaysName } from './zone-renames.model';

test.each([
  ['Kolkata', 'Asia/Kolkata'],
  ['Calcutta', 'Asia/Kolkata'],
  ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
  ['Saigon', 'Asia/Ho_Chi_Minh'],
  ['Kathmandu', 'Asia/Kathmandu'],
  ['Yangon', 'Asia/Yangon'],
  ['Kyiv', 'Europe/Kyiv'],
  ['kiev', 'Europe/Kyiv'],
  ['Nuuk', 'America/Nuuk'],
  ['Faroe', 'Atlantic/Faroe'],
  ['UTC', 'UTC'],
  ['India', 'Asia/Kolkata'],
  ['Nepal', 'Asia/Kathmandu'],
  ['China', 'Asia/Shanghai'],
  ['Greenland', 'America/Nuuk'],
  ['new york', 'America/New_York'],
  ['America/New_York', 'America/New_York'],
  ['São Paulo', 'America/Sao_Paulo'],
  ['Buenos', 'America/Argentina/Buenos_Aires'],
  ['Japan', 'Asia/Tokyo'],
  ['Vietnam', 'Asia/Ho_Chi_Minh'],
  ['Ulaan', 'Asia/Ulaanbaatar'],
  ['new zealand', 'Pacific/Auckland'],
])('offers today’s zone first when %s is typed', (typed, zone) => expect(zonesLike(typed)[0]).toBe(zone));

test.each([
  ['Delhi', 'Asia/Kolkata'],
  ['Mumbai', 'Asia/Calcutta'],
  ['Beijing', 'Asia/Shanghai'],
  ['San Francisco', 'America/Los_Angeles'],
])('offers the zone that %s lies in when a place of that name is found', (typed, zone) =>
  expect(zonesLike(typed, [zone])).toContain(todaysName(zone)),
);

test('offers no name that was given up when its letters are typed', () => {
  for (const typed of ['a', 'asia', 'america', 'i'])
    for (const zone of zonesLike(typed)) expect(todaysName(zone)).toBe(zone);
});

test('offers only zones that have a clock when a country is typed', () => {
  for (const letter of 'abcdefghijklmnopqrstuvwxyz')
    for (const zone of zonesLike(letter)) expect(isTimeZone(zone)).toBe(true);
});

test('offers Indiana as well when India is typed', () => expect(zonesLike('India')).toContain('America/Indiana/Knox'));

test('offers nothing when nothing is typed', () => expect(zonesLike(' ')).toEqual([]));
