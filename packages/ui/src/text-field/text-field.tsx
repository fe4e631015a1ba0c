import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { Adornment, ControlBox, Input } from '../field/field.styles';

/** Props of TextField; everything else goes to the input. */
export interface TextFieldProps extends FieldProps, Omit<ComponentPropsWithRef<'input'>, 'size' | 'required'> {
  size?: FieldSize | undefined;
  /** Shown inside, before what is typed. */
  start?: ReactNode;
  /** Shown inside, after what is typed. */
  end?: ReactNode;
}

/** One line of text with its label, hint and error. */
export const TextField = (props: TextFieldProps) => {
  const { frame, own } = splitField(props);
  const { size = 'md', start, end, className, id, ...input } = own;
  const { labelId, ...control } = useFieldIds(frame, id);
  return (
    <FieldFrame {...frame} id={control.id} labelId={labelId} className={className}>
      <ControlBox data-size={size} data-state={frame.error ? 'invalid' : 'valid'}>
        {start && <Adornment>{start}</Adornment>}
        <Input type="text" {...input} {...control} />
        {end && <Adornment>{end}</Adornment>}
      </ControlBox>
    </FieldFrame>
  );
};
