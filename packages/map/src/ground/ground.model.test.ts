import { cellsWithin, drawnCell, isStored, levelOf } from './ground.model';

test('takes finer cells the nearer a map is', () => {
  expect([2, 5, 8, 9].map(levelOf)).toEqual(['world', 'middle', 'near', 'close']);
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
  const drawn = drawnCell(
    {
      ...{ land, lakes: [[1000, 1000, 500, 0, 0, 500]], isles: [], ashore: [], borders: [] },
      names: [['Rome', 2500, 1900, 2318, '']],
    },
    cell,
    'near',
  );
  expect(drawn.land).toEqual([[[40, 10], [40, 15], [45, 15], [45, 10]]]); // prettier-ignore
  expect(drawn.coast).toEqual([[[40, 15], [45, 15], [45, 10]]]); // prettier-ignore
  expect(drawn.shores).toEqual([[[41, 11], [41, 11.5], [41.5, 11.5], [41, 11]]]); // prettier-ignore
  expect(drawn.names).toEqual([{ name: 'Rome', at: [41.9, 12.5], weight: 2318, kind: 'city' }]);
});

test('knows which cells have a file', () => {
  // The first row of the middle level has 12 cells: column 9 is the second bit of the second byte.
  expect(isStored(Uint8Array.of(0, 2), '9_0', 'middle')).toBe(true);
  expect(isStored(Uint8Array.of(0, 2), '8_0', 'middle')).toBe(false);
  expect(isStored(Uint8Array.of(0, 2), '9_1', 'middle')).toBe(false);
});
