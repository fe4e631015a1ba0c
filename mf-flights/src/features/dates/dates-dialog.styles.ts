import { t } from '@sojourn/ui';
import { styled } from 'styled-components';

export const Views = styled.div`
  display: grid;
  gap: ${t.space[16]};
  min-width: 0;
`;

export const MonthRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;

  & strong {
    font: 560 ${t.text.lg} / 1 ${t.font.display};
  }
`;

export const Note = styled.p`
  margin: 0;
  color: ${t.color.ink2};
  font-size: ${t.text.sm};
`;

/** As high as a month of six weeks, so that nothing moves when the fares arrive. */
export const Stage = styled.div`
  display: grid;
  align-content: start;
  min-height: 21rem;
  overflow-x: auto;

  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
