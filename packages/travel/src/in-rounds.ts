/**
 * Values in such an order that each group comes once before any comes twice; within a round they stay in the order given.
 * @example inRounds(['Rome 1', 'Rome 2', 'Oslo 1'], (name) => name.slice(0, 4)) // ['Rome 1', 'Oslo 1', 'Rome 2']
 */
export function inRounds<Value>(values: readonly Value[], groupOf: (value: Value) => string): Value[] {
  const rounds = new Map<string, number>();
  return values
    .map((value) => {
      const group = groupOf(value);
      const round = rounds.get(group) ?? 0;
      rounds.set(group, round + 1);
      return { value, round };
    })
    .sort((one, other) => one.round - other.round)
    .map(({ value }) => value);
}
