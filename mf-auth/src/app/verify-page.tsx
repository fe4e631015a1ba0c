import { Container } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { ConfirmLink } from '../features/mailed/confirm-link';
import { LinkGate } from '../features/mailed/link-gate';
import { purposeAt, wordsOf } from '../features/mailed/mailed.model';
import { Narrow } from '../features/mailed/mailed.styles';

/** `/auth/verify?purpose=&token=`: the button that a mailed link leads to. */
export const VerifyPage = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const purpose = purposeAt(query);
  const { title, again } = wordsOf(purpose);
  useDocumentTitle(title);
  return (
    <Container>
      <Narrow>
        <LinkGate query={{ purpose, token }} again={again}>
          {(link) => <ConfirmLink link={link} purpose={purpose} token={token} />}
        </LinkGate>
      </Narrow>
    </Container>
  );
};
