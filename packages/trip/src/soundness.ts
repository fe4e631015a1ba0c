/** What is wrong with a part that each of its fields alone does not show, as a sentence for a person. */
import type { CollectionName, ContentIn, ItemContent, Money } from '@sojourn/contracts/plan';
import { isRank } from './day-plan';
import { isExact } from './money';

const moneyFault = (money: Money | null): string | undefined =>
  money === null || isExact(money) ? undefined : 'The amount in dollars does not fit its currency and rate.';

function timesFault({ start, zone, end }: ItemContent): string | undefined {
  if (!end) return undefined;
  if (start === null) return 'Please give the time when it begins, too.';
  // Across zones a clock may show less on arrival than at departure.
  const isOneZone = end.zone === null || end.zone === zone;
  const isBefore = end.daysLater < 0 || (end.daysLater === 0 && end.time < start);
  return isOneZone && isBefore ? 'The end must not be before the start.' : undefined;
}

const faults: { [Name in CollectionName]?: (content: ContentIn[Name]) => string | undefined } = {
  items: (item) =>
    timesFault(item) ?? moneyFault(item.planned) ?? (isRank(item.rank) ? undefined : 'That is no place in an order.'),
  bookings: ({ planned }) => moneyFault(planned),
  expenses: ({ money, sharedBy, paidBy, settles }) => {
    if (settles) {
      const [to, ...others] = sharedBy;
      const isBetweenTwo = paidBy !== null && to !== undefined && others.length === 0 && to.travellerId !== paidBy;
      if (!isBetweenTwo) return 'A payment is from one traveller to another.';
    }
    const isTwice = new Set(sharedBy.map(({ travellerId }) => travellerId)).size < sharedBy.length;
    return moneyFault(money) ?? (isTwice ? 'Each traveller can share an expense once.' : undefined);
  },
};

/** The first fault of a part; undefined for a sound one. */
export const faultOf = <Name extends CollectionName>(name: Name, content: ContentIn[Name]): string | undefined =>
  faults[name]?.(content);
