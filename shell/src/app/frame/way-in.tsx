import { LinkButton, type ButtonLook } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import type { ReactNode } from 'react';

type WayInProps = ButtonLook & { to: string; hasEnded: boolean; 'data-from'?: 'tablet'; children: ReactNode };

/** A link to sign in or up. Whoever was signed in until now opens the page anew, which is then a guest's. */
export const WayIn = ({ to, hasEnded, ...rest }: WayInProps) =>
  hasEnded ? <LinkButton as="a" href={to} {...rest} /> : <LinkButton as={Link} to={to} {...rest} />;
