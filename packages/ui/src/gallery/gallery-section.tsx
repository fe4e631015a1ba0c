import type { ReactNode } from 'react';
import { Heading } from '../layout/typography';
import { Section as Box } from './gallery.styles';

/** A part of the gallery with its heading. */
export const GallerySection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box aria-label={title}>
    <Heading level={2}>{title}</Heading>
    {children}
  </Box>
);
