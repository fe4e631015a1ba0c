import type { ComponentPropsWithRef, ElementType } from 'react';
import { t, type TextSize } from '../tokens';
import { HeadingBox, TextBox } from './typography.styles';

const sizes = { 1: 'h2', 2: 'h3', 3: 'xl', 4: 'lg' } as const satisfies Record<number, TextSize>;

/** Props of Heading. */
export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** Its place in the page's outline. */
  level: 1 | 2 | 3 | 4;
  /** By default 34, 26, 21 and 19 px for the four levels. */
  size?: TextSize | undefined;
  /** `sans` for the names of things a person operates. */
  font?: 'display' | 'sans' | undefined;
}

/** A heading in the display face; its look is free of its level. */
export const Heading = ({ level, size, font = 'display', ...rest }: HeadingProps) => (
  <HeadingBox as={`h${level}` as 'h2'} {...rest} $size={size ?? sizes[level]} data-font={font} />
);

/** Colours running text may have. */
export type TextTone = 'inherit' | 'ink' | 'ink2' | 'ink3' | 'accent' | 'sun' | 'ok' | 'danger' | 'onScene';

/** Props of Text. */
export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: ElementType | undefined;
  tone?: TextTone | undefined;
  size?: TextSize | undefined;
  weight?: 'normal' | 'medium' | 'bold' | undefined;
  /** For figures that are compared: prices, times, durations. */
  tabular?: boolean | undefined;
  /** Cuts after so many lines. */
  clamp?: number | undefined;
}

/** Running text. */
export const Text = ({ tone = 'inherit', size = 'md', weight, tabular, clamp, ...rest }: TextProps) => (
  <TextBox
    {...rest}
    $size={size}
    $tone={tone === 'inherit' ? 'inherit' : t.color[tone]}
    $clamp={clamp}
    data-weight={weight}
    data-tabular={tabular || undefined}
    data-clamp={clamp ? true : undefined}
  />
);
