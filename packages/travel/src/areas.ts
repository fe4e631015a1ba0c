/** Groups of islands that travelers speak of, which no list of countries has. */
import type { Position } from './great-circle';

/** Degrees: south, west, north, east. */
type Box = readonly [number, number, number, number];
type Area = { id: string; label: string; words: string; country: string; boxes: readonly Box[] };

/** Boxes hold the islands of the group, and of the country's mainland nothing that people travel to. */
const areas: readonly Area[] = [
  {
    id: 'canary-islands',
    label: 'the Canary Islands',
    words:
      'canary islands, canaries, the canaries, canary isles | kanaren, kanarische inseln, kanarischen inseln | canaries, iles canaries | canarias, islas canarias | canarie, isole canarie',
    country: 'ES',
    boxes: [[27.5, -18.3, 29.5, -13.3]],
  },
  {
    id: 'balearic-islands',
    label: 'the Balearic Islands',
    words:
      'balearic islands, balearics, the balearics | balearen, balearische inseln | baleares, iles baleares | islas baleares | baleari, isole baleari',
    country: 'ES',
    boxes: [[38.6, 1.1, 40.2, 4.4]],
  },
  {
    id: 'greek-islands',
    label: 'the Greek islands',
    words:
      'greek islands, greek isles, greek island | griechische inseln, griechischen inseln, griechische insel | iles grecques, ile grecque | islas griegas, isla griega | isole greche, isola greca',
    country: 'GR',
    // The southern Aegean with Crete, the northern Aegean, the Ionian Sea.
    boxes: [
      [34.7, 23.3, 37.7, 28.4],
      [37.7, 24.2, 40.1, 27.1],
      [37.6, 19.3, 39.9, 20.8],
    ],
  },
  {
    id: 'hawaii',
    label: 'Hawaii',
    words: 'hawaii, hawaiian islands | hawaii inseln | hawai, iles hawaii | islas hawai | isole hawaii',
    country: 'US',
    boxes: [[18.8, -160.5, 22.4, -154.7]],
  },
];

/** The groups that people name, with their words. */
export const areaNames: readonly { id: string; label: string; words: string }[] = areas;

/** Whether a position in a country, by its ISO code, lies in a group of islands. */
export function liesInArea({ country, position }: { country: string; position: Position }, areaId: string): boolean {
  const area = areas.find(({ id }) => id === areaId);
  if (area?.country !== country) return false;
  const { latitude, longitude } = position;
  return area.boxes.some(
    ([south, west, north, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
}
