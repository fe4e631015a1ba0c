import { clockOfMinutes, daylightOn, minutesOfClock } from '@sojourn/travel';
import { dayTimeOf, lightOf, type TimedActivity } from './day-time';

describe('when of a day something is done', () => {
  it.each([
    ['Fish market', { when: 'dawn', openingHours: 'Mo-Su 10:00-18:00' }, 'dawn'],
    ['Sunrise on the rim', {}, 'dawn'],
    ['Agafay desert sunset', { category: 'adventure' }, 'sunset'],
    ['Jemaa el-Fna at night', { category: 'food' }, 'evening'],
    ['Old casino', { openingHours: 'Mo-Su 19:00-03:00' }, 'evening'],
    ['Fish auction', { openingHours: 'Mo-Sa 05:00-09:00' }, 'dawn'],
    ['Imlil valley', { category: 'nature' }, 'day'],
    ['Bunkers del Carmel', {}, 'sunset'],
    ['Miradouro da Graça', {}, 'sunset'],
    ['Mirador del Río', { openingHours: 'Mo-Su 10:00-15:45' }, null],
    ['Knightsbridge walk', { category: 'cultural' }, null],
    ['Opera House tour', { category: 'cultural', openingHours: 'Mo-Su 09:00-17:00' }, null],
    ['Dawn Gallery', { category: 'cultural', openingHours: 'Mo-Su 09:00-17:00' }, null],
  ] as const)('reads %s with %j as %s when nothing else is known', (name, known, time) => {
    expect(dayTimeOf({ name, ...known })).toBe(time);
  });

  it('binds nothing when any hour will do', () => {
    expect(lightOf({ name: 'Museum', category: 'cultural' })).toBeNull();
  });

  it.each([
    ['Guachinche lunch', { minutes: 90 }, '12:00', '13:30'],
    ['Francesinha lunch', { minutes: 75 }, '12:00', '13:30'],
    ['Bouchon lunch', { minutes: 105 }, '11:45', '13:30'],
    ['Green market and peka lunch', { minutes: 180 }, '10:30', '13:30'],
    ['Mercado Central lunch', { minutes: 90, openingHours: 'Mo-Su 09:00-17:00' }, '12:00', '13:30'],
    ['Five Towers and a rifugio lunch', { when: 'day', minutes: 180 }, '10:30', '13:30'],
    ['Winter Park boat and brunch', { minutes: 120, openingHours: 'Mo-Su 10:00-16:00' }, '09:30', '12:30'],
    ['Buffet breakfast', { minutes: 90 }, '07:30', '10:00'],
    ['Kachori and lassi breakfast', { when: 'dawn', minutes: 75 }, '07:30', '07:30'],
    ['Fushimi Inari before breakfast', { when: 'dawn', minutes: 150 }, '05:00', '07:30'],
    ['North End supper', { minutes: 120 }, '18:30', '20:30'],
    ['Pierogi supper', { when: 'evening', minutes: 90 }, '18:30', '20:30'],
    ['Tapas evening in El Born', { minutes: 180 }, '18:00', '20:30'],
    ['Tapas in La Latina', { when: 'evening', minutes: 180 }, '18:00', '20:30'],
    ['Pintxos in Parte Vieja', { minutes: 120 }, '18:30', '20:30'],
    ['Stockfish dinner at Å', { minutes: 120 }, '18:30', '20:30'],
    ['Desert dunes and dinner', { when: 'sunset', minutes: 360, category: 'adventure' }, '16:00', '18:30'],
    ['Afternoon tea', { minutes: 120 }, '14:30', '17:00'],
    ['Ipanema afternoon', { minutes: 180 }, '13:00', '16:00'],
    ['Spa afternoon in the hills', { minutes: 150 }, '13:00', '16:00'],
    ['Lisbon morning walk', { minutes: 120 }, '08:00', '10:30'],
    ['Lago di Braies', { when: 'day', minutes: 120 }, '08:00', '11:00'],
    ['Lake Louise', { minutes: 120 }, '08:00', '11:00'],
    ['Moraine Lake', { category: 'nature', minutes: 120 }, '08:00', '11:00'],
    ['Diamond Head summit', { when: 'day', minutes: 150 }, '08:00', '11:00'],
    ['Garibaldi Lake hike', { when: 'day', minutes: 480 }, '08:00', '11:00'],
    ['Lake Minnewanka cruise', { when: 'day', minutes: 75 }, '08:00', '17:00'],
    ['Park Güell early', { minutes: 120, openingHours: 'Mo-Su 09:30-19:30' }, '08:00', '10:30'],
    ['Rooftop bar at dusk', { minutes: 90 }, '16:00', '18:30'],
    ['Night market in town', { minutes: 90 }, '18:00', '21:30'],
    ['Taco night in the pueblo', { when: 'evening', minutes: 150 }, '18:00', '21:30'],
    ['Quiz night', { minutes: 120 }, '18:00', '21:30'],
    ['Cocktails in Soho', { minutes: 90 }, '18:00', '21:30'],
  ] as const)('lets %s with %j begin from %s to %s when it has to be placed', (name, known, ...hours) => {
    const light = lightOf({ name, ...known });
    expect(light && [light.earliest, light.latestStart].map(clockOfMinutes)).toEqual(hours);
  });

  it.each([
    ['a day out', { category: 'nature', minutes: 720 }, '06:30', '20:00'],
    [
      'a park that closes late',
      { category: 'adventure', minutes: 600, openingHours: 'Mo-Su 09:00-20:00' },
      '07:30',
      '19:00',
    ],
    ['a long evening', { when: 'evening', minutes: 420 }, '16:30', '23:59'],
    ['a short walk', { category: 'nature', minutes: 90 }, '08:00', '18:30'],
  ] as const)('gives %s as much of the day as it needs when its light is too short', (_what, known, ...span) => {
    const light = lightOf({ name: 'Out there', ...known });
    expect(light && [light.earliest, light.latestEnd].map(clockOfMinutes)).toEqual(span);
  });

  it.each([
    ['The Last Supper', { minutes: 45, openingHours: 'Tu-Su 08:15-19:00' }],
    ['Dinner plates of the Ming', { minutes: 60, openingHours: 'Mo-Su 09:00-17:00' }],
    ['Lunchbox museum', { minutes: 60 }],
    ['Knights of Malta', { minutes: 60 }],
    ['Starry Night', { minutes: 60 }],
    ['Opera House roof', { minutes: 45 }],
  ])('binds %s to no hour when its name only sounds like one', (name, known) => {
    expect(lightOf({ name, ...known })).toBeNull();
  });
});

