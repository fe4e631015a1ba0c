/** What was done is kept since the last address that the next visitor can open, too. */
import { expect, test } from '@playwright/test';
import { portable, stepsOn, Trail } from './ways';
import type { Step } from './step';

const mine = { tripPath: '/trips/12', sharedPath: '/shared/abc' };
const yours = { tripPath: '/trips/77', sharedPath: '/shared/xyz' };
const on = (path: string, ...layers: string[]) => ({ path, layers });
const press: Step = { does: 'press', target: { key: 'Edit', nth: 0, title: 'Edit' } };

test('leads to the trip of the next visitor when it began at that of the last', () => {
  const trail = new Trail(mine);
  trail.follow({ does: 'open', path: '/trips/12?tab=packing' }, on('/trips/12?tab=packing'));
  trail.follow(press, on('/trips/12?tab=packing', 'dialog'));
  const { way } = trail;
  expect(way && stepsOn(way, yours)).toEqual([{ does: 'open', path: '/trips/77?tab=packing' }, press]);
});

test('begins anew when a window has closed', () => {
  const trail = new Trail(mine);
  trail.follow({ does: 'open', path: '/' }, on('/'));
  trail.follow(press, on('/', 'dialog'));
  trail.follow({ does: 'Escape' }, on('/'));
  expect(trail.way?.steps).toEqual([]);
});

test('takes the shortest way to what opened a window when much was done before', () => {
  const trail = new Trail(mine);
  trail.follow({ does: 'open', path: '/' }, on('/'));
  for (let times = 0; times < 10; times += 1) trail.follow(press, on('/'));
  expect(trail.way?.steps).toHaveLength(10);
  trail.follow(press, on('/', 'dialog'), { path: '/', steps: [], missed: 0 });
  expect(trail.way).toEqual({ path: '/', steps: [press], missed: 0 });
});

test('takes no address when it leads to what only this visitor has made', () => {
  expect(portable('/trips/13', mine)).toBeUndefined();
  expect(portable('/trips/123?tab=packing', mine)).toBeUndefined();
  expect(portable('/flights', mine)).toBe('/flights');
});
