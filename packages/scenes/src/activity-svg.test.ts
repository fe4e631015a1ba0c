import { activityMoods, activitySubjects, activitySvg } from './activity-svg';

const SIZE = { width: 1080, height: 675 };
const drawings = activitySubjects.flatMap((subject) =>
  activityMoods.map((mood) => ({ subject, mood, seed: '0', ...SIZE })),
);

test('every subject is drawn in every hour, and no two pictures are the same', () => {
  const drawn = drawings.map(activitySvg);
  expect(new Set(drawn).size).toBe(activitySubjects.length * activityMoods.length);
  for (const svg of drawn) {
    expect(svg).toMatch(/^<svg xmlns="[^"]+" width="1080" height="675" viewBox="0 0 1080 675"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('the same seed is the same picture', () => {
  const some = drawings.filter((_, i) => i % 7 === 0);
  expect(some.map(activitySvg)).toEqual(some.map(activitySvg));
});

test('seeds of a subject differ in more than where things stand', () => {
  const shape = (svg: string) => svg.replace(/-?\d+(\.\d+)?/g, '');
  for (const subject of activitySubjects) {
    const shapes = ['0', '1', '2'].map((seed) => shape(activitySvg({ subject, mood: 'noon', seed, ...SIZE })));
    expect([subject, new Set(shapes).size > 1]).toEqual([subject, true]);
  }
});
