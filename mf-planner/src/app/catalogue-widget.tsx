import { Container } from '@sojourn/ui';
import { Catalogue } from './catalogue';

/** The catalogue on a page that has its own heading. */
export const CatalogueWidget = () => (
  <Container>
    <Catalogue />
  </Container>
);
