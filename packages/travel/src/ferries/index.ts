/** Ferries between ports, from a table of known lines. Apart from the package's own door, as the trains are. */
import type { Position } from '../great-circle';
import table from './ferry-lines.json' with { type: 'json' };

/** Where a ferry calls, and the landmass that one drives on from there. */
export type Port = { name: string; position: Position; landmass: string };

/**
 * A crossing from one port to another: `minutes` at sea, US dollars one way for a person on foot and for a car with nobody in
 * it; `carDollars` is null where no car is taken.
 */
export type Crossing = { from: Port; to: Port; minutes: number; dollars: number; carDollars: number | null };

/** Every port of the table. */
export const ports: readonly Port[] = Object.entries(table.ports).map(([name, [latitude, longitude, landmass]]) => ({
  name,
  position: { latitude: Number(latitude), longitude: Number(longitude) },
  landmass: String(landmass),
}));

/** @throws when the table names a port without a position: a fault of the table */
function portOf(name: unknown): Port {
  const port = ports.find((each) => each.name === name);
  if (!port) throw new Error(`No position is known for the port ${String(name)}`);
  return port;
}

/** Every known line, in both directions. */
export const crossings: readonly Crossing[] = table.lines.flatMap(([one, other, minutes, dollars, car]) => {
  const line = { minutes: Number(minutes), dollars: Number(dollars), carDollars: Number(car) || null };
  const [from, to] = [portOf(one), portOf(other)];
  return [
    { ...line, from, to },
    { ...line, from: to, to: from },
  ];
});
