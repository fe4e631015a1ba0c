import { storedList } from './stored-list';

const KEY = 'things';
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('a list is parsed once, and its entries stay the same ones', () => {
  const things = storedList(KEY);
  expect(things.read()).toBeNull();
  const entry = { id: 1 };
  expect(things.write([entry])).toBe(true);
  const parse = jest.spyOn(JSON, 'parse');
  expect(things.read()?.[0]).toBe(entry);
  expect(things.read()).toBe(things.read());
  expect(parse).not.toHaveBeenCalled();
  expect(localStorage.getItem(KEY)).toBe('[{"id":1}]');
});

test('what another tab writes is read', () => {
  const things = storedList(KEY);
  things.write([{ id: 1 }]);
  localStorage.setItem(KEY, '[{"id":2}]');
  expect(things.read()).toEqual([{ id: 2 }]);
  localStorage.clear();
  expect(things.read()).toBeNull();
  localStorage.setItem(KEY, '{"not":"a list"}');
  expect(things.read()).toBeNull();
});

test('what could not be written is not taken for written', () => {
  const things = storedList(KEY);
  things.write([1]);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(things.write([1, 2])).toBe(false);
  expect(things.read()).toEqual([1]);
});

test('a browser that forbids storage has no list', () => {
  const things = storedList(KEY);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(things.read()).toBeNull();
});
