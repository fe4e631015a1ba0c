import { tripStatuses, type TripStatus } from '@sojourn/contracts/plan';
import { ChipGroup, TextField } from '@sojourn/ui';
import { Search } from 'lucide-react';
import { statusWords } from '../../shared/trip-badges';
import type { TripFilter } from './list.model';
import { Tools } from './trip-list.styles';

type ListToolsProps = { filter: TripFilter; onFilter: (filter: TripFilter) => void };

const options = tripStatuses.map((value) => ({ value, label: statusWords[value] }));

/** Looks for trips in a long list. */
export const ListTools = ({ filter, onFilter }: ListToolsProps) => (
  <Tools role="search" aria-label="Your trips">
    <TextField
      label="Search your trips"
      type="search"
      placeholder="A name, a place, a note"
      start={<Search aria-hidden="true" />}
      value={filter.text}
      onChange={(event) => onFilter({ ...filter, text: event.target.value })}
    />
    <ChipGroup
      label="Status"
      options={options}
      value={filter.status}
      onValueChange={(status) => onFilter({ ...filter, status: status as TripStatus | null })}
    />
  </Tools>
);
