/** How a place looks where nothing nearer is known: how it builds, its landscape, what grows, and whether corals do. */
import { sceneKinds, type CatalogueEntry } from '@sojourn/contracts';
import { groundAt, reliefOf, type Ground } from '@sojourn/travel';
import { buildingStyleOf, type BuildingStyle } from './building-style.model';

type SceneKind = CatalogueEntry['sceneKind'];

/** See the head of this file; the plain with giraffes is one of Africa. */
export type PlaceLook = {
  style: BuildingStyle;
  kind: SceneKind;
  ground: Ground;
  hasCoral: boolean;
  isAfrica: boolean;
};

/** A landscape of its kind, without anything that only one place has. */
export type View = `view-${SceneKind}` | 'lantern-street' | 'medina' | 'trail';

/** The views that are drawn. */
export const views = sceneKinds.map((kind) => `view-${kind}` as const);

/**
 * Degrees from the equator within which reefs grow.
 * @see https://oceanservice.noaa.gov/education/tutorial_corals/coral05_distribution.html
 */
const REEF_LATITUDE = 30;

/** Islands of coral and sand: the drawn island has a volcano or cliffs. */
const FLAT_ISLANDS: ReadonlySet<string> = new Set(['maldives', 'nassau', 'key-west', 'cozumel', 'belize', 'lamu']);

/** See {@link PlaceLook}. */
export const placeLookOf = (
  place: Pick<CatalogueEntry, 'country' | 'continent' | 'sceneKind' | 'position'> & { id?: string },
): PlaceLook => ({
  style: buildingStyleOf(place),
  kind: FLAT_ISLANDS.has(place.id ?? '') ? 'beach' : place.sceneKind,
  ground: groundAt(place.position, reliefOf(place.sceneKind)),
  hasCoral: Math.abs(place.position.latitude) <= REEF_LATITUDE,
  isAfrica: place.continent === 'Africa',
});

const STREETS: Partial<Record<BuildingStyle, View>> = {
  ...{ eastern: 'lantern-street', siamese: 'lantern-street' },
  ...{ islamic: 'medina', egyptian: 'medina', indian: 'medina' },
};

/** A street as one builds there; undefined where it has nothing that tells it from others. */
export const streetOf = ({ style }: Pick<PlaceLook, 'style'>): View | undefined => STREETS[style];

/** Whether its landscape is one of houses. */
export const isTown = ({ kind }: Pick<PlaceLook, 'kind'>): boolean => kind === 'city' || kind === 'old-town';

/** Whether people come for a land without houses. */
export const isWild = ({ kind }: Pick<PlaceLook, 'kind'>): boolean =>
  kind === 'forest' || kind === 'desert' || kind === 'mountain' || kind === 'winter';

/** What lies around: of what was built in a town its streets, as they are built there; of nature the land. */
export function viewOf(look: PlaceLook, of: 'built' | 'land'): View {
  const { style, kind } = look;
  const street = streetOf(look);
  if (of === 'built' && isTown(look) && street) return street;
  // The roofs and domes of `old-town` are those of Europe, and its towns have no skyscrapers.
  if (isTown(look) && style === 'european') return 'view-old-town';
  // The drawn desert has camels, the drawn island huts over a warm sea.
  if (kind === 'desert' && !street) return 'trail';
  if (kind === 'island' && style === 'european') return 'view-beach';
  return kind === 'old-town' && street ? 'view-city' : `view-${kind}`;
}
