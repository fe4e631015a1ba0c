import { CircleCheck, Info, Sun, TriangleAlert, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { BannerBox, Body, Title, Words } from './banner.styles';

/** Props of Banner. */
export interface BannerProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  tone?: 'info' | 'sun' | 'ok' | 'danger' | undefined;
  title?: ReactNode;
  /** A button or link at the right. */
  action?: ReactNode;
  /** Shows a cross that calls this. */
  onDismiss?: (() => void) | undefined;
}

const icons = { info: Info, sun: Sun, ok: CircleCheck, danger: TriangleAlert };

/** A message that belongs to the page; `danger` interrupts a screen reader, the others wait their turn. */
export const Banner = ({ tone = 'info', title, action, onDismiss, children, ...rest }: BannerProps) => {
  const Icon = icons[tone];
  return (
    <BannerBox role={tone === 'danger' ? 'alert' : 'status'} {...rest} data-tone={tone}>
      <Icon aria-hidden="true" />
      <Body>
        <Words>
          {title && <Title>{title}</Title>}
          {children}
        </Words>
        {action}
      </Body>
      {onDismiss && (
        <IconButton size="sm" label="Dismiss" onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </BannerBox>
  );
};
