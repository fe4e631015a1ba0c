import type { ComponentPropsWithRef } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps } from '../field/field';
import { ControlBox } from '../field/field.styles';
import { Area } from './text-area.styles';

/** Props of TextArea; everything else goes to the textarea. */
export interface TextAreaProps extends FieldProps, Omit<ComponentPropsWithRef<'textarea'>, 'required'> {}

/** Several lines of text; it grows with what is written where the browser can. */
export const TextArea = (props: TextAreaProps) => {
  const { frame, own } = splitField(props);
  const { className, id, ...area } = own;
  const { labelId, ...control } = useFieldIds(frame, id);
  return (
    <FieldFrame {...frame} id={control.id} labelId={labelId} className={className}>
      <ControlBox data-state={frame.error ? 'invalid' : 'valid'}>
        <Area as="textarea" {...(area as object)} {...control} />
      </ControlBox>
    </FieldFrame>
  );
};
