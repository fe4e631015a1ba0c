/** An address of a provider, with what is asked of it. */
export function addressOf(base: string, path: string, query: Readonly<Record<string, string | number>>): URL {
  const address = new URL(path, base);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
}
