import type { ComponentPropsWithRef, ElementType } from 'react';
import type { Space } from '../tokens';
import { ContainerBox, GridBox, StackBox, WayBackBox } from './layout.styles';

interface Box extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
}

/** Centres its children at the width of the page (1180 px), of reading (680) or of a small form (460). */
export const Container = ({ width = 'page', ...rest }: Box & { width?: 'page' | 'text' | 'form' | undefined }) => (
  <ContainerBox {...rest} data-width={width} />
);

/** Props of Stack. */
export interface StackProps extends Box {
  /** Default 16. */
  gap?: Space | undefined;
  direction?: 'row' | 'column' | undefined;
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  wrap?: boolean | undefined;
}

/** Children one after the other with one gap between. */
export const Stack = ({ gap = 16, direction = 'column', align, justify, wrap, ...rest }: StackProps) => (
  <StackBox
    {...rest}
    $gap={gap}
    data-direction={direction}
    data-align={align}
    data-justify={justify}
    data-wrap={wrap || undefined}
  />
);

/** Props of Grid. */
export interface GridProps extends Box {
  /** The least width of a column: 140, 200, 260 (default) or 340 px. */
  min?: 'xs' | 'sm' | 'md' | 'lg' | undefined;
  gap?: Space | undefined;
}

/** As many equal columns as fit. */
export const Grid = ({ min = 'md', gap = 20, ...rest }: GridProps) => <GridBox {...rest} $gap={gap} data-min={min} />;

/** Holds the link back above a page's heading, a quiet one, whose words then are in line with what stands below. */
export const WayBack = (props: Box) => <WayBackBox {...props} />;
