/** Which place of the catalogue a board of tips is about, and what Sojourn tells of it. */
import type { CatalogueEntry, Position } from '@sojourn/contracts';
import type { Essentials, GettingThere } from '@sojourn/contracts/destination-page';
import type { HouseTip, HouseTipsQuery } from '@sojourn/contracts/house-tips';
import { addDays, distanceKm, foldWords, type StayEvent } from '@sojourn/travel';
import { houseTipsOf } from './house-tips.model';
import { ownEventsOf } from './place-events.model';

/** A name in another language is found where it lies; farther away it is another place. */
const SAME_PLACE_KM = 15;
const YEAR_DAYS = 365;

export type HouseTipsParts = {
  placesNamed: (text: string) => readonly Position[];
  essentialsOf: (entry: CatalogueEntry) => Essentials;
  gettingThereOf: (entry: CatalogueEntry) => GettingThere | undefined;
  /** The feasts on which a whole country travels. */
  nationalEventsOf: (country: string) => readonly StayEvent[];
  now: () => number;
};

/** @param entries with the events of their markets */
export function createHouseTips(
  entries: readonly CatalogueEntry[],
  { placesNamed, essentialsOf, gettingThereOf, nationalEventsOf, now }: HouseTipsParts,
): (query: HouseTipsQuery) => HouseTip[] {
  const namesOf = ({ name, country, alsoCalled }: CatalogueEntry) =>
    [...alsoCalled, name.split(',')[0] ?? '', `${name}, ${country}`, name].map(foldWords);
  const byName = new Map(
    [...entries].reverse().flatMap((entry) => namesOf(entry).map((name) => [name, entry] as const)),
  );
  const eventsOf = ({ stayMarket }: CatalogueEntry) => stayMarket?.events ?? [];

  function entryAt(place: string): CatalogueEntry | undefined {
    const known = byName.get(foldWords(place)) ?? byName.get(foldWords(place.split(',')[0] ?? ''));
    if (known) return known;
    const [there] = placesNamed(place);
    return there && entries.find(({ position }) => distanceKm(position, there) <= SAME_PLACE_KM);
  }

  return ({ place, from, to }) => {
    const entry = entryAt(place);
    if (!entry) return [];
    const first = from ?? new Date(now()).toISOString().slice(0, 10);
    const others = entries.filter(({ id, country }) => country === entry.country && id !== entry.id).map(eventsOf);
    return houseTipsOf(
      {
        entry,
        events: ownEventsOf(eventsOf(entry), { national: nationalEventsOf(entry.country), others }),
        essentials: essentialsOf(entry),
        gettingThere: gettingThereOf(entry),
      },
      { from: first, to: to ?? addDays(first, YEAR_DAYS) },
    );
  };
}
