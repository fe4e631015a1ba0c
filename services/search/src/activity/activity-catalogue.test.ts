import { curatedActivities, destinationsWithActivities } from './activity-catalogue';

it('has something to do at every destination that it names, and nothing at one that it does not know', () => {
  for (const id of destinationsWithActivities) expect([id, curatedActivities(id).length > 0]).toEqual([id, true]);
  expect(destinationsWithActivities).not.toContain('atlantis');
  expect(curatedActivities('atlantis')).toEqual([]);
});

it('has a season for what needs snow, and none over the year for what is done in a town', () => {
  const monthsOf = (id: string, name: string) => curatedActivities(id).find((each) => each.name === name)?.months;
  for (const id of destinationsWithActivities)
    for (const { name, months } of curatedActivities(id))
      if (/^Ski\b|\bon skis\b|snowshoe|dog sled|snowmobile|^aurora|northern lights/i.test(name))
        expect([id, name, months === undefined]).toEqual([id, name, false]);
  expect(monthsOf('banff', 'Ski at Sunshine Village')).not.toContain(9);
  expect(monthsOf('kyoto', 'Kiyomizu-dera')).toBeUndefined();
});

it.each([
  ['kyoto', 'Kiyomizu-dera'],
  ['cape-town', 'V&A Waterfront'],
  ['cape-town', 'Boulders Beach penguins'],
  ['barcelona', 'Casa Batlló'],
])('has the famous sights of %s, among them %s', (id, sight) => {
  expect(curatedActivities(id).map(({ name }) => name)).toContain(sight);
});
