import { Card, Container } from '@sojourn/ui';
import { useDocumentTitle } from '@sojourn/web-kit';
import { ForgotForm } from '../features/mailed/forgot-form';
import { Narrow } from '../features/mailed/mailed.styles';

/** `/auth/forgot`: asks for a link that sets a new password. */
export const ForgotPage = () => {
  useDocumentTitle('Forgot your password?');
  return (
    <Container>
      <Narrow>
        <Card padding="lg">
          <ForgotForm />
        </Card>
      </Narrow>
    </Container>
  );
};
