import { curatedActivities, destinationsWithActivities } from './activity-catalogue';

it('has something to do at every destination that it names, and nothing at one that it does not know', () => {
  for (const id of destinationsWithActivities) expect([id, curatedActivities(id).length > 0]).toEqual([id, true]);
  expect(destinationsWithActivities).not.toContain('atlantis');
  expect(curatedActivities('atlantis')).toEqual([]);
});
