import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { Box, Native } from './native-select.styles';

/** Props of NativeSelect; everything else goes to the select, so `register` spreads onto it. */
export interface NativeSelectProps extends FieldProps, Omit<ComponentPropsWithRef<'select'>, 'size' | 'required'> {
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[];
  size?: FieldSize | undefined;
}

/** The browser's own select in our frame: nothing to load, and the phone's own wheel. */
export const NativeSelect = (props: NativeSelectProps) => {
  const { frame, own } = splitField(props);
  const { options, size = 'md', className, id, ...select } = own;
  const { labelId, ...control } = useFieldIds(frame, id);
  return (
    <FieldFrame {...frame} id={control.id} labelId={labelId} className={className}>
      <Box data-size={size} data-state={frame.error ? 'invalid' : 'valid'}>
        <Native as="select" {...(select as object)} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Native>
        <ChevronDown aria-hidden="true" />
      </Box>
    </FieldFrame>
  );
};
