import { useState, type Ref } from 'react';
import { FieldFrame, splitField, useFieldIds, type FieldProps, type FieldSize } from '../field/field';
import { Adornment, Input } from '../field/field.styles';
import { Ends, NumberBox, Rail, Range, Root, Row, Thumb, Track } from './slider.styles';

/** Props of Slider. */
export interface SliderProps extends FieldProps {
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  max: number;
  /** Of the slider only; default 1. */
  step?: number | undefined;
  /** Stands before every number, e.g. `$`. */
  prefix?: string | undefined;
  size?: FieldSize | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** A slider and a number field for one amount. What is typed is free: it may lie past the slider's end. */
export const Slider = (props: SliderProps) => {
  const { frame, own } = splitField(props);
  const { value, onValueChange, min, max, step = 1, prefix = '', size = 'md' } = own;
  const { id, labelId, ...aria } = useFieldIds(frame);
  const [typed, setTyped] = useState<string>();
  const words = (n: number) => `${prefix}${n.toLocaleString('en-US')}`;
  const type = (text: string) => {
    setTyped(text);
    const number = Number(text.replace(/[,\s]/g, ''));
    if (text.trim() !== '' && Number.isFinite(number) && number >= 0) onValueChange(number);
  };
  return (
    <FieldFrame {...frame} id={id} labelId={labelId} className={own.className}>
      <Row>
        <Rail>
          <Root
            value={[Math.min(max, Math.max(min, value))]}
            min={min}
            max={max}
            step={step}
            onValueChange={([next]) => next !== undefined && onValueChange(next)}
          >
            <Track>
              <Range />
            </Track>
            <Thumb aria-label={`${frame.label}, slider`} aria-valuetext={words(value)} />
          </Root>
          <Ends aria-hidden="true">
            <span>{words(min)}</span>
            <span>{words(max)}</span>
          </Ends>
        </Rail>
        <NumberBox data-size={size} data-state={frame.error ? 'invalid' : 'valid'}>
          {prefix && <Adornment aria-hidden="true">{prefix}</Adornment>}
          <Input
            {...aria}
            id={id}
            ref={own.ref}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? value.toLocaleString('en-US')}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
        </NumberBox>
      </Row>
    </FieldFrame>
  );
};
