import type { Refusal } from '@sojourn/trip';
import { CommandRefused, PlanLost } from './plan.store';

describe('a plan that is out of reach', () => {
  it.each([
    ['gone', 'This trip is no longer there.'],
    ['signed-out', 'Please sign in to continue.'],
    ['not-allowed', 'You can look at this trip, but not change it.'],
  ] as const)('says why, when it is %s', (reason, sentence) => {
    const lost = new PlanLost(reason);
    expect(lost).toMatchObject({ reason, message: sentence });
    expect(String(lost)).toBe(`PlanLost: ${sentence}`);
  });
});

it('is refused in the words of the rule that refuses, and keeps the refusal', () => {
  const refusal: Refusal = { reason: 'refused', message: 'This item is no longer there.', conflicts: [] };
  const refused = new CommandRefused(refusal);
  expect(refused.refusal).toBe(refusal);
  expect(String(refused)).toBe('CommandRefused: This item is no longer there.');
});
