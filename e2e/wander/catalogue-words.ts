/** Names of places and things of the catalogue, which stand in the names of controls. */
export async function readCatalogueWords(origin: string): Promise<string[]> {
  const read = async (path: string) => (await (await fetch(origin + path)).json()) as Record<string, unknown>[];
  const all = [...(await read('/api/destinations')), ...(await read('/api/activities'))];
  return all.flatMap(({ name, title, country, city }) =>
    [name, title, country, city].filter((each) => typeof each === 'string'),
  );
}
