import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const HeadBox = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[16]} ${t.space[24]};
  align-items: flex-end;
  justify-content: space-between;
`;

export const Words = styled.div`
  display: grid;
  gap: ${t.space[8]};
  min-width: min(100%, 16rem);
`;

export const Eyebrow = styled.p`
  color: ${t.color.accent};
  font-size: ${t.text.sm};
  font-weight: 600;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[12]};

  ${media.phone} {
    width: 100%;

    & > * {
      flex: 1 1 auto;
    }
  }
`;
