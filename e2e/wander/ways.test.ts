/** What was done is kept since the last address that the next visitor can open, too. */
import { expect, test } from '@playwright/test';
import { portable, stepsOn, Trail } from './ways';
import type { Step } from './step';

const mine = { tripPath: '/trips/12', sharedPath: '/shared/abc' };
const yours = { tripPath: '/trips/77', sharedPath: '/shared/xyz' };
const press: Step = { does: 'press', target: { key: 'Edit', nth: 0, title: 'Edit' } };

test('leads to the trip of the next visitor when it began at that of the last', () => {
  const trail = new Trail(mine);
  trail.follow({ does: 'open', path: '/trips/12?tab=packing' }, '/trips/12?tab=packing', false);
  trail.follow(press, '/trips/12?tab=packing', true);
  const { way } = trail;
  expect(way && stepsOn(way, yours)).toEqual([{ does: 'open', path: '/trips/77?tab=packing' }, press]);
});

test('begins anew when a window has closed', () => {
  const trail = new Trail(mine);
  trail.follow({ does: 'open', path: '/' }, '/', false);
  trail.follow(press, '/', true);
  trail.follow({ does: 'Escape' }, '/', false);
  expect(trail.way?.steps).toEqual([]);
});

test('takes no address when it leads to what only this visitor has made', () => {
  expect(portable('/trips/13', mine)).toBeUndefined();
  expect(portable('/trips/123?tab=packing', mine)).toBeUndefined();
  expect(portable('/flights', mine)).toBe('/flights');
});
