/** How a place builds: which of several drawings stands for its castles, its temples and its streets. */
import type { CatalogueEntry } from '@sojourn/contracts';

const manners = {
  eastern: ['Japan', 'China', 'South Korea', 'Taiwan', 'Vietnam'],
  siamese: ['Thailand', 'Laos', 'Cambodia', 'Sri Lanka', 'Nepal'],
  indian: ['India', 'Indonesia', 'Malaysia'],
  islamic: ['Morocco', 'Türkiye', 'United Arab Emirates', 'Jordan', 'Qatar', 'Oman', 'Uzbekistan'],
  egyptian: ['Egypt'],
  mesoamerican: ['Mexico', 'Guatemala', 'Belize', 'Peru'],
  // Asia for the atlas, and yet churches and castles.
  european: ['Georgia', 'Cyprus'],
} as const;

/** How a place builds. */
export type PlaceManner = keyof typeof manners | 'other';

const byCountry = new Map<string, PlaceManner>(
  (Object.keys(manners) as (keyof typeof manners)[]).flatMap((manner) =>
    manners[manner].map((country) => [country, manner] as const),
  ),
);

/** Read from the country, and from the continent where the country says nothing. */
export const mannerOf = ({ country, continent }: Pick<CatalogueEntry, 'country' | 'continent'>): PlaceManner =>
  byCountry.get(country) ?? (continent === 'Europe' ? 'european' : 'other');
