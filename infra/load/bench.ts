/** `npm run bench`: each figure beside its peer, both measured in this run. Ratios travel between machines; rates do not. */
import { benchAlike } from './alike';
import { benchDocuments } from './documents';
import { benchCachedFlights } from './flights';
import { benchProxied } from './proxied';
import { benchRecommendations } from './recommendations';
import { benchSuggestions } from './suggestions';

for (const bench of [
  benchSuggestions,
  benchDocuments,
  benchCachedFlights,
  benchProxied,
  benchAlike,
  benchRecommendations,
]) {
  await bench();
  console.log();
}
