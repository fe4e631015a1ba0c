import { t } from '@sojourn/ui';
import { Link } from '@sojourn/web-kit/router';
import { styled } from 'styled-components';

/** Beside the password, and as high as a finger is wide. */
export const Forgotten = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${t.size.target};
  color: ${t.color.accent};
  font-size: ${t.text.sm};
`;
