import { localDayOf } from '@sojourn/travel';
import { formatDate, todayHere } from '@sojourn/web-kit';
import { formatTipAge } from './tip.model';

/** How long ago somebody posted a tip or a comment; nothing for what nobody has posted. */
export const TipAge = ({ at }: { at: string | null }) => {
  if (at === null) return null;
  const day = localDayOf(at);
  return <time dateTime={at}>{formatTipAge(day, todayHere()) ?? formatDate(day)}</time>;
};
