import { waterNames } from './waters';

test('names a lake in the middle of its shore, as wide as it is', () => {
  const write = process.stderr.write.bind(process.stderr);
  process.stderr.write = () => true;
  const garda = [[10.5, 45.45], [10.8, 45.45], [10.8, 45.85], [10.5, 45.85]] as const; // prettier-ignore
  const name = waterNames([], [garda], []).find(({ kind }) => kind === 'lake');
  process.stderr.write = write;
  expect(name?.name).toBe('Lake Garda');
  expect(name?.at[0]).toBeCloseTo(10.65);
  expect(name?.weight).toBe(32);
});
