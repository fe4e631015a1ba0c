import type { ComponentPropsWithRef } from 'react';
import type { ButtonSize, ButtonVariant } from './button';
import { IconBox } from './button.styles';

/** Props of IconButton. */
export interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  /** The button's accessible name. */
  label: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
}

/** A square button that shows an icon (its children) and is named by `label`. */
export const IconButton = ({ label, variant = 'quiet', size = 'md', type = 'button', ...rest }: IconButtonProps) => (
  <IconBox aria-label={label} {...rest} type={type} data-variant={variant} data-size={size} />
);
