/** What the house writes on a board of its own: first what is true of the place, then what is true of any (decision 27). */
import type { Activity } from '@sojourn/contracts';
import { addDays, formatMinutes, parseIsoDuration } from '@sojourn/travel';
import type { Tip } from './tip.model';

/** Who wrote them: no invented person. */
export const HOUSE = 'Sojourn';

/** What nobody knows the length of is taken for so long. */
const USUAL_MINUTES = 120;

/** So many speak of the place itself. */
const MOST_OF_PLACE = 2;
const IN_ALL = 5;

type Said = Pick<Tip, 'content' | 'tags'>;

const SAMPLES: readonly Said[] = [
  {
    content:
      'Walk the first morning without a plan. {place} is easier to read on foot, and you find where to have breakfast.',
    tags: ['walking', 'first day'],
  },
  {
    content: 'The places everybody queues for are often quiet in the hour before they close.',
    tags: ['queues', 'museums'],
  },
  {
    content: 'Look for dinner a few streets away from the busiest square. Menus without pictures are a good sign.',
    tags: ['food', 'budget'],
  },
  {
    content: 'Before you buy single tickets, ask whether {place} has a day or visitor ticket.',
    tags: ['transport', 'budget'],
  },
  {
    content: 'Keep one evening free. Whoever runs the place you stay at knows what is on in {place} that week.',
    tags: ['evenings'],
  },
];
/** Ages in days, as the specification's five have them (section 9). */
const DAYS_AGO = [0, 1, 4, 16, 75] as const;

type Known = Pick<Activity, 'name' | 'location' | 'duration' | 'price' | 'rating' | 'categoryName'>;

/** What the catalogue knows of a place, as tips. */
function tipsOfPlace(activities: readonly Known[]): Said[] {
  const best = [...activities].sort((one, other) => other.rating - one.rating).slice(0, MOST_OF_PLACE);
  return best.map(({ name, location, duration, price, categoryName }) => {
    const costs = price === 0 ? 'It costs nothing.' : `It costs about $${price} a person.`;
    return {
      content: `${name}, in ${location}: plan ${formatMinutes(parseIsoDuration(duration) ?? USUAL_MINUTES)} for it. ${costs}`,
      tags: [categoryName.toLowerCase()],
    };
  });
}

/**
 * The same tips for the same place.
 * @param today dates them
 * @param activities what the catalogue has there; none where it does not know the place
 */
export function sampleTips(destination: string, today: string, activities: readonly Known[] = []): Tip[] {
  const place = (destination.split(',')[0] ?? '').trim() || 'this place';
  return [...tipsOfPlace(activities), ...SAMPLES].slice(0, IN_ALL).map(({ content, tags }, at) => ({
    id: `sample-${at + 1}`,
    author: { name: HOUSE },
    content: content.replaceAll('{place}', () => place),
    // Nobody has liked them or answered but whoever reads them here.
    likes: 0,
    comments: 0,
    tags,
    // In the morning where the reader is, so that each is as old as it is meant to be.
    createdAt: new Date(`${addDays(today, -(DAYS_AGO[at] ?? 0))}T09:00:00`).toISOString(),
    userHasLiked: false,
    isSample: true,
    isOwn: false,
    isHidden: false,
    isLocal: false,
    version: 1,
  }));
}
