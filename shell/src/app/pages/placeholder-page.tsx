import { Container, LinkButton } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { pageHeads } from '../../document/page-heads';
import { Picture } from '../picture';
import { pictures, type PictureFiles } from '../pictures';
import type { shellRoutes } from '../routes';
import { Actions, Card, CardPicture, CardWords, Note } from './pages.styles';

type Placeholder = { picture: PictureFiles; instead: { label: string; to: string } };
type Path = (typeof shellRoutes.placeholders)[number];

const placeholders: Record<Path, Placeholder> = {
  '/destinations': {
    picture: pictures.destinations,
    instead: { label: 'Browse destinations', to: '/search' },
  },
  '/accommodations': { picture: pictures.stays, instead: { label: 'Search stays', to: '/hotels/search' } },
  '/stays': { picture: pictures.stays, instead: { label: 'Search stays', to: '/hotels/search' } },
  '/activities': {
    picture: pictures.activities,
    instead: { label: 'See activities on home', to: '/#activities-section' },
  },
  '/safety': { picture: pictures.safety, instead: { label: 'Read the essentials', to: '/#safety-section' } },
  '/planning': { picture: pictures.planning, instead: { label: 'Plan a trip', to: '/plan-trip' } },
  '/flights': { picture: pictures.flights, instead: { label: 'Search flights', to: '/#flights-section' } },
};

/** A page that is still being made: says what it will be, and what serves until then. */
export function PlaceholderPage({ path }: { path: Path }) {
  const { picture, instead } = placeholders[path];
  const { title, description } = pageHeads[path];
  useDocumentTitle(title);
  return (
    <Container>
      <Card>
        <CardPicture>
          <Picture files={picture} alt="" sizes="(min-width: 64rem) 37rem, 94vw" isFirst />
        </CardPicture>
        <CardWords>
          <Note>Under construction</Note>
          <h1>{title}</h1>
          <p>{description}</p>
          <Actions>
            <LinkButton as={Link} to="/" size="lg">
              Return Home
            </LinkButton>
            <LinkButton as={Link} to={instead.to} size="lg" variant="secondary">
              {instead.label}
            </LinkButton>
          </Actions>
        </CardWords>
      </Card>
    </Container>
  );
}
