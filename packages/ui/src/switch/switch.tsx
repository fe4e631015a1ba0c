import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldIds } from '../field/field';
import { SwitchRow } from './switch.styles';

/** Props of Switch; everything else goes to the input. */
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'required'> {
  label: ReactNode;
  hint?: ReactNode;
}

/** What is on or off at once, not when a form is sent; the whole row is the target. */
export const Switch = ({ label, hint, id, className, ...rest }: SwitchProps) => {
  const { labelId: _, ...control } = useFieldIds({ label: '', hint }, id);
  return (
    <SwitchRow className={className}>
      <input type="checkbox" role="switch" {...rest} {...control} />
      <span data-part="words">
        {label}
        {hint && (
          <span data-part="hint" id={`${control.id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </SwitchRow>
  );
};
