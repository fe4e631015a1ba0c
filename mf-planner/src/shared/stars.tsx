import { VisuallyHidden } from '@sojourn/ui';
import { Star } from 'lucide-react';
import { Rating } from './destination-card.styles';

/** A rating out of five, to one decimal. */
export function Stars({ rating }: { rating: number }) {
  return (
    <Rating>
      <Star size={14} aria-hidden />
      <VisuallyHidden>Rated </VisuallyHidden>
      {rating.toFixed(1)}
      <VisuallyHidden> of 5</VisuallyHidden>
    </Rating>
  );
}
