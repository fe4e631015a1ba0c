import { isGrown, onGround, subjectsOnGround } from './activity-ground.model';

test('a subject with plants or peaks is drawn on the ground of its place', () => {
  expect(onGround('trail', { biome: 'dry', hasSnow: false })).toBe('trail-dry');
  expect(onGround('gorge', { biome: 'bare', hasSnow: true })).toBe('gorge-bare-snow');
  expect(onGround('museum', { biome: 'bare', hasSnow: true })).toBe('museum');
});

test('no snow is drawn where it is warm all year', () => {
  expect(onGround('volcano', { biome: 'tropical', hasSnow: true })).toBe('volcano-tropical');
  expect(subjectsOnGround).not.toContain('volcano-tropical-snow');
});

test('knows in which pictures something grows', () => {
  expect([isGrown('trail'), isGrown('museum')]).toEqual([true, false]);
});
