import { jsonTextOf } from './json-text.model';

test('a part is told once, as JSON tells it', () => {
  const told = { times: 0, title: 'Walk' };
  const part = { toJSON: () => ({ ...told, times: (told.times += 1) }) };
  expect(jsonTextOf(part)).toBe('{"times":1,"title":"Walk"}');
  expect(jsonTextOf(part)).toBe('{"times":1,"title":"Walk"}');
  expect(jsonTextOf({ ...part })).toBe('{"times":2,"title":"Walk"}');
});
