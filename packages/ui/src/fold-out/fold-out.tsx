import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FieldFrame } from '../field/field';
import { Anchor, Opener, Panel } from './fold-out.styles';

/** Props of FoldOut. */
export interface FoldOutProps {
  /** What the panel is called. */
  label: string;
  /** What is chosen in it, on its button. */
  text: ReactNode;
  icon: ReactNode;
  /** Draws the button as a field of a form under these words; else it is a pill. */
  caption?: string | undefined;
  /** What is wrong, in words; of a field. */
  error?: string | undefined;
  /** The controls, with what folds them away. */
  children: (close: () => void) => ReactNode;
}

/** Controls behind one button that says what is chosen: who travels. Escape and a press elsewhere fold them away. */
export const FoldOut = ({ label, text, icon, caption, error, children }: FoldOutProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !anchor.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };

  const button = (
    <Opener
      type="button"
      ref={opener}
      id={`${id}-button`}
      data-look={caption ? 'field' : 'pill'}
      data-state={error ? 'invalid' : 'valid'}
      aria-expanded={isOpen}
      aria-controls={`${id}-panel`}
      aria-labelledby={caption ? `${id}-label ${id}-text` : undefined}
      aria-describedby={error ? `${id}-button-error` : undefined}
      onClick={() => setOpen(!isOpen)}
    >
      {icon}
      <span id={`${id}-text`}>{text}</span>
      <ChevronDown aria-hidden="true" />
    </Opener>
  );
  return (
    // The keys are those of the controls inside; Escape only folds them away.
    <Anchor ref={anchor} onKeyDown={closeOnEscape}>
      {caption ? (
        <FieldFrame label={caption} error={error} id={`${id}-button`} labelId={`${id}-label`}>
          {button}
        </FieldFrame>
      ) : (
        button
      )}
      {isOpen && (
        <Panel id={`${id}-panel`} role="group" aria-label={label}>
          {children(close)}
        </Panel>
      )}
    </Anchor>
  );
};
