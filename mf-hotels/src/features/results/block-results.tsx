import { toast, useOnline } from '@sojourn/web-kit';
import { useEffect } from 'react';
import type { StaySearch } from '../../shared/stay-search.model';
import { PropertyBlock } from './property-block';
import { Results } from './results';
import { useHotels } from './results.queries';

type BlockResultsProps = {
  search: StaySearch;
  /** How many properties there are at most. */
  most?: number;
};

/** The results of a search on a page of others: the best properties, and a toast where there are none to be had. */
export const BlockResults = ({ search, most }: BlockResultsProps) => {
  const { error } = useHotels(search);
  const isOnline = useOnline();
  useEffect(() => {
    // Without a connection the banner says so.
    if (error && isOnline)
      toast({ title: 'Error', description: 'Failed to load hotel recommendations', variant: 'destructive' });
  }, [error, isOnline]);
  return <Results search={search}>{(answer) => <PropertyBlock answer={answer} most={most} />}</Results>;
};
