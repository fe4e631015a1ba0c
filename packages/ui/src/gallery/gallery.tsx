import { Container } from '../layout/layout';
import { Heading, Text } from '../layout/typography';
import { ActionSection } from './action-section';
import { ColourSection } from './colour-section';
import { ContentSection } from './content-section';
import { FieldSection } from './field-section';
import { Page } from './gallery.styles';
import { SceneSection } from './scene-section';
import { SearchSection } from './search-section';

/** Props of Gallery. */
export interface GalleryProps {
  /** Shows a toast from the start, for screenshots. */
  toastAtStart?: 'default' | 'destructive' | undefined;
}

/** One page with every part in its states and every scene; for development. */
export const Gallery = ({ toastAtStart }: GalleryProps) => (
  <Page>
    <Container>
      <Heading level={1} size="h1">
        Gallery
      </Heading>
      <Text tone="ink2">Every part of the design system, in its states.</Text>
      <SearchSection />
      <ColourSection />
      <ActionSection toastAtStart={toastAtStart} />
      <FieldSection />
      <ContentSection />
      <SceneSection />
    </Container>
  </Page>
);
