import { Container, LinkButton } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Picture } from '../picture';
import { pictures, type PictureFiles } from '../pictures';
import type { shellRoutes } from '../routes';
import { Actions, Card, CardPicture, CardWords, Note } from './pages.styles';

type Placeholder = { title: string; text: string; picture: PictureFiles; instead: { label: string; to: string } };
type Path = (typeof shellRoutes.placeholders)[number];

const placeholders: Record<Path, Placeholder> = {
  '/destinations': {
    title: 'Destinations',
    text: 'Every place we know, with its seasons and what a week there costs.',
    picture: pictures.destinations,
    instead: { label: 'Browse destinations', to: '/search' },
  },
  '/accommodations': {
    title: 'Accommodations',
    text: 'Houses, rooms and cabins, compared by what the whole stay costs.',
    picture: pictures.stays,
    instead: { label: 'Search stays', to: '/hotels/search' },
  },
  '/stays': {
    title: 'Hotel & Stays',
    text: 'Hotels and other places to sleep, near what you came to see.',
    picture: pictures.stays,
    instead: { label: 'Search stays', to: '/hotels/search' },
  },
  '/activities': {
    title: 'Activities',
    text: 'Things to do, by kind and by place, to put straight onto a trip.',
    picture: pictures.activities,
    instead: { label: 'See activities on home', to: '/#activities-section' },
  },
  '/safety': {
    title: 'Travel Safety',
    text: 'Entry rules, health advice and emergency numbers for every destination.',
    picture: pictures.safety,
    instead: { label: 'Read the essentials', to: '/#safety-section' },
  },
  '/planning': {
    title: 'Trip Planning',
    text: 'Guides and checklists for the weeks before you leave.',
    picture: pictures.planning,
    instead: { label: 'Plan a trip', to: '/plan-trip' },
  },
  '/flights': {
    title: 'Flight Booking',
    text: 'Fares by day and by month, and the moment to book.',
    picture: pictures.flights,
    instead: { label: 'Search flights', to: '/#flights-section' },
  },
};

/** A page that is still being made: says what it will be, and what serves until then. */
export function PlaceholderPage({ path }: { path: Path }) {
  const { title, text, picture, instead } = placeholders[path];
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
          <p>{text}</p>
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
