import { Container, LinkButton } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { Link } from '@sojourn/web-kit/router';
import { Picture } from '../picture';
import { pictures } from '../pictures';
import { Actions, Card, CardPicture, CardWords } from './pages.styles';

/** Any address that nobody answers; the words are the specification's. */
export function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return (
    <Container>
      <Card>
        <CardPicture>
          <Picture files={pictures.lost} alt="" sizes="(min-width: 64rem) 37rem, 94vw" isFirst />
        </CardPicture>
        <CardWords>
          <h1>404 Page Not Found</h1>
          <p>Did you forget to add the page to the router?</p>
          <Actions>
            <LinkButton as={Link} to="/" size="lg">
              Return Home
            </LinkButton>
          </Actions>
        </CardWords>
      </Card>
    </Container>
  );
}
