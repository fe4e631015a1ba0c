import { IconButton, type IconButtonProps } from '@sojourn/ui';
import { Ellipsis } from 'lucide-react';

/** Opens the menu of what one does rarely with a trip. */
export const MoreButton = (props: Omit<IconButtonProps, 'label' | 'variant' | 'children'>) => (
  <IconButton variant="secondary" {...props} label="More actions">
    <Ellipsis aria-hidden="true" />
  </IconButton>
);
