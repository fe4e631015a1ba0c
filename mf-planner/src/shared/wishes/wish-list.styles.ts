import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const WishList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${t.space[8]};
  margin: 0;
  padding: 0;
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;
