import type { DayFare } from '@sojourn/contracts/fare';
import fc from 'fast-check';
import {
  cellsOf,
  daysAround,
  daysInWeeks,
  daysOfMonth,
  gridOf,
  heightOf,
  lowestOf,
  nameOfMonth,
  nextCell,
  nightsOf,
  weeksOf,
} from './dates.model';

const fare = (departureDate: string, partyTotal: number, returnDate?: string): DayFare => ({
  ...{ departureDate, partyTotal, fare: partyTotal },
  ...(returnDate && { returnDate }),
});
const chosen = { departureDate: '2027-04-10', returnDate: '2027-04-17' };

describe('days that are asked for', () => {
  test('are a month, one way or with nights', () => {
    expect(daysOfMonth('2027-04', undefined)).toEqual({ departureFrom: '2027-04-01', departureUntil: '2027-04-30' });
    expect(daysOfMonth('2028-02', 7)).toEqual({
      departureFrom: '2028-02-01',
      departureUntil: '2028-02-29',
      nights: 7,
    });
    expect(daysOfMonth('2027-04', undefined)).not.toHaveProperty('nights');
  });

  test('are three around each end, none of them past', () => {
    expect(daysAround(chosen, '2027-01-01')).toEqual({
      departureFrom: '2027-04-07',
      departureUntil: '2027-04-13',
      returnFrom: '2027-04-14',
      returnUntil: '2027-04-20',
    });
    expect(daysAround({ departureDate: '2027-04-10', returnDate: '' }, '2027-04-09')).toEqual({
      departureFrom: '2027-04-09',
      departureUntil: '2027-04-15',
    });
  });

  test('are so many nights apart', () => {
    expect(nightsOf(chosen)).toBe(7);
    expect(nightsOf({ ...chosen, returnDate: '' })).toBeUndefined();
  });
});

test('a month has a name', () => expect(nameOfMonth('2027-04')).toBe('April 2027'));

describe('cells', () => {
  let cells: ReturnType<typeof cellsOf>;
  beforeEach(() => {
    cells = cellsOf(
      [
        fare('2027-04-09', 300, '2027-04-16'),
        fare('2027-04-10', 450, '2027-04-17'),
        fare('2027-04-11', 600, '2027-04-18'),
      ],
      chosen,
    );
  });

  test('know the lowest, the chosen, and how dear each is', () => {
    expect(cells.map(({ tone }) => tone)).toEqual(['low', 'middle', 'high']);
    expect(cells.map(({ isChosen }) => isChosen)).toEqual([false, true, false]);
    expect(lowestOf(cells)?.total).toBe(300);
    expect(lowestOf([])).toBeUndefined();
  });

  test('are low and high within a third of the span, and of another day where one end is', () => {
    const tones = (...totals: number[]) =>
      cellsOf(
        totals.map((total) => fare('2027-04-09', total)),
        chosen,
      ).map(({ tone }) => tone);
    expect(tones(300, 399, 400, 500, 501, 600)).toEqual(['low', 'low', 'middle', 'middle', 'high', 'high']);
    const oneEnd = cellsOf([fare('2027-04-10', 1, '2027-04-18'), fare('2027-04-09', 1, '2027-04-17')], chosen);
    expect(oneEnd.map(({ isChosen }) => isChosen)).toEqual([false, false]);
  });

  test('that all cost the same are low', () =>
    expect(cellsOf([fare('2027-04-09', 300)], chosen)).toMatchObject([{ tone: 'low', isLowest: true }]));

  test('stand in the weeks of their month, days without flights left empty', () => {
    // April 2027 begins on a Thursday.
    const weeks = weeksOf('2027-04', cells);
    expect(weeks).toHaveLength(5);
    expect(weeks[1]?.cells.map((cell) => cell?.total)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      300,
      450,
    ]);
    expect(weeks[2]?.cells[0]?.total).toBe(600);
    expect(daysInWeeks('2027-04').slice(3, 6)).toEqual(['', '2027-04-01', '2027-04-02']);
  });

  test('stand where departure and return meet', () => {
    const { departures, rows } = gridOf(daysAround(chosen, '2027-01-01'), cells);
    expect(departures).toHaveLength(7);
    expect(rows.map(({ head }) => head)).toEqual(Array.from({ length: 7 }, (_, at) => `2027-04-${14 + at}`));
    expect(rows[3]?.cells[3]).toMatchObject({ isChosen: true, total: 450 });
    expect(gridOf({ departureFrom: '2027-04-09', departureUntil: '2027-04-11' }, []).rows).toEqual([
      { head: '', cells: [null, null, null] },
    ]);
  });

  test('are as high as they are dear', () => expect(cells.map((cell) => heightOf(cell, cells))).toEqual([50, 75, 100]));
});

describe('keys', () => {
  let rows: ReturnType<typeof weeksOf>;
  beforeEach(() => {
    rows = weeksOf(
      '2027-04',
      cellsOf(
        ['01', '02', '05', '09', '16'].map((day) => fare(`2027-04-${day}`, 1)),
        chosen,
      ),
    );
  });
  const from = (row: number, column: number, key: string) => nextCell(rows, { row, column }, key);

  test('go on to the next cell, over empty ones and into the next row', () => {
    expect(from(0, 4, 'ArrowRight')).toEqual({ row: 0, column: 5 });
    expect(from(0, 5, 'ArrowRight')).toEqual({ row: 1, column: 1 });
    expect(from(1, 1, 'ArrowLeft')).toEqual({ row: 0, column: 5 });
    expect(from(0, 4, 'ArrowLeft')).toBeUndefined();
  });

  test('go up and down the column, and to the ends of the row', () => {
    expect(from(0, 5, 'ArrowDown')).toEqual({ row: 1, column: 5 });
    expect(from(2, 5, 'ArrowUp')).toEqual({ row: 1, column: 5 });
    expect(from(0, 4, 'ArrowDown')).toBeUndefined();
    expect(from(1, 5, 'Home')).toEqual({ row: 1, column: 1 });
    expect(from(1, 1, 'End')).toEqual({ row: 1, column: 5 });
    expect(from(1, 1, 'a')).toBeUndefined();
  });

  test('lead to a cell, whatever is there', () => {
    const key = fc.constantFrom('ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    const days = fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 });
    fc.assert(
      fc.property(days, fc.array(key, { maxLength: 30 }), (numbers, keys) => {
        const some = weeksOf(
          '2027-04',
          cellsOf(
            numbers.map((day) => fare(`2027-04-${String(day).padStart(2, '0')}`, day)),
            chosen,
          ),
        );
        const row = some.findIndex(({ cells }) => cells.some(Boolean));
        let at = { row, column: some[row]?.cells.findIndex(Boolean) ?? -1 };
        for (const each of keys) at = nextCell(some, at, each) ?? at;
        expect(some[at.row]?.cells[at.column]).toBeTruthy();
      }),
    );
  });
});
