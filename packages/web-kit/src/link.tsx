import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** A path of this site, with or without query and hash. */
  to: string;
  /** Takes the place of the present entry in the browser's history. */
  replace?: boolean | undefined;
};

/**
 * A link within the site that is followed without loading a page. react-router's own `Link` brings the prefetching, forms
 * and server components of its frameworks along, 3 kB (brotli) in every first visit; the following is still the router's.
 */
export function Link({ to, replace, onClick, target, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler(to, { ...(replace && { replace }), ...(target && { target }) });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
