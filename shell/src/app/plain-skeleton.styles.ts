import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Lead = styled.div`
  display: grid;
  gap: ${t.space[16]};
  max-width: 26rem;
  padding-block: ${t.space[48]} ${t.space[32]};
`;

export const Blocks = styled.div`
  display: grid;
  gap: ${t.space[16]};

  & > * {
    height: 9rem;
    border-radius: ${t.radius.card};
  }
`;
