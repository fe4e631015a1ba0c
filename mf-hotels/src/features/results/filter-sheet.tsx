import { Button } from '@sojourn/ui';
import { Dialog, DialogClose } from '@sojourn/ui/dialog';
import { formatCount } from '@sojourn/web-kit';
import type { FacetChoices, FacetKey } from './facets.model';
import { FilterPanel } from './filter-panel';

type FilterSheetProps = {
  facets: readonly FacetChoices[];
  /** How many properties the filters leave. */
  count: number;
  onToggle: (key: FacetKey, value: string) => void;
  onClear: () => void;
  onClose: () => void;
};

/** The filters where there is no room beside the list. A module of its own: fetched when it is first opened. */
export const FilterSheet = ({ facets, count, onToggle, onClear, onClose }: FilterSheetProps) => (
  <Dialog
    open
    title="Filters"
    onOpenChange={(isOpen) => !isOpen && onClose()}
    footer={
      <>
        <Button variant="secondary" onClick={onClear}>
          Clear all
        </Button>
        <DialogClose>
          <Button>Show {formatCount(count, 'hotel')}</Button>
        </DialogClose>
      </>
    }
  >
    <FilterPanel facets={facets} onToggle={onToggle} />
  </Dialog>
);
