import type { ComponentPropsWithRef } from 'react';
import { useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Head, Track } from './progress.styles';

/** Colours a bar's part may have. */
export type ProgressTone = 'accent' | 'coral' | 'amber' | 'sky' | 'ok' | 'danger';

/** Props of Progress. */
export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: string;
  value: number;
  /** Default 100. */
  max?: number | undefined;
  hideLabel?: boolean | undefined;
  /** Said and shown instead of per cent, e.g. `$1,018 of $2,400`. */
  valueText?: string | undefined;
  /** Parts of the value, drawn one after the other; `value` stays their sum. */
  segments?: readonly { label: string; value: number; tone: ProgressTone }[] | undefined;
}

/** How far something has come, or how something is divided. */
export const Progress = ({ label, value, max = 100, hideLabel, valueText, segments, ...rest }: ProgressProps) => {
  const id = useId();
  const share = (part: number) => Math.min(100, Math.max(0, max > 0 ? (part / max) * 100 : 0));
  const text = valueText ?? `${Math.round(share(value))}%`;
  const parts = segments ?? [{ label, value, tone: 'accent' as const }];
  let from = 0;
  return (
    <div {...rest}>
      {hideLabel ? (
        <VisuallyHidden id={id}>{label}</VisuallyHidden>
      ) : (
        <Head>
          <span id={id}>{label}</span>
          <span>{text}</span>
        </Head>
      )}
      <Track
        role="progressbar"
        aria-labelledby={id}
        aria-valuenow={value}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuetext={text}
        preserveAspectRatio="none"
      >
        {parts.map((part) => {
          const x = from;
          from += share(part.value);
          return (
            <rect key={part.label} x={`${x}%`} width={`${share(part.value)}%`} height="100%" data-tone={part.tone} />
          );
        })}
      </Track>
    </div>
  );
};
