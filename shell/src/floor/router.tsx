/** Stands for `@sojourn/web-kit/router` on the floor page: the same markup, and no router. */
import type { ComponentPropsWithRef } from 'react';

export const Link = ({ to, children, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) => (
  <a {...rest} href={to}>
    {children}
  </a>
);
export const useLocation = () => ({ pathname: '/', search: '', hash: '' });
export const useNavigationType = () => 'POP';
export const useNavigate = () => () => undefined;
