import { LinkButton } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { Guide, type GuideChapter } from './guide';

const chapters: readonly GuideChapter[] = [
  {
    title: 'Entry and papers',
    points: [
      ['Passport.', 'Many countries ask for six months beyond your return, and for one or two empty pages.'],
      ['Visa and permits.', 'Apply at the government’s own site; many now ask for a permit before you board.'],
      ['Children.', 'One who travels with one parent may need a letter from the other.'],
      ['Copies.', 'Keep pictures of passport, visa, insurance and tickets apart from the originals.'],
    ],
  },
  {
    title: 'Health',
    points: [
      ['Six weeks before:', 'ask a doctor or a travel clinic; some vaccinations take two visits.'],
      ['Medicines:', 'in your hand luggage, in their packages, with the prescription. Some are forbidden elsewhere.'],
      ['Insurance:', 'know what it pays for abroad, whether it brings you home, and whom to call first.'],
      ['Food and water:', 'where tap water is not safe, neither are ice and what was washed in it.'],
    ],
  },
  {
    title: 'Emergency numbers',
    points: [
      ['112', 'all of the European Union and much of Europe; mobile phones elsewhere often pass it on.'],
      ['911', 'the United States, Canada, Mexico and a good part of Latin America.'],
      ['999', 'the United Kingdom (112 works as well), Hong Kong, Singapore’s police.'],
      ['000 and 111', 'Australia, and New Zealand.'],
      ['110 and 119', 'Japan: police, and fire or ambulance.'],
    ],
  },
  {
    title: 'While you are there',
    points: [
      ['Somebody at home', 'knows where you sleep and when you move on.'],
      ['Money:', 'two cards of different networks, kept apart, and a little cash. Cover the keypad.'],
      [
        'On the road:',
        'most harm to travelers comes from traffic: belts, helmets, licensed drivers, no night buses over mountains.',
      ],
      [
        'When something is stolen:',
        'block cards first, then the police report that insurers ask for, then your consulate.',
      ],
    ],
  },
];

/** What to see to before and on a trip. */
export const SafetyGuide = () => (
  <Guide chapters={chapters}>
    <p>
      Rules change, and some of them overnight. Before you book, read what your own government says about the place, and
      check entry rules with its embassy.
    </p>
    <LinkButton as={Link} to="/destinations" size="lg">
      Browse destinations
    </LinkButton>
  </Guide>
);
