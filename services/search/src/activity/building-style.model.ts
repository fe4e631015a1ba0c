/** How a place builds: which of several drawings stands for its castles, its temples and its streets. */
import type { CatalogueEntry } from '@sojourn/contracts';

const buildingStyles = {
  eastern: ['Japan', 'China', 'Hong Kong', 'Macau', 'South Korea', 'Taiwan', 'Vietnam'],
  siamese: ['Thailand', 'Laos', 'Cambodia', 'Sri Lanka', 'Nepal', 'Bhutan'],
  indian: ['India', 'Indonesia', 'Malaysia'],
  islamic: ['Morocco', 'Tunisia', 'Türkiye', 'United Arab Emirates', 'Jordan', 'Qatar', 'Oman', 'Uzbekistan'],
  egyptian: ['Egypt'],
  mesoamerican: ['Mexico', 'Guatemala', 'Belize', 'Peru'],
  // Asia for the atlas, and yet churches and castles.
  european: ['Georgia', 'Cyprus'],
} as const;

/** How a place builds. */
export type BuildingStyle = keyof typeof buildingStyles | 'other';

const byCountry = new Map<string, BuildingStyle>(
  (Object.keys(buildingStyles) as (keyof typeof buildingStyles)[]).flatMap((style) =>
    buildingStyles[style].map((country) => [country, style] as const),
  ),
);

/** Read from the country, and from the continent where the country says nothing. */
export const buildingStyleOf = ({ country, continent }: Pick<CatalogueEntry, 'country' | 'continent'>): BuildingStyle =>
  byCountry.get(country) ?? (continent === 'Europe' ? 'european' : 'other');
