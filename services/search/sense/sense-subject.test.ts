import { judgeAirport } from './airports.sense';
import { midweekOf, sidesOf } from './stays.sense';
import { parseTable, readTable, scoreOf } from './sense-subject';

test('a table is read line by line, under its headings', () => {
  expect(parseTable('# told\n\n## Old names\nbombay = BOM\nx = y = A|B \n')).toEqual([
    { heading: 'Old names', given: 'bombay', expected: 'BOM' },
    { heading: 'Old names', given: 'x = y', expected: 'A|B' },
  ]);
  expect(() => parseTable('a = b\nbombay BOM')).toThrow("Line 2 is not 'given = expected': bombay BOM");
});

test('a score counts what is right and says what is not', () => {
  const rows = parseTable('## Codes\nlhr = LHR\ntokyo = TYO|HND\nnowhere = XXX');
  const answers: Record<string, string> = { lhr: 'LHR', tokyo: 'HND' };
  const suggest = (typed: string) => (answers[typed] ? [{ iataCode: answers[typed] }] : []);
  expect(scoreOf(rows, judgeAirport(suggest))).toEqual({
    right: 2,
    of: 3,
    misses: ['Codes: nowhere = XXX, not nothing'],
  });
});

test('the table of airports asks at least 400 different things and expects codes', () => {
  const rows = readTable('airports.txt');
  expect(new Set(rows.map(({ given }) => given)).size).toBeGreaterThanOrEqual(400);
  for (const { expected } of rows) expect(expected).toMatch(/^[A-Z]{3}(\|[A-Z]{3})*$/);
});

test('the table of stays has sixty pairs of cities and months', () => {
  const rows = readTable('stays.txt');
  expect(rows).toHaveLength(60);
  for (const row of rows) {
    const sides = sidesOf(row);
    expect(sides).toHaveLength(2);
    for (const { city, month } of sides) {
      expect(city).not.toBe('');
      expect(midweekOf(month)).toMatch(/^2027-\d\d-1[0-6]$/);
    }
  }
});
