import type { ChangeEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps } from '../field/field';
import { Option, Options } from './radio-group.styles';

/** One choice of a RadioGroup. */
export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  /** Stands at the right, e.g. how many a filter leaves; in a list only. */
  end?: ReactNode;
  disabled?: boolean | undefined;
}

/** Props of RadioGroup; `ref`, `onChange` and `onBlur` go to every input, as `register` wants. */
export interface RadioGroupProps
  extends FieldProps, Pick<ComponentPropsWithRef<'input'>, 'ref' | 'onChange' | 'onBlur'> {
  name: string;
  options: readonly RadioOption[];
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `segmented` for two or three short words, `cards` for choices that need a sentence. */
  variant?: 'list' | 'segmented' | 'cards' | undefined;
  className?: string | undefined;
}

/** One choice out of a few, with native radios: arrow keys move, one Tab stop. */
export const RadioGroup = (props: RadioGroupProps) => {
  const { frame, own } = splitField(props);
  const { name, options, value, defaultValue, onValueChange, onChange, variant = 'list', className, ...input } = own;
  const { id, labelId, ...aria } = useFieldIds(frame);
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    onChange?.(event);
    onValueChange?.(event.target.value);
  };
  return (
    <FieldFrame {...frame} group id={id} labelId={labelId} className={className}>
      <Options role="radiogroup" aria-labelledby={labelId} data-variant={variant} {...aria}>
        {options.map((option) => (
          <Option key={option.value}>
            <input
              type="radio"
              {...input}
              name={name}
              value={option.value}
              disabled={option.disabled}
              onChange={pick}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
            />
            <span data-part="words">
              {option.label}
              {option.hint && <span data-part="hint">{option.hint}</span>}
            </span>
            {option.end !== undefined && <span data-part="end">{option.end}</span>}
          </Option>
        ))}
      </Options>
    </FieldFrame>
  );
};
