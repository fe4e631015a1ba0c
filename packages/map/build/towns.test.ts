import { folded, townNames } from './towns';

const row = (id: number, name: string, [latitude, longitude, code, people]: [number, number, string, number]) =>
  [id, name, name, '', latitude, longitude, 'P', code, 'IT', '', '', '', '', '', people].join('\t');

/** dBase as Natural Earth writes it, with the fields that are read. */
function dbase(rows: readonly (readonly string[])[]): Buffer {
  const fields = [['scalerank', 4], ['name', 20], ['latitude', 12], ['longitude', 12], ['geonameid', 10]] as const; // prettier-ignore
  const width = 1 + fields.reduce((sum, [, length]) => sum + length, 0);
  const head = Buffer.alloc(32 + fields.length * 32 + 1);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(width, 10);
  fields.forEach(([name, length], at) => {
    head.write(name, 32 + at * 32, 'latin1');
    head[32 + at * 32 + 16] = length;
  });
  head[head.length - 1] = 13;
  const text = rows.map((values) => ` ${fields.map(([, length], at) => (values[at] ?? '').padEnd(length)).join('')}`);
  return Buffer.concat([head, Buffer.from(text.join(''))]);
}

test('weighs towns by what they are worth to travelers, and adds villages that the source leaves out', () => {
  const cities = [
    row(1, 'Rome', [41.89, 12.51, 'PPLC', 2_300_000]),
    row(2, 'Venice', [45.43, 12.33, 'PPLA', 51_000]),
    row(3, 'Mestre', [45.49, 12.24, 'PPL', 150_000]),
    row(4, 'Gone', [45.5, 12.24, 'PPLQ', 5_000]),
  ].join('\n');
  const ranks = dbase([['0', 'Rome', '41.9', '12.5', '1'], ['4', 'Venice', '45.44', '12.33', '2']]); // prettier-ignore
  const names = townNames({ cities, ranks }, [['village', 'Torcello', 45.498, 12.418, 0.1]]);
  expect(names.toSorted((one, other) => other.weight - one.weight).map(({ name }) => name)).toEqual(['Rome', 'Venice', 'Mestre', 'Torcello']); // prettier-ignore
});

test('folds accents and signs, so that two spellings of a town are one', () => {
  expect(folded('Hạ Long')).toBe('ha long');
  expect(folded('Saint-Jean')).toBe(folded('Saint Jean'));
});
