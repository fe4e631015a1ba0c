import { Container, t } from '@sojourn/ui';
import { styled } from 'styled-components';

/** Room above a page's heading and below its last line. */
export const PageBox = styled(Container)`
  padding-block: ${t.space[32]} ${t.space[72]};

  h1 + p {
    margin-top: ${t.space[4]};
  }
`;
