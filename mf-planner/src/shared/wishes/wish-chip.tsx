import { VisuallyHidden } from '@sojourn/ui';
import { Plus, X } from 'lucide-react';
import { Wish } from './wish-chip.styles';

type WishChipProps = {
  wish: { id: string; label: string; words: string };
  isOn: boolean;
  isBusy?: boolean;
  onToggle: () => void;
};

/** A wish that one press takes back or puts back. */
export const WishChip = ({ wish: { id, label, words }, isOn, isBusy = false, onToggle }: WishChipProps) => (
  <Wish
    type="button"
    data-state={isOn ? 'on' : 'off'}
    data-wish={id}
    aria-disabled={isBusy}
    title={words ? `From “${words}”` : undefined}
    onClick={() => {
      if (!isBusy) onToggle();
    }}
  >
    <VisuallyHidden>{isOn ? 'Remove ' : 'Put back '}</VisuallyHidden>
    <span>{label}</span>
    {isOn ? <X size={16} aria-hidden /> : <Plus size={16} aria-hidden />}
  </Wish>
);
