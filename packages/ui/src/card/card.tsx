import type { ComponentPropsWithRef, ElementType } from 'react';
import { BodyBox, CardBox } from './card.styles';

/** Props of Card. */
export interface CardProps extends ComponentPropsWithRef<'div'> {
  as?: ElementType | undefined;
  /** `none` lets a picture reach the edges. */
  padding?: 'none' | 'sm' | 'md' | 'lg' | undefined;
  tone?: 'plain' | 'sunken' | 'accent' | 'sun' | 'danger' | undefined;
  /** It holds one link or button that stands for the whole card. */
  interactive?: boolean | undefined;
  selected?: boolean | undefined;
  /** Lies above the page, as the search card does. */
  floating?: boolean | undefined;
}

/** A surface with a line around it. */
export const Card = ({ padding = 'md', tone = 'plain', interactive, selected, floating, ...rest }: CardProps) => (
  <CardBox
    {...rest}
    data-padding={padding}
    data-tone={tone}
    data-interactive={interactive || undefined}
    data-floating={floating || undefined}
    data-state={selected ? 'selected' : undefined}
  />
);

/** The padded part of a card whose picture reaches the edges (`padding="none"`). */
export const CardBody = ({
  padding = 'sm',
  ...rest
}: ComponentPropsWithRef<'div'> & { padding?: 'sm' | 'md' | undefined }) => (
  <BodyBox {...rest} data-padding={padding} />
);
