import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useFieldIds } from '../field/field';
import { ErrorText } from '../field/field.styles';
import { Row } from './checkbox.styles';

/** Props of Checkbox; everything else goes to the input. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'required'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Stands at the right, e.g. how many a filter leaves. */
  end?: ReactNode;
}

/** A native checkbox with its words; the whole row is the target. */
export const Checkbox = ({ label, hint, error, required, end, id, className, ...rest }: CheckboxProps) => {
  const { labelId: _, ...control } = useFieldIds({ label: '', hint, error, required }, id);
  return (
    <div className={className}>
      <Row>
        <input type="checkbox" {...rest} {...control} />
        <span data-part="words">
          {label}
          {hint && (
            <span data-part="hint" id={`${control.id}-hint`}>
              {hint}
            </span>
          )}
        </span>
        {end !== undefined && <span data-part="end">{end}</span>}
      </Row>
      {error && (
        <ErrorText id={`${control.id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </ErrorText>
      )}
    </div>
  );
};
