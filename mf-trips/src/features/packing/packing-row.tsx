import { Checkbox, IconButton } from '@sojourn/ui';
import { X } from 'lucide-react';
import { memo } from 'react';
import { Row } from './packing.styles';

type PackingRowProps = {
  id: string;
  label: string;
  checked: boolean;
  version: number;
  /** Whose it is, where that is not said already. */
  owner: string | undefined;
  onTick: ((id: string, version: number, checked: boolean) => void) | undefined;
  onRemove: ((id: string, version: number) => void) | undefined;
};

/** One thing to pack. Draws again only when it changes: a family's list has hundreds. */
export const PackingRow = memo(({ id, label, checked, version, owner, onTick, onRemove }: PackingRowProps) => (
  <Row data-row data-state={checked ? 'packed' : 'to-pack'}>
    <Checkbox
      label={label}
      end={owner}
      checked={checked}
      disabled={!onTick}
      onChange={(event) => onTick?.(id, version, event.target.checked)}
    />
    {onRemove && (
      <IconButton label={`Remove ${label}`} onClick={() => onRemove(id, version)}>
        <X aria-hidden="true" />
      </IconButton>
    )}
  </Row>
));
PackingRow.displayName = 'PackingRow';
