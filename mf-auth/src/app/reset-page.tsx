import { Card, Container } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { useSearchParams } from '@sojourn/web-kit/router';
import { LinkGate } from '../features/mailed/link-gate';
import { Narrow } from '../features/mailed/mailed.styles';
import { ResetForm } from '../features/mailed/reset-form';

const AGAIN = { label: 'Send Me a New Link', to: '/auth/forgot' };

/** `/auth/reset?token=`: chooses a new password. */
export const ResetPage = () => {
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  useDocumentTitle('Choose a new password');
  return (
    <Container>
      <Narrow>
        <LinkGate query={{ purpose: 'reset-password', token }} again={AGAIN}>
          {(link) => (
            <Card padding="lg">
              <ResetForm link={link} token={token} />
            </Card>
          )}
        </LinkGate>
      </Narrow>
    </Container>
  );
};
