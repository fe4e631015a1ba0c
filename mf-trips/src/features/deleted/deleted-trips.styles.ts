import { media, t } from '@sojourn/ui';
import { styled } from 'styled-components';
import { RuledRow } from '../../shared/rows.styles';

export const Row = styled(RuledRow)`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: ${t.space[16]};
  align-items: center;
  padding-block: ${t.space[16]};
  ${media.phone} {
    grid-template-columns: 4.5rem minmax(0, 1fr);

    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Thumb = styled.div`
  position: relative;
  overflow: clip;
  aspect-ratio: 8 / 5;
  border-radius: ${t.radius.control};
  filter: grayscale(0.85);
`;

export const Words = styled.div`
  display: grid;
  gap: ${t.space[4]};
  min-width: 0;
  overflow-wrap: anywhere;
`;
