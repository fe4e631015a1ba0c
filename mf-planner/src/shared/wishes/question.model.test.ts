import { phraseOf, questionsLead } from './question.model';

test.each([
  ['not-thing:beaches', 'No beaches', 'no beaches'],
  ['not-thing:museums', 'No museums and art', 'no museums or art'],
  ['not-place:destination:bali', 'Not Bali', 'not Bali'],
  ['place:destination:nice', 'Nice', 'Nice'],
  ['dates:2027-10-11', 'Around Oct 14, 2027', 'around Oct 14, 2027'],
  ['dates:2027-03-10:2027-03-17', 'Mar 10, 2027 - Mar 17, 2027', 'Mar 10, 2027 - Mar 17, 2027'],
  ['months:true:3', 'March', 'March'],
  ['thing:christmas-markets', 'Christmas markets', 'Christmas markets'],
  ['thing:markets', 'Markets', 'markets'],
  ['most-hours:2', 'At most 2 hours there', 'at most 2 hours there'],
])('puts %s into a sentence: %s', (id, label, phrase) => expect(phraseOf({ id, label })).toBe(phrase));

test('says that nothing changes until it is answered', () =>
  expect([questionsLead(1), questionsLead(2)]).toEqual([
    'We are not sure about this one. It changes nothing until you answer.',
    'We are not sure about these. They change nothing until you answer.',
  ]));
