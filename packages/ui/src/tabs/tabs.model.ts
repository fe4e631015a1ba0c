/** What is known of a tab here. */
type Tab = { value: string; disabled?: boolean | undefined };

/** The tab that a key moves to from the one that is shown, round and round; undefined for a key that moves nowhere. */
export function tabAfter(tabs: readonly Tab[], shown: string, key: string): string | undefined {
  const open = tabs.filter(({ disabled }) => !disabled);
  const at = open.findIndex(({ value }) => value === shown);
  const targets: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: Math.max(at, 0) - 1, Home: 0, End: -1 };
  const target = targets[key];
  return target === undefined ? undefined : open.at(target % open.length)?.value;
}
