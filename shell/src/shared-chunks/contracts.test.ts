import * as whole from '@sojourn/contracts';
import * as shared from './contracts';

const BETWEEN_SERVICES = [
  'foldName',
  'catalogueActivitySchema',
  'catalogueEntrySchema',
  'catalogueSchema',
  'healthSchema',
  'identitySchema',
  'originAnswerSchema',
  'originQuerySchema',
  'serviceNames',
];

test('remotes may use every schema but those that only services use', () => {
  const expected = Object.keys(whole).filter((name) => !BETWEEN_SERVICES.includes(name));
  expect(Object.keys(shared).sort()).toEqual(expected.sort());
});
