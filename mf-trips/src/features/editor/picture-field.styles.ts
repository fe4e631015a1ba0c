import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const PictureBox = styled.div`
  display: grid;
  gap: ${t.space[8]};
  min-width: 0;
`;

export const PictureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${t.space[8]};
  align-items: center;
`;

export const Shown = styled.span`
  position: relative;
  flex: none;
  width: 6rem;
  aspect-ratio: 8 / 5;
  overflow: hidden;
  border-radius: ${t.radius.small};
`;
