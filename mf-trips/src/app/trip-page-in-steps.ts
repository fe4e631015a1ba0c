/**
 * The page of a trip, evaluated in steps: zod, the schemas of plans and the page itself would hold a phone for a tenth of a
 * second in one piece. All of them are one chunk, which is fetched at once.
 */
import { pause } from '@sojourn/web-kit/pause';

export async function tripPageInSteps() {
  await import(/* webpackChunkName: "page-trips-id" */ '../shared/zod');
  await pause();
  await import(/* webpackChunkName: "page-trips-id" */ '../shared/check-plan-in-slices');
  await pause();
  await import(/* webpackChunkName: "page-trips-id" */ '../shared/plan/unsent-commands.store');
  await pause();
  const { TripPage } = await import(/* webpackChunkName: "page-trips-id" */ './trip-page');
  return { default: TripPage };
}
