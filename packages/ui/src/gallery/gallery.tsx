import type { ReactNode } from 'react';
import { Container } from '../layout/layout';
import { Heading, Text } from '../layout/typography';
import { ActionSection } from './action-section';
import { ColourSection } from './colour-section';
import { ContentSection } from './content-section';
import { FieldSection } from './field-section';
import type { GalleryPicture } from './gallery-picture';
import { Ground, Page } from './gallery.styles';
import { SearchSection } from './search-section';

export { GallerySection } from './gallery-section';

/** Props of Gallery. */
export interface GalleryProps {
  /** Draws a place behind the hero and on the cards; without it they show a plain ground. */
  picture?: GalleryPicture | undefined;
  /** Further sections, put last: those of packages that build on this one. */
  children?: ReactNode;
  /** Shows a toast from the start, for screenshots. */
  toastAtStart?: 'default' | 'destructive' | undefined;
}

/** One page with every part in its states; for development. */
export const Gallery = ({ picture = () => <Ground />, toastAtStart, children }: GalleryProps) => (
  <Page>
    <Container>
      <Heading level={1} size="h1">
        Gallery
      </Heading>
      <Text tone="ink2">Every part of the design system, in its states.</Text>
      <SearchSection picture={picture} />
      <ColourSection />
      <ActionSection toastAtStart={toastAtStart} />
      <FieldSection />
      <ContentSection picture={picture} />
      {children}
    </Container>
  </Page>
);
