/** Activities: as editors write them, as the catalogue stores them, and as browsers receive them. */
import type { Activity, ActivityCategory, AttractionType, CatalogueActivity, CatalogueEntry } from '@sojourn/contracts';
import { formatIsoDuration, seededInteger, seededRandom } from '@sojourn/travel';

/** By destination id. `facts` are category, type, minutes it takes, and whole US dollars a person. */
export type CuratedActivities = Record<
  string,
  readonly {
    name: string;
    facts: readonly [ActivityCategory, AttractionType, number, number];
    description: string;
  }[]
>;

const categoryNames: Record<ActivityCategory, string> = {
  adventure: 'Adventure',
  cultural: 'Cultural',
  food: 'Food & Drink',
  relaxation: 'Relaxation',
  nature: 'Nature',
  water: 'Water',
};

/** A curated activity in the words of the contract. */
export function toCatalogueActivity(curated: CuratedActivities[string][number]): CatalogueActivity {
  const [category, attractionType, minutes, price] = curated.facts;
  const { name, description } = curated;
  return { name, category, attractionType, duration: formatIsoDuration(minutes), price, description };
}

/** What a browser is sent of a destination's activities. Rating and review count are sample figures, the same every time. */
export function toActivities(entry: CatalogueEntry): Activity[] {
  return entry.activities.map((activity) => {
    const id = `${entry.id}-${slugOf(activity.name)}`;
    return {
      ...activity,
      id,
      categoryName: categoryNames[activity.category],
      location: `${entry.name}, ${entry.country}`,
      destinationId: entry.id,
      rating: Math.round((4.2 + seededRandom('activity rating', id) * 0.75) * 10) / 10,
      reviewCount: seededInteger(60, 4_800, 'activity reviews', id),
    };
  });
}

const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