describe('by the sun of its day', () => {
  const places = {
    stockholm: { latitude: 59.33, longitude: 18.07, timeZone: 'Europe/Stockholm' },
    tromso: { latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' },
    reykjavik: { latitude: 64.15, longitude: -21.94, timeZone: 'Atlantic/Reykjavik' },
    equator: { latitude: 1.29, longitude: 103.85, timeZone: 'Asia/Singapore' },
  } as const;
  it.each<[string, Omit<TimedActivity, 'name'>, [keyof typeof places, string, string, string, string]]>([
    [
      'a walk in December',
      { category: 'nature', minutes: 120 },
      ['stockholm', '2027-12-21', '08:00', '13:18', '14:48'],
    ],
    ['a walk in June', { category: 'nature', minutes: 120 }, ['stockholm', '2027-06-21', '08:00', '18:30', '20:00']],
    ['a viewpoint of an hour', { when: 'sunset', minutes: 60 }, ['equator', '2027-03-21', '18:15', '19:01', '22:00']],
    [
      'a sunset that nobody waits for',
      { when: 'sunset', minutes: 60 },
      ['reykjavik', '2027-06-21', '16:00', '18:30', '22:00'],
    ],
    ['a sunrise in winter', { when: 'dawn', minutes: 60 }, ['stockholm', '2027-12-21', '08:00', '09:44', '24:00']],
    ['a sunrise in summer', { when: 'dawn', minutes: 60 }, ['stockholm', '2027-06-21', '04:00', '07:30', '24:00']],
    [
      'a night tour in summer',
      { when: 'evening', minutes: 90 },
      ['stockholm', '2027-05-01', '20:45', '21:30', '23:59'],
    ],
    [
      'a dinner in summer',
      { when: 'evening', minutes: 90, category: 'food' },
      ['stockholm', '2027-05-01', '18:00', '21:30', '23:59'],
    ],
    [
      'a walk in the polar night',
      { category: 'nature', minutes: 120 },
      ['tromso', '2027-12-21', '09:45', '12:23', '13:53'],
    ],
  ])('%s', (_what, known, [place, day, ...hours]) => {
    const light = lightOf({ name: 'Out there', ...known }, daylightOn(day, places[place]));
    const found = light ? [light.earliest, light.latestStart, light.latestEnd] : [];
    expect(found).toEqual(hours.map((clock) => expect.closeTo(minutesOfClock(clock), -1) as unknown));
  });
});
