/** The two sample trips of a browser that has none (spec, section 4). They are marked as samples wherever they show. */
import type { BrowserTrip } from '@sojourn/contracts';

/** Numbers of this browser's trips begin here, far above any that the server gives: `/trips/{id}` is never both. */
export const FIRST_BROWSER_ID = 1_000_000_000_001;

/** Both lie in the future of `today`: the coming July, and the cherry blossom after that. */
export function sampleTrips(today: string): BrowserTrip[] {
  const year = Number(today.slice(0, 4));
  const summer = today < `${year}-06-15` ? year : year + 1;
  const shared = { imageUrl: '', notes: '', status: 'planning', sample: true } as const;
  return [
    {
      ...shared,
      id: FIRST_BROWSER_ID,
      name: 'Summer in Greece',
      destination: 'Santorini, Greece',
      startDate: `${summer}-07-10`,
      endDate: `${summer}-07-20`,
      activities: ['Sunset sail along the caldera', 'Walk from Fira to Oia', 'Wine tasting in Pyrgos'],
      accommodation: 'Cave house in Oia',
      flight: 'London to Santorini, one stop in Athens',
      totalBudget: 3200,
    },
    {
      ...shared,
      id: FIRST_BROWSER_ID + 1,
      name: 'Tokyo in blossom',
      destination: 'Tokyo, Japan',
      startDate: `${summer + 1}-03-26`,
      endDate: `${summer + 1}-04-04`,
      activities: ['Cherry blossom in Ueno Park', 'Breakfast at Tsukiji outer market', 'Day trip to Nikko'],
      accommodation: 'Small hotel in Yanaka',
      flight: 'London to Tokyo Haneda, nonstop',
      totalBudget: 4800,
    },
  ];
}
