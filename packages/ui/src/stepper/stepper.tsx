import { Minus, Plus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Controls, Count, Hint, Name, Row, Turn } from './stepper.styles';

/** Props of Stepper. */
export interface StepperProps {
  label: string;
  hint?: ReactNode;
  value: number;
  onValueChange: (value: number) => void;
  /** Default 0. */
  min?: number | undefined;
  /** Default 9. */
  max?: number | undefined;
  className?: string | undefined;
}

/** A small whole number with one button down and one up, e.g. a passenger counter. The number is announced. */
export const Stepper = ({ label, hint, value, onValueChange, min = 0, max = 9, className }: StepperProps) => {
  const id = useId();
  const step = (to: number) => to >= min && to <= max && onValueChange(to);
  return (
    <Row
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={hint ? `${id}-hint` : undefined}
      className={className}
    >
      <div>
        <Name id={`${id}-label`}>{label}</Name>
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      </div>
      <Controls>
        <Turn
          variant="secondary"
          label={`Decrease ${label}`}
          aria-disabled={value <= min || undefined}
          onClick={() => step(value - 1)}
        >
          <Minus aria-hidden="true" />
        </Turn>
        <Count aria-live="polite">
          {value}
          <VisuallyHidden> {label}</VisuallyHidden>
        </Count>
        <Turn
          variant="secondary"
          label={`Increase ${label}`}
          aria-disabled={value >= max || undefined}
          onClick={() => step(value + 1)}
        >
          <Plus aria-hidden="true" />
        </Turn>
      </Controls>
    </Row>
  );
};
