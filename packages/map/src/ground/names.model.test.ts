import type { GroundName } from './ground.model';
import { namesAt } from './names.model';

const name = (text: string, weight: number, kind: GroundName['kind']): GroundName => ({ name: text, at: [45, 10], weight, kind }); // prettier-ignore
const all = [
  name('Trastevere', 30, 'quarter'),
  name('Rome', 12_000, 'city'),
  name('Italy', 550, 'country'),
  name('Anzio', 40, 'city'),
  name('Nemi', 2, 'city'),
  name('Lake Garda', 19, 'lake'),
  name('Adriatic Sea', 300, 'sea'),
  name('Capri', 3, 'island'),
];
const at = (zoom: number) => namesAt(all, zoom).map((each) => each.name);

test('names countries and the best-known cities when a map is far', () => {
  expect(at(2)).toEqual(['Italy', 'Rome']);
  expect(at(6)).toEqual(['Italy', 'Rome', 'Adriatic Sea']);
});

test('names towns, quarters and lakes when a map is near', () => {
  expect(at(9)).toEqual(['Rome', 'Adriatic Sea', 'Lake Garda', 'Anzio']);
  expect(at(12)).toEqual(['Rome', 'Lake Garda', 'Capri', 'Anzio', 'Trastevere', 'Nemi']);
});

test('leaves out the name of a water that is wider than the view', () => {
  expect(at(15)).not.toContain('Lake Garda');
  expect(at(11)).not.toContain('Adriatic Sea');
});
