import { Skeleton } from '../skeleton/skeleton';
import { LoadingRow } from './suggestion-list.styles';

/** Grey rows of two lines, for suggestions on their way. */
export const LoadingRows = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, at) => (
    <LoadingRow key={at}>
      <Skeleton lines={2} />
    </LoadingRow>
  ));
