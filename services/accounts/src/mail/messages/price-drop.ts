import type { WatchNotice } from '@sojourn/contracts/watch';
import { formatDollars, isParty, passengerCount } from '@sojourn/travel';
import type { MailMessage } from '../mail-queue';
import { layOut } from './layout';
import type { Links } from './links';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const dayOf = (day: string) => DAY.format(new Date(day));

const peopleOf = (search: WatchNotice['search']) =>
  isParty(search) ? `${passengerCount(search)} people` : 'one person';

const searchOf = ({ search }: WatchNotice): Record<string, string> =>
  Object.fromEntries(Object.entries(search).map(([name, value]) => [name, String(value)]));

/**
 * A watched price has fallen. Whoever reads it stops the watch by one press, in the mail program (RFC 8058) or on the page of
 * the link, without signing in.
 */
export function priceDropMessage(of: { to: string; notice: WatchNotice; links: Links }): MailMessage {
  const { to, notice, links } = of;
  const { places, search, carrier, from, stopToken: token } = notice;
  const route = `${places.origin} to ${places.destination}`;
  const days = search.returnDate
    ? `${dayOf(search.departureDate)} to ${dayOf(search.returnDate)}`
    : dayOf(search.departureDate);
  const what = carrier ? `The ${carrier} flight you watch` : 'The lowest price';
  const fell = `${formatDollars(notice.to)}, down from ${formatDollars(from)}`;
  return {
    ...layOut({
      kind: 'price-drop',
      to,
      subject: `${route}: now ${fell}`,
      isLimited: false,
      heading: `${route} is ${formatDollars(from - notice.to)} cheaper`,
      paragraphs: [
        `${what} for ${days} is now ${fell}, for ${peopleOf(search)} together.`,
        ...(notice.source === 'sample' ? ['These are sample fares: real routes, made-up prices.'] : []),
      ],
      button: { label: 'See the flights', href: links('/flights/search', searchOf(notice)) },
      after: [
        'Prices move on. We write again when it falls further, or falls again after it has risen.',
        `To stop watching this price, open ${links('/flights/watches/stop', { token })}`,
      ],
      reason: 'You get this message because you watch this price with your Sojourn account.',
      headers: {
        'List-Unsubscribe': `<${links('/mail/stop-watch', { token })}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }),
    id: `price-drop-${notice.id}`,
  };
}
