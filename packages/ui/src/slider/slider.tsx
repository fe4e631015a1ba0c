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
  /**
   * Reads what is typed, where any number will not do: the value, and why it is not what was typed. While there is a
   * fault the text stays in the field.
   */
  read?: ((typed: string) => { value: number; fault?: string | undefined }) | undefined;
  size?: FieldSize | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  className?: string | undefined;
}

/** A number that somebody is in the middle of: `12,` is going to be `12,000`. */
const isUnfinished = (text: string): boolean => /,\d{0,2}$/.test(text.trim());

function readNumber(text: string): { value: number; fault?: string | undefined } {
  const number = Number(text.replace(/[,\s]/g, ''));
  return { value: Number.isFinite(number) && number >= 0 ? number : Number.NaN };
}

/** A slider and a number field for one amount. What is typed is free: it may lie past the slider's end. */
export const Slider = (props: SliderProps) => {
  const { frame: given, own } = splitField(props);
  const { value, onValueChange, min, max, step = 1, prefix = '', read = readNumber, size = 'md' } = own;
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const frame = { ...given, error: fault ?? given.error };
  const { id, labelId, ...aria } = useFieldIds(frame);
  const words = (n: number) => `${prefix}${n.toLocaleString('en-US')}`;
  const type = (text: string) => {
    setTyped(text);
    const { value: number, fault: found } = text.trim() === '' ? { value: Number.NaN } : read(text);
    setFault(isUnfinished(text) ? undefined : found);
    if (!Number.isNaN(number)) onValueChange(number);
  };
  const slide = (next: number | undefined) => {
    if (next === undefined) return;
    setTyped(undefined);
    setFault(undefined);
    onValueChange(next);
  };
  const leave = () => {
    const found = typed === undefined || typed.trim() === '' ? undefined : read(typed).fault;
    setFault(found);
    if (!found) setTyped(undefined);
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
            onValueChange={([next]) => slide(next)}
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
            onBlur={leave}
          />
        </NumberBox>
      </Row>
    </FieldFrame>
  );
};
