import { keepDraft, readKeptDraft } from './draft.store';
import { emptyDraft } from './plan.model';

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a draft comes back in the same tab', () => {
  expect(readKeptDraft()).toEqual(emptyDraft);
  keepDraft({ ...emptyDraft, budget: 750 });
  expect(readKeptDraft()).toEqual({ ...emptyDraft, budget: 750 });
  expect(JSON.parse(sessionStorage.getItem('plannerDraft') ?? '')).toMatchObject({ budget: 750 });
});

test('what cannot be read starts afresh', () => {
  sessionStorage.setItem('plannerDraft', '{');
  expect(readKeptDraft()).toEqual(emptyDraft);
});

test('a browser that forbids storage still plans', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(() => keepDraft(emptyDraft)).not.toThrow();
});
