import { dayTimeOf, lightOf } from './day-time';

describe('when of a day something is done', () => {
  it.each([
    ['Fish market', { when: 'dawn', openingHours: 'Mo-Su 10:00-18:00' }, 'dawn'],
    ['Sunrise on the rim', {}, 'dawn'],
    ['Agafay desert sunset', { category: 'adventure' }, 'sunset'],
    ['Jemaa el-Fna at night', { category: 'food' }, 'evening'],
    ['Old casino', { openingHours: 'Mo-Su 19:00-03:00' }, 'evening'],
    ['Fish auction', { openingHours: 'Mo-Sa 05:00-09:00' }, 'dawn'],
    ['Imlil valley', { category: 'nature' }, 'day'],
    ['Knightsbridge walk', { category: 'cultural' }, null],
    ['Opera House tour', { category: 'cultural', openingHours: 'Mo-Su 09:00-17:00' }, null],
    ['Dawn Gallery', { category: 'cultural', openingHours: 'Mo-Su 09:00-17:00' }, null],
  ] as const)('reads %s with %j as %s when nothing else is known', (name, known, time) => {
    expect(dayTimeOf({ name, ...known })).toBe(time);
  });

  it('binds nothing when any hour will do', () => {
    expect(lightOf({ name: 'Museum', category: 'cultural' })).toBeNull();
  });
});
