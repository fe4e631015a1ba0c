/** The clocks of a place beside the visitor's. Fetched when it comes near: the rules of the world's clocks are heavy. */
import { useState } from 'react';
import { differenceWords } from './local-time.model';

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const LocalTime = ({ timeZone }: { timeZone: string }) => {
  const [words] = useState(() => differenceWords(timeZone, ownZone(), new Date()));
  return <>{words}</>;
};
