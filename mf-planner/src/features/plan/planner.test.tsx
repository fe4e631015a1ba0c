import { fakeApi, PortalForTests } from '@sojourn/web-kit/testing';
import { render, screen } from '@testing-library/react';
import { Planner } from './planner';

let api: ReturnType<typeof fakeApi>;
beforeEach(() => {
  api = fakeApi({});
});
afterEach(() => {
  api.restore();
  localStorage.clear();
});

const openAt = async (step: number) => {
  let prepared = 0;
  const onNearlyDone = () => {
    prepared += 1;
  };
  render(
    <PortalForTests at={`/plan-trip?step=${step}`} user={null}>
      <Planner onNearlyDone={onNearlyDone} />
    </PortalForTests>,
  );
  await screen.findByRole('heading', { level: 1 });
  return prepared;
};

test.each([
  [1, 0],
  [5, 0],
  [6, 1],
  [7, 1],
])('at step %i the list that the steps lead to is prepared %i times', async (step, times) => {
  expect(await openAt(step)).toBe(times);
});
