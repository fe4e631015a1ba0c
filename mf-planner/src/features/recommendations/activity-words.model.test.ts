import { parseActivity } from './activity-words.model';

test.each([
  ['Fado evening (2h, $35)', { name: 'Fado evening', price: 35, minutes: 120 }],
  ['Tram 28 walk (3h, free)', { name: 'Tram 28 walk', price: 0, minutes: 180 }],
  ['Safari (8h 30m, $1,250)', { name: 'Safari', price: 1_250, minutes: 510 }],
  ['Tasting ($45)', { name: 'Tasting', price: 45, minutes: null }],
  ['Walk (45m)', { name: 'Walk', price: null, minutes: 45 }],
  ['Museum (Old Town) (1h, $9)', { name: 'Museum (Old Town)', price: 9, minutes: 60 }],
  ['Museum (Old Town)', { name: 'Museum (Old Town)', price: null, minutes: null }],
  ['Walk by the river', { name: 'Walk by the river', price: null, minutes: null }],
  ['Cruise (2 hours, Free)', { name: 'Cruise', price: 0, minutes: 120 }],
  ['Odd ($12.50)', { name: 'Odd ($12.50)', price: null, minutes: null }],
  ['Forever (999h)', { name: 'Forever (999h)', price: null, minutes: null }],
  ['', { name: '', price: null, minutes: null }],
])('%s is read', (text, said) => expect(parseActivity(text)).toEqual(said));
