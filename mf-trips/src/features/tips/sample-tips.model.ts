/** What the house knows of a place, as tips on its board: no invented person, and no day on which anybody posted them. */
import type { HouseTip } from '@sojourn/contracts/house-tips';
import type { Tip } from './tip.model';

/** Who wrote them. */
export const HOUSE = 'Sojourn';

/** What the catalogue tells of a place, for its board. */
export const sampleTips = (told: readonly HouseTip[]): Tip[] =>
  told.map(({ id, content, tags }) => ({
    id: `sample-${id}`,
    author: { name: HOUSE },
    content,
    tags,
    createdAt: null,
    // Nobody has liked them or answered but whoever reads them here.
    likes: 0,
    comments: 0,
    userHasLiked: false,
    isSample: true,
    isOwn: false,
    isHidden: false,
    isLocal: false,
    version: 1,
  }));
