import { foldWords } from '@sojourn/travel';
import fc from 'fast-check';
import { formsOf, isOnlyFillers, shortForm, withoutFillers } from './name-forms.model';

test.each([
  ['Sankt-Petersburg', ['sankt petersburg', 'st petersburg', 'sanktpetersburg', 'stpetersburg']],
  ['Düsseldorf', ['dusseldorf', 'duesseldorf']],
  ['Tromsø', ['tromso', 'tromsoe']],
  ['New York', ['new york', 'newyork']],
  ['Fort Worth', ['fort worth', 'ft worth', 'fortworth', 'ftworth']],
  ['東京', ['東京']],
  ['!', []],
])('%s is found as %p', (name, forms) => {
  expect(formsOf(name)).toEqual(forms);
});

test('of saints only the whole word is short', () => {
  expect(shortForm('saint tropez sainte maxime')).toBe('st tropez st maxime');
  expect(shortForm('saints mounted')).toBe('saints mounted');
});

test.each([
  ['barcelona airport', 'barcelona'],
  ['flughafen frankfurt', 'frankfurt'],
  ['aeroporto di milano', 'milano'],
  ['near Yosemite', 'yosemite'],
  ['flights to bali', 'bali'],
  ['airports in london', 'london'],
  ['from paris', 'paris'],
  ['the algarve', 'algarve'],
  ['from leeds by train', 'leeds'],
  ['paris preferably by train', 'paris'],
  ['my home in leeds', 'leeds'],
  ['lyon no flying', 'lyon'],
  ['airport', 'airport'],
])('%s means %s', (typed, meant) => {
  expect(withoutFillers(typed.toLowerCase())).toBe(meant);
});

test.each([
  ['by train', true],
  ['no flying', true],
  ['train to leeds', false],
  ['leeds', false],
])('tells of %s whether only the way is meant: %s', (folded, isOnly) => expect(isOnlyFillers(folded)).toBe(isOnly));

test('every form is folded, and each stands once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 20 }), (name) => {
      const forms = formsOf(name);
      expect(new Set(forms).size).toBe(forms.length);
      for (const form of forms) expect(foldWords(form)).toBe(form);
    }),
  );
});
