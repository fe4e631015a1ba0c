import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { ErrorText, FieldBox, GroupLabel, HiddenLabel, Hint, Label, Mark } from './field.styles';

/** What every field part takes. */
export interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong, in words; marks the control invalid. */
  error?: string | undefined;
  /** Marks the label and sets `aria-required`; checking is the form's. */
  required?: boolean | undefined;
  /** Hides the label from all but screen readers. */
  hideLabel?: boolean | undefined;
}

/** 44 px, or 52 px in a form that starts a journey. */
export type FieldSize = 'md' | 'lg';

/** The attributes that tie a control to its label, hint and error. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** Splits a field part's props into the frame's and the control's own. */
export const splitField = <P extends FieldProps>({ label, hint, error, required, hideLabel, ...own }: P) => ({
  frame: { label, hint, error, required, hideLabel },
  own,
});

/** The attributes that tie a control, or a group of controls, to a frame's words. */
export const useFieldIds = ({ hint, error, required }: FieldProps, id?: string): ControlProps & { labelId: string } => {
  const made = useId();
  const base = id ?? made;
  const described = [error ? `${base}-error` : '', hint ? `${base}-hint` : ''].filter(Boolean).join(' ');
  return {
    id: base,
    labelId: `${base}-label`,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required ? true : undefined,
  };
};

interface FrameProps extends FieldProps {
  id: string;
  labelId?: string | undefined;
  /** The label names a group (not one input), so it is no `<label>`. */
  group?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** Label above, control, then error and hint: the one frame of all fields. */
export const FieldFrame = ({
  id,
  labelId,
  group,
  label,
  hint,
  error,
  required,
  hideLabel,
  className,
  children,
}: FrameProps) => {
  const words = (
    <>
      {label}
      {required && <Mark aria-hidden="true">*</Mark>}
    </>
  );
  const Caption = hideLabel ? HiddenLabel : group ? GroupLabel : Label;
  return (
    <FieldBox className={className} data-state={error ? 'invalid' : 'valid'}>
      {group ? (
        <Caption id={labelId}>{words}</Caption>
      ) : (
        <Caption as="label" {...{ htmlFor: id }} id={labelId}>
          {words}
        </Caption>
      )}
      {children}
      {error && (
        <ErrorText id={`${id}-error`}>
          <CircleAlert aria-hidden="true" />
          {error}
        </ErrorText>
      )}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </FieldBox>
  );
};
