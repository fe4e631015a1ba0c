import { plainName } from './plain-name.model';

test.each([
  ['patong beach', 'patong'],
  ['gion district', 'gion'],
  ['the amalfi coast', 'amalfi'],
  ['ko phi phi', 'koh phi phi'],
  ['kho phangan island', 'koh phangan'],
  ['the cotswolds', 'cotswolds'],
])('takes %s for %s', (typed, plain) => expect(plainName(typed)).toBe(plain));

test.each(['rome', 'beach', 'new york', 'oia'])('leaves %s as it is', (typed) =>
  expect(plainName(typed)).toBeUndefined(),
);
