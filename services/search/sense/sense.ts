/** `npm run sense [-- part of a name]`: every subject's score, bound and misses; fails where one is below its bound. */
import { onePriceSense } from '../../../infra/sense/one-price';
import { recommendationSenses } from '../../../infra/sense/recommendations';
import { airportSense } from './airports.sense';
import { ashoreSense } from './ashore.sense';
import { flightSenses } from './flights.sense';
import { holidayFlightSense } from './holiday-flights.sense';
import { lawSense } from './laws.sense';
import { offeredAirportSense } from './offered-airports.sense';
import { reachSense } from './reach.sense';
import { staySense } from './stays.sense';
import type { SenseSubject } from './sense-subject';

const subjects: readonly SenseSubject[] = [
  airportSense,
  offeredAirportSense,
  ashoreSense,
  ...flightSenses,
  holidayFlightSense,
  lawSense,
  reachSense,
  staySense,
  ...recommendationSenses,
  onePriceSense,
];

const wanted = process.argv[2] ?? '';
for (const { name, bound, measure } of subjects.filter((subject) => subject.name.includes(wanted))) {
  const { right, of, misses } = await measure();
  const isEnough = right >= bound * of;
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  for (const miss of misses) process.stdout.write(`  ${miss}\n`);
  process.stdout.write(
    `${isEnough ? 'holds' : 'FAILS'}  ${name}: ${right} of ${of} (${percent(right / of)}, at least ${percent(bound)})\n`,
  );
  if (!isEnough) process.exitCode = 1;
}
