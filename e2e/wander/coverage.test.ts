/** A control has one key however often it is met. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { Coverage } from './coverage';
import type { SeenControl } from './page/controls';
import type { Step } from './step';

const control = (name: string, other: Partial<SeenControl> = {}): SeenControl => ({
  ...{
    role: 'button',
    name,
    ...{ row: '', beside: '', group: '', thing: '' },
    shape: 'a',
    layer: '',
    isInFrame: false,
    kind: '',
    options: 0,
    effect: 'acts' as const,
    isExternal: false,
  },
  ...other,
});
const keysOf = (coverage: Coverage, path: string, controls: SeenControl[]) => {
  const look = { path, controls };
  return controls.map((each) => coverage.keyOf(look, each));
};

test('gives controls one key when they differ by a name of the catalogue, a number or a date', () => {
  const coverage = new Coverage(['Rome', 'Kyoto']);
  const [rome, kyoto] = [
    control('Compare Rome, $1,200 on Monday, 7 December'),
    control('Compare Kyoto, $940 on Friday, 1 May'),
  ];
  expect(new Set(keysOf(coverage, '/search', [rome])).add(keysOf(coverage, '/search', [kyoto])[0] ?? '').size).toBe(1);
});

test('gives airports one key when a place of the catalogue stands in the name of one', () => {
  const airports = ['Tokyo Haneda HND', 'Cascais Municipal Aerodrome CAT', 'Reykjavik, all airports REK'];
  const keys = keysOf(
    new Coverage(['Tokyo']),
    '/flights',
    [...airports, 'Image URL'].map((name) => control(name)),
  );
  expect(new Set(keys).size).toBe(2);
});

test('gives controls one key when their trips have different numbers', () => {
  const coverage = new Coverage();
  expect(keysOf(coverage, '/trips/1?tab=packing', [control('Share')])).toEqual(
    keysOf(coverage, '/trips/22', [control('Share')]),
  );
});

test('gives controls one key when many differ by what follows the same first words', () => {
  const rows = ['Old harbor', 'Lunch in the shade', 'Bus to the beach'].map((name) => control(`Actions for ${name}`));
  expect(new Set(keysOf(new Coverage(), '/trips/1', rows))).toEqual(
    new Set(['/trips/:id |  | button | Actions for …']),
  );
});

test('folds the name of a thing when it is a control of its own beside those that act on it', () => {
  const row = { shape: 'in a row a' };
  const names = ['Bus to the beach', 'Actions for Bus to the beach', 'Long walk', 'Actions for Long walk'];
  const keys = keysOf(
    new Coverage(),
    '/trips/1',
    names.map((name) => control(name, row)),
  );
  expect(new Set(keys.map((key) => key.split(' | ').at(-1)))).toEqual(new Set(['…', 'Actions for …']));
});

test('gives controls one key when they differ by the month that they begin with', () => {
  const days = ['Dec 5', 'Dec 6', 'Dec 7', 'Jan 1', 'Jan 2', 'Jan 3'].map((day) => control(`${day}, cheap`));
  expect(new Set(keysOf(new Coverage(), '/flights/search', days)).size).toBe(1);
});

test('gives answers one key when their questions differ', () => {
  const answers = ['Yes, no beaches', 'Yes, at most # hours there'].map((name) => control(name));
  expect(new Set(keysOf(new Coverage(), '/recommendations', answers)).size).toBe(1);
});

test('folds what was typed when it stands in the name of a control', () => {
  const coverage = new Coverage();
  coverage.noteTyped('Lemonade stand');
  expect(keysOf(coverage, '/trips/1', [control('Delete Lemonade stand')])).toEqual([
    '/trips/:id |  | button | Delete …',
  ]);
});

const way = (path: string, steps: Step[] = []) => ({ path, steps, missed: 0 });

test('counts a control as met when it was used once', () => {
  const coverage = new Coverage();
  coverage.see('a', 'phone', way('/'));
  coverage.see('b', 'phone', way('/terms'));
  coverage.meet('a');
  expect(coverage.report()).toEqual({ met: 1, seen: 2, unmet: ['b'] });
  expect(coverage.waysToGo('phone')).toEqual([{ key: 'b', way: way('/terms') }]);
});

test('keeps the shortest way until it was missed', () => {
  const coverage = new Coverage();
  const longer = way('/trips', [{ does: 'Escape' }]);
  coverage.see('a', 'phone', way('/'));
  coverage.see('a', 'phone', longer);
  expect(coverage.waysToGo('phone')[0]?.way.path).toBe('/');
  coverage.miss('a', 'phone');
  coverage.see('a', 'phone', longer);
  expect(coverage.waysToGo('phone')[0]?.way).toEqual({ ...longer, missed: 1 });
});

test('counts a list of choices as one control when the run has seen more than eight of them', () => {
  const coverage = new Coverage();
  const quarters = ['Baixa', 'Chiado', 'Belém', 'Alfama', 'Graça', 'Estrela', 'Lapa', 'Ajuda', 'Benfica'];
  const choices = quarters.map((name) => control(name, { role: 'checkbox', group: 'District' }));
  const [first = ''] = keysOf(coverage, '/hotels/search', choices.slice(0, 1));
  coverage.see(first, 'phone', way('/hotels/search'));
  coverage.meet(first);
  const few = keysOf(coverage, '/hotels/search', choices.slice(0, 8));
  expect(new Set(few).size).toBe(8);
  keysOf(coverage, '/hotels/search', choices);
  const all = new Set(keysOf(coverage, '/hotels/search', choices));
  expect([...all]).toEqual(['/hotels/search |  | checkbox | District: …']);
  expect(coverage.metTimes(first)).toBe(1);
  expect(coverage.report()).toEqual({ met: 1, seen: 1, unmet: [] });
});

test('keeps the options of a short list apart when a button opens it, and none of what a field suggests', () => {
  const options = ['Africa', 'Asia', 'Europe'].map((name) => control(name, { role: 'option', options: 3 }));
  const suggested = options.map((each) => ({ ...each, thing: 'suggestion' }));
  expect(new Set(keysOf(new Coverage(), '/destinations', options)).size).toBe(3);
  expect(new Set(keysOf(new Coverage(), '/flights', suggested)).size).toBe(1);
});

test('folds the name of a thing when its row says it, too', () => {
  const boxes = ['Passport or ID', 'Toothbrush'].map((thing) =>
    control(`${thing} Traveller 1`, { role: 'checkbox', beside: `${thing} Essentials` }),
  );
  expect(new Set(keysOf(new Coverage(), '/trips/1', boxes))).toEqual(
    new Set(['/trips/:id |  | checkbox | … Traveller #']),
  );
});

test('folds no part of a word when it was typed', () => {
  const coverage = new Coverage();
  coverage.noteTyped('par');
  expect(keysOf(coverage, '/flights', [control('Departure')])).toEqual(['/flights |  | button | Departure']);
});

test('goes on where an earlier run ended when it is given its file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'wander-')), 'memory.json');
  const earlier = new Coverage();
  earlier.see('a', 'phone', way('/'));
  earlier.see('b', 'phone', way('/terms'));
  earlier.meet('a');
  earlier.keep(file);
  const later = new Coverage();
  later.recall(file);
  expect(later.report()).toEqual(earlier.report());
  expect(later.waysToGo('phone')).toEqual(earlier.waysToGo('phone'));
});

test('gives the choices of a filter one key when each says how many things it leaves', () => {
  const [one, other] = ['Breakfast included 14', 'Air conditioning 9'].map((name) =>
    control(name, { role: 'checkbox', group: 'Amenities' }),
  );
  const keys = keysOf(new Coverage(), '/hotels/search', [one as SeenControl, other as SeenControl]);
  expect(new Set(keys)).toEqual(new Set(['/hotels/search |  | checkbox | Amenities: …']));
});

test('gives controls one key when their routes show the same page', () => {
  const [login] = keysOf(new Coverage(), '/login', [control('Show password')]);
  expect(keysOf(new Coverage(), '/register?next=%2F', [control('Show password')])).toEqual([login]);
});
