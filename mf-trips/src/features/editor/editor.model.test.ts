import { MAX_BUDGET_USD } from '@sojourn/contracts';
import fc from 'fast-check';
import { fromAccount, type StoredTrip } from '../../shared/trip.model';
import {
  addActivity,
  emptyValues,
  entryFrom,
  faultsOf,
  isMissing,
  mergeConflict,
  statusChoices,
  suggestDestinations,
  valuesOf,
  type TripField,
} from './editor.model';

const rome: StoredTrip = fromAccount({
  id: 7,
  title: 'Rome in spring',
  destination: 'Rome, Italy',
  startDate: '2027-04-10',
  endDate: '2027-04-17',
  budget: 2400,
  notes: 'Book the Galleria early.',
  status: 'planning',
  version: 1,
  createdAt: '2026-11-21T10:00:00Z',
  updatedAt: '2026-11-21T10:00:00Z',
});
const full = valuesOf(rome);

describe('the form', () => {
  it.each<[TripField, string, string]>([
    ['title', ' ', 'Give the trip a title.'],
    ['destination', ' ', 'Say where it goes.'],
    ['startDate', '', 'Choose the first day.'],
    ['endDate', '', 'Choose the last day.'],
  ])('needs the %s', (field, empty, fault) => {
    const values = { ...full, [field]: empty };
    expect(faultsOf(values, 'account')).toMatchObject({ [field]: fault });
    expect(isMissing(values)).toBe(true);
    expect(isMissing(full)).toBe(false);
  });

  it.each<[TripField, string, string]>([
    ['title', 'x'.repeat(120), 'Please use at most 120 characters.'],
    ['destination', 'x'.repeat(120), 'Please use at most 120 characters.'],
    ['notes', 'x'.repeat(5000), 'Please use at most 5,000 characters.'],
    ['budget', String(MAX_BUDGET_USD), 'That budget is too large.'],
  ])('takes so much of a %s and no more', (field, most, fault) => {
    const around = field === 'notes' ? most : ` ${most} `;
    expect(faultsOf({ ...full, [field]: around }, 'account')).toEqual({});
    expect(faultsOf({ ...full, [field]: `${most}0` }, 'account')).toEqual({ [field]: fault });
  });

  it.each<[TripField, string]>([
    ['title', 'Rome\u200b'],
    ['destination', 'Rome\u202e'],
    ['notes', 'Rome\u0007'],
  ])('says which character of a %s cannot be seen', (field, text) => {
    expect(faultsOf({ ...full, [field]: `${text}!` }, 'browser')[field]).toMatch(
      /^Please remove the hidden character after “Rome” \(U\+/,
    );
    expect(faultsOf({ ...full, [field]: 'Family trip 👨‍👩‍👧‍👦' }, 'browser')).toEqual({});
  });

  it('calls a title a name in a browser’s trip', () => {
    expect(faultsOf({ ...full, title: '' }, 'browser')).toEqual({ title: 'Give the trip a name.' });
  });

  it('takes an end on the day of the start, and none before', () => {
    expect(faultsOf({ ...full, endDate: full.startDate }, 'account')).toEqual({});
    expect(faultsOf({ ...full, endDate: '2027-04-09' }, 'account')).toEqual({
      endDate: 'The end date must not be before the start date.',
    });
  });

  it.each<[string, number | null]>([
    ['', null],
    ['2400', 2400],
    [' $2,400 ', 2400],
    ['0', 0],
  ])('reads the budget %j of an account’s trip as %s', (budget, read) => {
    expect(faultsOf({ ...full, budget }, 'account')).toEqual({});
    expect(entryFrom({ ...full, budget }).budget).toBe(read);
  });

  it.each(['account', 'browser'] as const)('reads no budget of a trip of the %s in two ways', (storage) => {
    const faultIn = (budget: string) => faultsOf({ ...full, budget }, storage);
    for (const budget of ['lots', '12abc', 'abc12', '1.5', '12,5', '1e20', '1500.75']) {
      expect(faultIn(budget)).toEqual({ budget: 'Please give the budget in whole dollars, such as 1,200.' });
    }
    expect(faultIn('-3')).toEqual({ budget: 'The budget must not be negative.' });
  });

  it('takes days from 2000 to 2199, and a trip of a year', () => {
    const wrong = 'Please choose a day from 2000 to 2199.';
    expect(faultsOf({ ...full, startDate: '0001-01-01' }, 'account')).toEqual({ startDate: wrong });
    expect(faultsOf({ ...full, endDate: '9999-12-31' }, 'browser')).toEqual({ endDate: wrong });
    expect(faultsOf({ ...full, startDate: '2028-02-29', endDate: '2028-02-29' }, 'browser')).toEqual({});
    expect(faultsOf({ ...full, endDate: '2030-01-01' }, 'browser')).toEqual({
      endDate: 'A trip may last at most 366 days.',
    });
  });

  it.each<[TripField, string]>([
    ['flight', 'Please use at most 120 characters.'],
    ['accommodation', 'Please use at most 120 characters.'],
    ['activity', 'Please use at most 120 characters.'],
    ['imageUrl', 'That address is too long.'],
  ])('says why a %s of 10 kB or with a hidden character is none', (field, tooLong) => {
    expect(faultsOf({ ...full, [field]: 'x'.repeat(10_240) }, 'browser')).toEqual({ [field]: tooLong });
    expect(faultsOf({ ...full, [field]: 'a\u202eb' }, 'browser')).toHaveProperty(field);
  });

  it('offers the status it has and those that may follow', () => {
    expect(statusChoices('confirmed')).toEqual(['confirmed', 'completed', 'cancelled']);
  });

  it('gives back the trip it was opened with', () => {
    expect({ ...rome, ...entryFrom(full) }).toEqual(rome);
    expect(valuesOf({ ...rome, budget: null }).budget).toBe('');
  });

  it('sends texts without the spaces around them, and notes as they are', () => {
    const texts = { title: ' a ', destination: ' b ', imageUrl: ' c ', accommodation: ' d ', flight: ' e ' };
    const entry = entryFrom({ ...full, ...texts, notes: ' f ' });
    expect(entry).toMatchObject({ title: 'a', destination: 'b', imageUrl: 'c', accommodation: 'd', flight: 'e' });
    expect(entry.notes).toBe(' f ');
  });
});

describe('suggestions', () => {
  it('come after more than two characters, whatever the case, by any part of the name', () => {
    expect(suggestDestinations('ro ')).toEqual([]);
    expect(suggestDestinations(' par')).toEqual(['Paris']);
    expect(suggestDestinations('ROM')).toEqual(['Rome']);
    expect(suggestDestinations('york')).toEqual(['New York']);
    expect(suggestDestinations('rome, italy')).toEqual([]);
  });

  it('go on with cities that were found, once each', () => {
    const found = [
      'Paris, France',
      'Paris, United States',
      'Parma, Italy',
      'Parnu, Estonia',
      'Paraty, Brazil',
      'Pardes',
    ];
    expect(suggestDestinations('par', found)).toEqual(['Paris', ...found.slice(1, 5)]);
    expect(suggestDestinations('ljub', ['Ljubljana, Slovenia'])).toEqual(['Ljubljana, Slovenia']);
    expect(suggestDestinations('lj', ['Ljubljana, Slovenia'])).toEqual([]);
  });
});

describe('activities', () => {
  it('are trimmed; blank ones and those already there are ignored', () => {
    expect(addActivity(['Food Tour'], '  Vespa tour ')).toEqual(['Food Tour', 'Vespa tour']);
    expect(addActivity(['Food Tour'], '   ')).toEqual(['Food Tour']);
    expect(addActivity(['Food Tour'], 'Food Tour')).toEqual(['Food Tour']);
  });

  it('that are typed and not added with the button are meant all the same', () => {
    expect(entryFrom({ ...full, activities: ['Food Tour'], activity: ' Vespa tour' })).toMatchObject({
      activities: ['Food Tour', 'Vespa tour'],
    });
    expect(entryFrom(full)).not.toHaveProperty('activity');
  });
});

describe('two people’s changes', () => {
  it('take over what only they changed and keep what was typed', () => {
    const current = { ...full, title: 'Rome, slowly', budget: '3000' };
    const { values, changes } = mergeConflict(full, { ...full, title: 'Rome, fast', notes: 'Mine' }, current);
    expect(values).toEqual({ ...full, title: 'Rome, fast', notes: 'Mine', budget: '3000' });
    expect(changes).toEqual([
      { field: 'title', theirs: 'Rome, slowly', clash: true },
      { field: 'budget', theirs: '3000', clash: false },
    ]);
  });

  it('say nothing of what both changed alike', () => {
    const current = { ...full, title: 'Roma' };
    expect(mergeConflict(full, { ...full, title: 'Roma' }, current).changes).toEqual([]);
  });

  it('give up a status that can no longer follow from theirs', () => {
    const current = { ...full, status: 'cancelled' as const };
    expect(mergeConflict(full, { ...full, status: 'confirmed' }, current).values.status).toBe('cancelled');
    const open = { ...full, title: 'Rome, slowly' };
    expect(mergeConflict(full, { ...full, status: 'confirmed' }, open).values.status).toBe('confirmed');
  });

  it('never lose a text that was typed, nor one of theirs', () => {
    const word = fc.constantFrom('a', 'b', 'c');
    const fields = ['title', 'destination', 'notes'] as const;
    const texts = fc.record({ title: word, destination: word, notes: word });
    fc.assert(
      fc.property(texts, texts, texts, (base, typed, theirs) => {
        const opened = { ...emptyValues, ...base };
        const { values, changes } = mergeConflict(opened, { ...opened, ...typed }, { ...opened, ...theirs });
        for (const field of fields) {
          const mine = typed[field] !== base[field];
          expect(values[field]).toBe(mine ? typed[field] : theirs[field]);
          const isTold = changes.some((change) => change.field === field && change.theirs === theirs[field]);
          expect(isTold).toBe(theirs[field] !== base[field] && theirs[field] !== typed[field]);
        }
      }),
    );
  });
});
