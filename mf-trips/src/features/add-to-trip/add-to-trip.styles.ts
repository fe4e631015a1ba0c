import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Pair = styled.div`
  display: grid;
  gap: ${t.space[16]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
