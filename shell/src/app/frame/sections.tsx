import { Link, useLocation } from '@sojourn/web-kit/router';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { scrollToSection } from './page-position';

/** The sections of the home page that the header leads to. */
export const sections = [
  { label: 'Flights', id: 'flights-section' },
  { label: 'Stays', id: 'stays-section' },
  { label: 'Activities', id: 'activities-section' },
  { label: 'Safety', id: 'safety-section' },
  { label: 'Planning', id: 'planning-section' },
] as const;

type SectionLinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & { section: (typeof sections)[number]['id'] };

/** Leads to a section of home: by a smooth scroll when home is open, else by going there. */
export function SectionLink({ section, onClick, ...rest }: SectionLinkProps) {
  const { pathname } = useLocation();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (pathname !== '/' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    scrollToSection(section);
    history.replaceState(history.state, '', `/#${section}`);
  };
  return <Link {...rest} to={`/#${section}`} onClick={go} />;
}
