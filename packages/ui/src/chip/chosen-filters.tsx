import { X } from 'lucide-react';
import { Button } from '../button/button';
import { Removable, Row } from './chosen-filters.styles';

/** Props of ChosenFilters. */
export interface ChosenFiltersProps<Filter extends { value: string; label: string }> {
  chosen: readonly Filter[];
  onRemove: (filter: Filter) => void;
  onClear: () => void;
}

/** Every filter that leaves something out, each to be taken back. */
export const ChosenFilters = <Filter extends { value: string; label: string }>(props: ChosenFiltersProps<Filter>) =>
  props.chosen.length > 0 && (
    <Row role="group" aria-label="Filters in force">
      {props.chosen.map((filter) => (
        <Removable
          key={`${filter.label} ${filter.value}`}
          type="button"
          aria-label={`Remove filter: ${filter.label}`}
          onClick={() => props.onRemove(filter)}
        >
          {filter.label}
          <X aria-hidden="true" />
        </Removable>
      ))}
      <Button variant="quiet" size="sm" onClick={props.onClear}>
        Clear all
      </Button>
    </Row>
  );
