import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { ButtonBox } from './button.styles';

/** What a button is for: `primary` acts (one a view), `scene` lies on an illustration. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'scene' | 'scene-solid';
/** 36, 44 and 52 px high; the small one still has a 44 px target. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Looks shared by Button and LinkButton. */
export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Drawn before the words. */
  icon?: ReactNode;
  /** Drawn after the words. */
  iconEnd?: ReactNode;
  /** As wide as its parent. */
  block?: boolean | undefined;
}

/** Props of Button. */
export interface ButtonProps extends ButtonLook, ComponentPropsWithRef<'button'> {
  /** Work is under way: presses do nothing, focus stays, and `pendingText` is shown and announced. */
  pending?: boolean | undefined;
  pendingText?: ReactNode;
}

/** A button. `type` is `button` unless said otherwise. */
export const Button = ({
  variant = 'primary',
  size = 'md',
  icon,
  iconEnd,
  block,
  pending,
  pendingText,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <ButtonBox
        {...rest}
        type={type}
        onClick={press}
        data-variant={variant}
        data-size={size}
        data-block={block || undefined}
        data-state={pending ? 'pending' : 'idle'}
        aria-busy={pending || undefined}
        aria-disabled={pending || rest['aria-disabled']}
      >
        {pending ? <Spinner /> : icon}
        {pending ? (pendingText ?? children) : children}
        {!pending && iconEnd}
      </ButtonBox>
      {/* Beside the button, not in it: inside, the words would double the button's name. */}
      {pending !== undefined && (
        <VisuallyHidden role="status">{pending ? (pendingText ?? 'Working') : ''}</VisuallyHidden>
      )}
    </>
  );
};
