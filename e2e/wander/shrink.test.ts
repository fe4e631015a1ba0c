/** Walks are shortened to the steps that matter, in a bounded number of tries. */
import { expect, test } from '@playwright/test';
import { shrink } from './shrink';
import type { Step } from './step';

const open = (path: string): Step => ({ does: 'open', path });
const press = (title: string): Step => ({ does: 'press', target: { key: title, nth: 0, title } });
const titles = (steps: readonly Step[]) =>
  steps.map((step) => ('target' in step ? step.target.title : step.does === 'open' ? step.path : step.does));

const walked = [open('/'), press('a'), open('/trips'), ...['b', 'c', 'd', 'e', 'f', 'g'].map(press)];
const needs =
  (...wanted: string[]) =>
  (steps: readonly Step[]) =>
    Promise.resolve(wanted.every((title) => titles(steps).includes(title)));

test('keeps the first page and the steps that matter when the others change nothing', async () => {
  expect(titles(await shrink(walked, needs('c', 'f'), 40))).toEqual(['/trips', 'c', 'f']);
});

test('keeps the whole walk when no shorter one meets the fault', async () => {
  expect(await shrink(walked, needs(...titles(walked)), 40)).toEqual(walked);
});

test('ends when its tries are used up', async () => {
  let tries = 0;
  const meets = (steps: readonly Step[]) => {
    tries += 1;
    return needs('g')(steps);
  };
  await shrink(walked, meets, 3);
  expect(tries).toBe(3);
});
