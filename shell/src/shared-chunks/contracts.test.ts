import * as whole from '@sojourn/contracts';
import * as shared from './contracts';

/** What only services say to each other, what pages only send, and what the plan of a trip is made of. */
const NOT_SHARED = [
  'activityPlaceSchema',
  'atMostCharacters',
  'foldName',
  'catalogueActivitySchema',
  'catalogueEntrySchema',
  'catalogueSchema',
  'clockTimeSchema',
  'failureReportSchema',
  'healthSchema',
  'identitySchema',
  'originAnswerSchema',
  'originQuerySchema',
  'placeCautions',
  'placeTraitSchema',
  'serviceNames',
  'timeZoneSchema',
  'withoutControlCharacters',
  'withoutHiddenCharacters',
];

test('remotes may use every schema but those that none has a use for', () => {
  const expected = Object.keys(whole).filter((name) => !NOT_SHARED.includes(name));
  expect(Object.keys(shared).sort()).toEqual(expected.sort());
});
