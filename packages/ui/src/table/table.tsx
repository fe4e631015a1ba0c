import { useId, type ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { Scroller, TableBox } from './table.styles';

/** Props of Table. */
export interface TableProps extends ComponentPropsWithRef<'table'> {
  caption: string;
  hideCaption?: boolean | undefined;
  /** `comparison` has what is compared in columns: narrow on a phone, the names of the rows in sight while it is scrolled. */
  variant?: 'plain' | 'comparison' | undefined;
}

/** A native table in a frame that scrolls sideways by itself; mark number cells with `data-numeric`. */
export const Table = ({ caption, hideCaption, variant = 'plain', children, ...rest }: TableProps) => {
  const id = useId();
  // A region that scrolls must be reachable by keyboard (WCAG 2.1.1).
  return (
    <Scroller role="region" aria-labelledby={id} tabIndex={0}>
      <TableBox {...rest} data-variant={variant}>
        {hideCaption ? (
          <VisuallyHidden as="caption" id={id}>
            {caption}
          </VisuallyHidden>
        ) : (
          <caption id={id}>{caption}</caption>
        )}
        {children}
      </TableBox>
    </Scroller>
  );
};
