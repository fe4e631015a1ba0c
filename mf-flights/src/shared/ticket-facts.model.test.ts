import { ticketFacts } from './ticket-facts.model';

test.each([
  ['nothing that nobody said', {}, []],
  ['bags of each', { bags: { checked: 2, carryOn: 1 } }, ['2 checked bags each']],
  ['bags that are missing', { bags: { checked: 0, carryOn: 0 } }, ['No checked bag', 'No cabin bag']],
  [
    'what is forbidden',
    { refund: { isAllowed: false }, change: { isAllowed: false } },
    ['Not refundable', 'Not changeable'],
  ],
  ['what is free', { refund: { isAllowed: true, penalty: 0 } }, ['Refundable free of charge']],
  ['what costs something', { change: { isAllowed: true, penalty: 80 } }, ['Changeable for $80']],
  ['what may cost something', { change: { isAllowed: true } }, ['Changeable']],
])('says %s', (_name, given, facts) => {
  expect(ticketFacts(given)).toEqual(facts);
});
