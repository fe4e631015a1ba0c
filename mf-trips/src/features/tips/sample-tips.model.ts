/** Five sample tips of any destination (spec, section 9), marked as samples wherever they are shown. */
import { addDays, seededInteger } from '@sojourn/travel';
import type { Tip } from './tip.model';

const SAMPLES = [
  {
    author: 'Maya R.',
    content:
      'Walk the first morning without a plan. {place} is easier to read on foot, and you find where to have breakfast.',
    tags: ['walking', 'first day'],
    daysAgo: 0,
  },
  {
    author: 'Jonas K.',
    content: 'The places everybody queues for are quiet in the hour before they close. Book the last slot of the day.',
    tags: ['queues', 'museums'],
    daysAgo: 1,
  },
  {
    author: 'Priya S.',
    content: 'Eat one street away from the main square of {place}. Same kitchen, half the bill.',
    tags: ['food', 'budget'],
    daysAgo: 4,
  },
  {
    author: 'Tomás L.',
    content: 'Buy the day ticket for the trains and buses as soon as you arrive. It pays for itself after three rides.',
    tags: ['transport', 'budget'],
    daysAgo: 16,
  },
  {
    author: 'Hannah W.',
    content: 'Keep one evening free. Whoever runs your hotel knows what is on in {place} that week.',
    tags: ['evenings'],
    daysAgo: 75,
  },
] as const;

/** The same tips for the same place; `today` dates them. */
export function sampleTips(destination: string, today: string): Tip[] {
  const place = (destination.split(',')[0] ?? '').trim() || 'this place';
  return SAMPLES.map(({ author, content, tags, daysAgo }, at) => ({
    id: `sample-${at + 1}`,
    author: { name: author },
    content: content.replaceAll('{place}', () => place),
    likes: seededInteger(3, 48, 'tip likes', place, at),
    comments: seededInteger(0, 9, 'tip comments', place, at),
    tags,
    // In the morning where the reader is, so that each is as old as it is meant to be.
    createdAt: new Date(`${addDays(today, -daysAgo)}T09:00:00`).toISOString(),
    userHasLiked: false,
    isSample: true,
    isOwn: false,
    isHidden: false,
    isLocal: false,
    version: 1,
  }));
}
