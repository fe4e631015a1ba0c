import { LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Guide, type GuideChapter } from './guide';

const chapters: readonly GuideChapter[] = [
  {
    title: 'Three to six months before',
    points: [
      ['Decide what it is for.', 'Rest, seeing, doing or people: a week has room for two of them.'],
      [
        'Set the whole budget.',
        'Usually about 40% goes to the stay and 20% to getting there; keep 10% for what nobody planned.',
      ],
      ['Pick the season of the place,', 'not only of your calendar: rain, heat and holidays there.'],
      ['Look at your passports', 'and at entry rules: renewing and visas take longest.'],
    ],
  },
  {
    title: 'One to three months before',
    points: [
      ['Flights first,', 'then stays: the flight fixes the days. Compare nearby airports and the neighboring days.'],
      ['Book what runs out:', 'small hotels, trains with seat quotas, permits, the one famous table.'],
      ['Prefer free cancellation', 'until the last piece is certain.'],
      ['Ask about vaccinations', 'and take out insurance with the first payment, so that it covers cancelling.'],
    ],
  },
  {
    title: 'The last two weeks',
    points: [
      ['Group each day by neighborhood', 'and leave an afternoon free for every three days.'],
      ['Tell your bank', 'where you will be, and check what your card charges abroad.'],
      ['Save offline:', 'maps, tickets, addresses in the local script.'],
      ['Check in', 'as soon as it opens, and look whether times have moved.'],
    ],
  },
  {
    title: 'The day before',
    points: [
      ['Weigh the luggage', 'and put a change of clothes, chargers and medicines into what stays with you.'],
      ['Documents:', 'originals on you, copies elsewhere, pictures in your account.'],
      ['Know the first hour:', 'how you get from the airport to bed, and what it should cost.'],
      ['At home:', 'water, windows, bins, somebody with a key.'],
    ],
  },
];

/** The weeks before a trip, in order. */
export const PlanningGuide = () => (
  <Guide chapters={chapters}>
    <p>Not decided yet? Seven short questions, about two minutes, no credit card.</p>
    <LinkButton as={Link} to="/plan-trip" size="lg">
      Start Planning
    </LinkButton>
  </Guide>
);
