import { forgetPlanDraft } from '../../shared/plan-draft.store';
import { keepDraft, onDraftElsewhere, readKeptDraft } from './draft.store';
import { emptyDraft } from './plan.model';

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a draft comes back, also in another tab and after signing in, until somebody starts over', () => {
  expect(readKeptDraft()).toEqual(emptyDraft);
  keepDraft({ ...emptyDraft, budget: 750 });
  expect(readKeptDraft()).toEqual({ ...emptyDraft, budget: 750 });
  forgetPlanDraft();
  expect(readKeptDraft()).toEqual(emptyDraft);
});

test('what cannot be read starts afresh', () => {
  localStorage.setItem('plannerDraft', '{');
  expect(readKeptDraft()).toEqual(emptyDraft);
});

test('a browser that forbids storage still plans', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => keepDraft(emptyDraft)).not.toThrow();
});

test('what another tab has said is not said again, also where reading it leaves something out', () => {
  const asking = JSON.stringify({ ...emptyDraft, budget: 750, locationStatus: 'requesting' });
  localStorage.setItem('plannerDraft', asking);
  keepDraft(readKeptDraft());
  expect(localStorage.getItem('plannerDraft')).toBe(asking);
});

test('what is said in another tab is heard, what is not of the planner is not', () => {
  const heard: number[] = [];
  const stop = onDraftElsewhere(({ budget }) => heard.push(budget));
  const say = (key: string, budget: number) => {
    localStorage.setItem(key, JSON.stringify({ ...emptyDraft, budget }));
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'new' }));
  };
  say('plannerDraft', 900);
  say('other', 1000);
  stop();
  say('plannerDraft', 1100);
  expect(heard).toEqual([900]);
});
