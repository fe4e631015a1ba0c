import { cellsWithin, drawnCell, levelOf, namesAt, type GroundName } from './ground.model';

test('takes finer cells the nearer a map is', () => {
  expect([2, 5, 9].map(levelOf)).toEqual(['world', 'middle', 'near']);
});

test('names the cells of both sides when a view crosses the date line', () => {
  const cells = cellsWithin({ west: 172, east: 188, south: -22, north: -12 }, 'near');
  expect(cells.map(({ key }) => key)).toEqual(['35_6', '35_7', '0_6', '0_7']);
  expect(cells.at(-1)).toMatchObject({ west: 180, south: -20 });
  expect(cellsWithin({ west: -400, east: 400, south: -95, north: 95 }, 'world').map(({ key }) => key)).toEqual([
    '0_0',
    '0_0',
    '0_0',
  ]);
});

test('draws no coast where land goes on in the next cell', () => {
  const cell = { id: 'near 19 13', key: '19_13', west: 10, south: 40 };
  const land = [[0, 0, 5000, 0, 0, 5000, -5000, 0]];
  const drawn = drawnCell({ land, borders: [], names: [['Rome', 2500, 1900, 2318, '']] }, cell, 'near');
  expect(drawn.land).toEqual([[[40, 10], [40, 15], [45, 15], [45, 10]]]); // prettier-ignore
  expect(drawn.coast).toEqual([[[40, 15], [45, 15], [45, 10]]]); // prettier-ignore
  expect(drawn.names).toEqual([{ name: 'Rome', at: [41.9, 12.5], weight: 2318, kind: 'city' }]);
});

test('names countries from afar and quarters when a map is near', () => {
  const name = (text: string, weight: number, kind: GroundName['kind']) => ({ name: text, at: [0, 0] as [number, number], weight, kind }); // prettier-ignore
  const all = [name('Trastevere', 30, 'quarter'), name('Rome', 2318, 'city'), name('Italy', 550, 'country'), name('Anzio', 40, 'city')]; // prettier-ignore
  const at = (zoom: number) => namesAt(all, zoom).map((each) => each.name);
  expect(at(2)).toEqual(['Italy']);
  expect(at(6)).toEqual(['Italy', 'Rome']);
  expect(at(12)).toEqual(['Rome', 'Anzio', 'Trastevere']);
});
