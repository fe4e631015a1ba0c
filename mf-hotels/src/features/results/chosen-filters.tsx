import { Button } from '@sojourn/ui';
import { X } from 'lucide-react';
import type { ChosenFilter, FacetKey } from './facets.model';
import { Removable, Row } from './chosen-filters.styles';

type ChosenFiltersProps = {
  chosen: readonly ChosenFilter[];
  onRemove: (key: FacetKey, value: string) => void;
  onClear: () => void;
};

/** Every filter that leaves something out, each to be taken back. */
export const ChosenFilters = ({ chosen, onRemove, onClear }: ChosenFiltersProps) =>
  chosen.length > 0 && (
    <Row role="group" aria-label="Filters in force">
      {chosen.map(({ key, value, label }) => (
        <Removable
          key={`${key} ${value}`}
          type="button"
          aria-label={`Remove filter: ${label}`}
          onClick={() => onRemove(key, value)}
        >
          {label}
          <X aria-hidden="true" />
        </Removable>
      ))}
      <Button variant="quiet" size="sm" onClick={onClear}>
        Clear all
      </Button>
    </Row>
  );
