import { Button } from '@sojourn/ui';
import { USE_OWN_PICKS } from './own-picks.model';

/** Stands beside the words of a failure that was a language model's. */
export const OwnPicks = ({ onUse }: { onUse: () => void }) => (
  <Button type="button" variant="secondary" onClick={onUse}>
    {USE_OWN_PICKS}
  </Button>
);
