import { formatCount, formatNumber } from '@sojourn/travel';
import { VisuallyHidden } from '@sojourn/ui';
import { Star } from 'lucide-react';
import { Rating } from './destination-card.styles';

/** A rating out of five, to one decimal, and by how many it was given: `4.7 (1,204)`. */
export function Stars({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  return (
    <Rating>
      <Star size={14} aria-hidden />
      <VisuallyHidden>Rated </VisuallyHidden>
      {rating.toFixed(1)}
      <VisuallyHidden> of 5,</VisuallyHidden>
      <span data-part="reviews">
        <span aria-hidden="true">({formatNumber(reviewCount)})</span>
        <VisuallyHidden> {formatCount(reviewCount, 'review')}</VisuallyHidden>
      </span>
    </Rating>
  );
}
