import { Container } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { Narrow } from '../features/mailed/mailed.styles';
import { Unsubscribe } from '../features/mailed/unsubscribe';

/** `/auth/unsubscribe?token=`: ends a newsletter subscription. */
export const UnsubscribePage = () => {
  const [query] = useSearchParams();
  useDocumentTitle('Unsubscribe');
  return (
    <Container>
      <Narrow>
        <Unsubscribe token={query.get('token') ?? ''} />
      </Narrow>
    </Container>
  );
};
