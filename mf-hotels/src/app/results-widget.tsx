/** Hotels in a place by its name, on pages of others such as the combined results. */
import { Banner } from '@sojourn/ui';
import { BlockResults } from '../features/results/block-results';
import { isComplete } from '../shared/stay-search.model';

// Another team's page gives these, so any may be missing.
type ResultsWidgetProps = {
  /** A city as somebody wrote it, `Rome` or `Rome, Italy`. */
  destination?: string;
  /** `YYYY-MM-DD`. */
  checkIn?: string;
  checkOut?: string;
  guests?: number;
};

export const ResultsWidget = ({ destination = '', checkIn = '', checkOut = '', guests = 1 }: ResultsWidgetProps) => {
  const city = (destination.split(',')[0] ?? '').trim();
  const search = { city, checkIn, checkOut, adults: guests };
  if (!isComplete(search)) return <Banner>Choose dates to see hotels in {city || 'your destination'}.</Banner>;
  return <BlockResults search={search} />;
};
