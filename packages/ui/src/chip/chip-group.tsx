import type { ReactNode } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps } from '../field/field';
import { Chip } from './chip';
import { Chips } from './chip.styles';

/** One chip of a group. */
export interface ChipOption {
  value: string;
  label: string;
  icon?: ReactNode;
  /** How many it stands for; read as part of its name. */
  count?: number | undefined;
}

interface Common extends FieldProps {
  options: readonly ChipOption[];
  /** On a phone they stand in one row to swipe, for lists that what is looked for stands below. */
  swiped?: boolean | undefined;
  className?: string | undefined;
}

/** Props of ChipGroup: one value or none, or with `multiple` a list. */
export type ChipGroupProps = Common &
  (
    | { multiple: true; value: readonly string[]; onValueChange: (value: string[]) => void }
    | { multiple?: false | undefined; value: string | null; onValueChange: (value: string | null) => void }
  );

/** Chips to choose one or several from. In a single group a press on the active chip clears it, unless `required`. */
export const ChipGroup = (props: ChipGroupProps) => {
  const { frame } = splitField(props as FieldProps);
  const { id, labelId, 'aria-describedby': described } = useFieldIds(frame);
  const isOn = (value: string) => (props.multiple ? props.value.includes(value) : props.value === value);
  const press = (value: string) => {
    if (props.multiple) {
      props.onValueChange(isOn(value) ? props.value.filter((one) => one !== value) : [...props.value, value]);
    } else if (!isOn(value)) props.onValueChange(value);
    else if (!props.required) props.onValueChange(null);
  };
  return (
    <FieldFrame {...frame} group id={id} labelId={labelId} className={props.className}>
      <Chips
        role="group"
        data-swiped={props.swiped || undefined}
        aria-labelledby={labelId}
        aria-describedby={described}
      >
        {props.options.map(({ value, label, icon, count }) => (
          <Chip key={value} pressed={isOn(value)} icon={icon} count={count} onClick={() => press(value)}>
            {label}
          </Chip>
        ))}
      </Chips>
    </FieldFrame>
  );
};
