import { carrierRows } from './carriers.model';

test('every carrier has a row of seven fields with known letters, and a code of its own', () => {
  for (const row of carrierRows) {
    expect(row).toMatch(/^[A-Z0-9]{2}\|[^|]+\|[A-Z]{2}\|[SOT]?\|[NMWLKR]\|[EPBF]+\|[A-Z]{3}( [A-Z]{3})*$/);
  }
  expect(new Set(carrierRows.map((row) => row.slice(0, 2))).size).toBe(carrierRows.length);
  expect(carrierRows.length).toBeGreaterThan(150);
});
