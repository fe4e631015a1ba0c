import * as whole from '@sojourn/contracts';
import * as lent from './contracts';

const BETWEEN_SERVICES = [
  'catalogueActivitySchema',
  'catalogueEntrySchema',
  'catalogueSchema',
  'healthSchema',
  'identitySchema',
  'originAnswerSchema',
  'originQuerySchema',
  'serviceNames',
];

test('remotes may borrow every schema but those that only services use', () => {
  const expected = Object.keys(whole).filter((name) => !BETWEEN_SERVICES.includes(name));
  expect(Object.keys(lent).sort()).toEqual(expected.sort());
});
