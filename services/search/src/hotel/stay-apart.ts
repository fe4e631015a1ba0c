/** Which quarters of a place are known as places of their own: Hikkaduwa stands beside Galle, and is not meant by its name. */
import { distanceKm } from '@sojourn/travel';
import { mayBeWithin, type KnownMarket } from './market.model';
import { namesOfQuarter, type Quarter } from './quarter.model';
import { acrossOf } from './spread.model';

/** Nearer to its middle a quarter is a part of its town, whatever else is called so. */
const OF_TOWN_KM = 12;
/** From a quarter to the middle of the market of its name. */
const SAME_PLACE_KM = 15;

/** The markets, each with the quarters that are markets themselves. */
export function withApart(markets: readonly KnownMarket[]): KnownMarket[] {
  const byName = new Map<string, KnownMarket[]>();
  for (const market of markets)
    for (const name of market.names) byName.set(name, [...(byName.get(name) ?? []), market]);

  const isApart = (quarter: Quarter, { key, position, population, countryCode }: KnownMarket) =>
    distanceKm(quarter, position) > Math.max(OF_TOWN_KM, acrossOf(population)) &&
    namesOfQuarter(quarter)
      .flatMap((name) => byName.get(name) ?? [])
      .some(
        (other) =>
          other.key !== key &&
          other.countryCode === countryCode &&
          mayBeWithin(SAME_PLACE_KM, other.position, quarter) &&
          distanceKm(other.position, quarter) < SAME_PLACE_KM,
      );

  return markets.map((market) => {
    const apart = market.quarters.filter((quarter) => isApart(quarter, market)).map(({ name }) => name);
    return apart.length === 0 ? market : { ...market, apart };
  });
}
